import { Public } from '@skydeck/auth-guard';
import { isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Body, Controller, HttpCode, Options, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlaybackErrors } from '../../playback/playback.errors.js';
import { StreamGate, viewerOf } from '../../playback/stream/stream-gate.js';
import { StreamQuery } from '../../playback/stream/stream-query.js';
import { Beacon } from './beacon.schema.js';
import { BEACON_EVERY_S } from './beacon-pace.js';
import { ViewBeacons } from './view-beacons.js';
import { ViewTokens } from './view-tokens.js';

/** Players on pages of any origin may tell what they play; nothing is told them. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '86400',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
} as const;

/** What players tell of views. Nothing here needs a key: see the tokens of views. */
@ApiExcludeController()
@Public()
@Controller('stream/:id/views')
export class ViewBeaconsController {
  constructor(
    private readonly gate: StreamGate,
    private readonly tokens: ViewTokens,
    private readonly beacons: ViewBeacons,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(201)
  async begin(
    @Param('id') id: string,
    @Query({ schema: StreamQuery }) { token }: StreamQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.headers(HEADERS);
    await this.gate.enter(id, viewerOf(request, token));
    return { view: this.tokens.issue(id, this.clock.now()), every_s: BEACON_EVERY_S };
  }

  @Post(':view')
  @HttpCode(204)
  async take(
    @Param('id') id: string,
    @Param('view') view: string,
    @Body({ schema: Beacon }) body: Beacon,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(HEADERS);
    if (!isId('pid', id)) throw PlaybackErrors.id_not_found();
    const sender = { address: request.ip, userAgent: request.headers['user-agent'] };
    await this.beacons.take(id, view, body, sender);
  }

  @Options(['', ':view'])
  @HttpCode(204)
  preflight(@Res({ passthrough: true }) reply: FastifyReply): void {
    void reply.headers(HEADERS);
  }
}
