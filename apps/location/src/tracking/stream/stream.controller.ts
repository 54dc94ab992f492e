import {
  CurrentPrincipal,
  CurrentProject,
  type Principal,
  type ProjectRef,
  Public,
  readBearer,
  Requires,
} from '@skydeck/auth-guard';
import { sendEventStream } from '@skydeck/service';
import { Body, Controller, Get, Headers, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Opening, OpenStreams } from './access/open-streams.js';
import { credentialOf } from './access/opener.js';
import { StreamTokens } from './access/stream-tokens.js';
import type { Followed } from './followed.js';
import { LiveStream } from './live-stream.js';
import { StreamFilters } from './stream-filters.js';
import {
  CreateStreamToken,
  FollowStream,
  resumePointIn,
  ResumeStream,
  StreamTokenResponse,
} from './stream.schema.js';

const FOLLOWED = { content: { 'text/event-stream': { schema: { type: 'string' as const } } } };
const TOLD =
  'Server-sent events named `position`, each with a StreamPosition; `left`, the same, when a device leaves `bbox`; and `geofence`, each with an Event. No event of a geofence is left out. Of positions, who reads slowly or comes back is told the latest of each device. The same path takes WebSockets, with messages `{"id","type","data"}`.';

@ApiTags('Tracking')
@Controller('stream')
export class StreamController {
  constructor(
    private readonly stream: LiveStream,
    private readonly filters: StreamFilters,
    private readonly tokens: StreamTokens,
    private readonly open: OpenStreams,
  ) {}

  @Get()
  @Requires('tracking:read')
  @ApiOperation({ operationId: 'streamPositions', summary: 'Follow devices', description: TOLD })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Resume after this event.' })
  @ApiOkResponse(FOLLOWED)
  async follow(
    @CurrentProject() { tenant }: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: FollowStream }) query: FollowStream,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const from = resumePointIn(lastEventId, query.after) ?? query.start;
    const filter = await this.filters.of(tenant, query);
    const credential = credentialOf(principal, readBearer(request.headers.authorization));
    const opening: Opening = { kind: 'sse', tenant, actorId: principal.id, credential };
    await this.#send(request, reply, opening, { tenant, filter, from });
  }

  @Post('tokens')
  @Requires('tracking:read')
  @ApiOperation({
    operationId: 'createStreamToken',
    summary: 'Let a browser follow devices',
    description:
      'Browsers cannot send keys with `EventSource` and `WebSocket`. The token follows what it was made for, for as long as it is good and your key is.',
  })
  @ApiCreatedResponse({ standardSchema: StreamTokenResponse })
  async issue(
    @CurrentProject() { tenant }: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: CreateStreamToken }) body: CreateStreamToken,
    @Req() request: FastifyRequest,
  ) {
    const { row, token } = await this.tokens.issue({
      tenant,
      actorId: principal.id,
      credential: credentialOf(principal, readBearer(request.headers.authorization)),
      filter: await this.filters.of(tenant, body),
      ttlMs: body.ttl_s * 1000,
    });
    const url = `${request.protocol}://${request.host}/api/v1/stream/${token}`;
    return {
      id: row.id,
      token,
      url,
      socket_url: url.replace(/^http/, 'ws'),
      expires_at: row.expiresAt.toISOString(),
    };
  }

  @Get(':stream_token')
  @Public()
  @ApiOperation({
    operationId: 'streamPositionsByToken',
    summary: 'Follow devices by a token',
    description: TOLD,
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Resume after this event.' })
  @ApiOkResponse(FOLLOWED)
  async followByToken(
    @Param('stream_token') token: string,
    @Query({ schema: ResumeStream }) query: ResumeStream,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const from = resumePointIn(lastEventId, query.after) ?? query.start;
    const { tenant, filter, actorId, credential } = await this.tokens.redeem(token);
    const opening: Opening = { kind: 'sse', tenant, actorId, credential };
    // The page may be anybody's: what counts is the token.
    reply.raw.setHeader('access-control-allow-origin', '*');
    await this.#send(request, reply, opening, { tenant, filter, from });
  }

  async #send(request: FastifyRequest, reply: FastifyReply, opening: Opening, followed: Followed) {
    const { revoked, close } = this.open.open(opening);
    try {
      await sendEventStream(request, reply, (signal) =>
        this.stream.follow(followed, AbortSignal.any([signal, revoked])),
      );
    } finally {
      close();
    }
  }
}
