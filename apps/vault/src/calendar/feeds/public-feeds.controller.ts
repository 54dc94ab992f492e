import { Readable } from 'node:stream';
import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { MemoryRateLimiter, policyOf } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Changes } from '../../changes/changes.js';
import { collectionOf } from '../calendar-notices.js';
import { CalendarTransfers } from '../transfer/calendar-transfers.js';
import { busyText } from './busy-text.js';
import { CalendarFeeds } from './calendar-feeds.js';

const PER_FEED = policyOf('calendar_feed', 600, 60);

/** Calendars for whoever has their secret address. */
@ApiExcludeController()
@Public()
@Controller('public/feeds')
export class PublicFeedsController {
  readonly #limiter = new MemoryRateLimiter();

  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly changes: Changes,
    private readonly transfers: CalendarTransfers,
    private readonly clock: Clock,
  ) {}

  @Get(':feed_token')
  async read(
    @Param('feed_token') token: string,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { feed, calendar } = await this.feeds.open(token.replace(/\.ics$/, ''));
    const limit = { key: `calendar_feed:${feed.id}`, policy: PER_FEED };
    const { isAllowed, retryAfterS } = this.#limiter.take([limit], this.clock.now().getTime());
    if (!isAllowed) throw CommonErrors.rate_limited({ retryAfterS });
    const latest = await this.changes.latest(calendar.spaceId, collectionOf(calendar.id));
    const etag = `"${feed.shows}-${calendar.version}-${latest}"`;
    void reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (headers['if-none-match'] === etag) {
      await reply.status(304).send();
      return;
    }
    const change = feed.shows === 'busy' ? busyText : undefined;
    const lines = this.transfers.linesOf(calendar, change);
    await reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${calendar.id}.ics"`,
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(lines, { objectMode: false }));
  }
}
