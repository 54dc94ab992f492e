import { Controller, Get, Logger, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { isAutomatic } from './is-automatic.js';
import { type Tracked, TrackingTokens } from './tracking-tokens.js';
import { Visits } from './visits.js';

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;
/** One transparent point. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

interface Place {
  readonly url: string | null;
  readonly sent_at: Date | null;
}

/** What pictures and links of mail lead to. A link leads only where the mail said, never elsewhere. */
@ApiExcludeController()
@Public()
@Controller()
export class VisitsController {
  readonly #logger = new Logger('Tracking');

  constructor(
    private readonly tokens: TrackingTokens,
    private readonly visits: Visits,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Get('o/:file')
  async open(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const tracked = file.endsWith('.gif') ? this.tokens.read(file.slice(0, -4)) : null;
    if (tracked?.position !== null) throw CommonErrors.not_found();
    const place = await this.#placeOf(tracked);
    if (place) await this.#note(tracked, place, request);
    void reply.status(200).headers(HEADERS).type('image/gif').send(PIXEL);
  }

  @Get('t/:token')
  async click(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const tracked = this.tokens.read(token);
    const place = tracked && tracked.position !== null ? await this.#placeOf(tracked) : null;
    if (!tracked || !place?.url) throw CommonErrors.not_found();
    await this.#note(tracked, place, request);
    void reply
      .status(302)
      .headers({ ...HEADERS, location: place.url })
      .send();
  }

  async #placeOf({ messageId, position }: Tracked): Promise<Place | null> {
    const [place] = await this.dataSource.query<Place[]>(
      `select sent_at, (select url from message_link
         where message_id = message.id and position = $2) as url
       from message where id = $1`,
      [messageId, position],
    );
    return place ?? null;
  }

  /** Whoever follows a link gets there, also when nothing could be noted. */
  async #note(
    { messageId, position }: Tracked,
    { sent_at: sentAt }: Place,
    { method, headers }: FastifyRequest,
  ): Promise<void> {
    const sinceSentMs = sentAt && this.clock.now().getTime() - sentAt.getTime();
    const kind = position === null ? 'open' : 'click';
    const automatic = isAutomatic({ method, headers, sinceSentMs });
    try {
      await this.visits.note({ messageId, kind, position, isAutomatic: automatic });
    } catch (error) {
      this.#logger.debug({ msg: 'A visit was not noted.', id: messageId, err: error });
    }
  }
}
