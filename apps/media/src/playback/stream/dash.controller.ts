import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CommonErrors } from '@skydeck/errors';
import { Public } from '@skydeck/auth-guard';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from './cache-control.js';
import { DashManifests } from './dash-manifests.js';
import { isLive } from './live-stream-delivery.js';
import { StreamGate, viewerOf } from './stream-gate.js';
import { STREAM_HEADERS } from './stream-headers.js';
import { StreamQuery } from './stream-query.js';

const WHOLE_S = 10;

/** What players of MPEG-DASH fetch first. */
@ApiExcludeController()
@Public()
@Controller('stream/:id')
export class DashController {
  constructor(
    private readonly gate: StreamGate,
    private readonly manifests: DashManifests,
  ) {}

  @Get('manifest.mpd')
  async manifest(
    @Param('id') id: string,
    @Query({ schema: StreamQuery }) { token }: StreamQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(STREAM_HEADERS);
    const { asset, ticket } = await this.gate.enter(id, viewerOf(request, token));
    if (isLive(asset)) throw CommonErrors.not_found();
    const text = await this.manifests.manifest(asset, ticket);
    void reply
      .headers({
        'content-type': 'application/dash+xml',
        'cache-control': cacheControl(asset, WHOLE_S),
      })
      .send(text);
  }
}
