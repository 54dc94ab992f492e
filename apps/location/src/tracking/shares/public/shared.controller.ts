import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { MemoryRateLimiter, policyOf } from '@skydeck/limits';
import { Clock, sendEventStream } from '@skydeck/service';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenStreams } from '../../stream/access/open-streams.js';
import type { ShareEntity } from '../share.entity.js';
import { Shares } from '../shares.js';
import { ShareStream } from './share-stream.js';
import { SharedViewResponse } from './shared.schema.js';
import { SharedViews } from './shared-views.js';

/** A link may be sent to many. */
const PER_MINUTE = policyOf('share', 600, 120);

@ApiTags('Shared')
@Controller('shared/:share_token')
export class SharedController {
  readonly #limiter = new MemoryRateLimiter();

  constructor(
    private readonly shares: Shares,
    private readonly views: SharedViews,
    private readonly stream: ShareStream,
    private readonly open: OpenStreams,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Public()
  @ApiOperation({
    operationId: 'getShared',
    summary: 'See what a link shows',
    description: 'Needs no key: the token of the link is enough. It tells no identifier.',
  })
  @ApiOkResponse({ standardSchema: SharedViewResponse })
  async get(@Param('share_token') token: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const share = await this.#open(token);
    void reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    return this.views.of(share);
  }

  @Get('stream')
  @Public()
  @ApiOperation({
    operationId: 'streamShared',
    summary: 'Follow what a link shows',
    description:
      'Server-sent events: `share` with a SharedView first, `position` with a SharedDevice whenever one moved, and `ended` when the link has ended.',
  })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  async follow(
    @Param('share_token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const share = await this.#open(token);
    const { id: actorId, tenant } = share;
    const { revoked, close } = this.open.open({ kind: 'share', tenant, actorId, credential: null });
    reply.raw.setHeader('access-control-allow-origin', '*');
    try {
      await sendEventStream(request, reply, (signal) =>
        this.stream.follow(share, AbortSignal.any([signal, revoked])),
      );
    } finally {
      close();
    }
  }

  async #open(token: string): Promise<ShareEntity> {
    const share = await this.shares.open(token);
    const limit = { key: `share:${share.id}`, policy: PER_MINUTE };
    const { isAllowed, retryAfterS } = this.#limiter.take([limit], this.clock.now().getTime());
    if (!isAllowed) throw CommonErrors.rate_limited({ retryAfterS });
    return share;
  }
}
