import { CommonErrors } from '@skydeck/errors';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '@skydeck/service';
import { ViewTokens } from '../../views/beacons/view-tokens.js';
import { StreamGate, viewerOf } from '../stream/stream-gate.js';
import { StreamQuery } from '../stream/stream-query.js';
import { readPlayerAssets } from './player-assets.js';
import { renderPlayerPage } from './player-page.js';

/** A page with a player, to be opened or put into a frame. */
@ApiExcludeController()
@Public()
@Controller()
export class PlayerController {
  readonly #assets = readPlayerAssets();

  constructor(
    private readonly gate: StreamGate,
    private readonly views: ViewTokens,
    private readonly clock: Clock,
  ) {}

  @Get('stream/:id/player')
  async page(
    @Param('id') id: string,
    @Query({ schema: StreamQuery }) { token }: StreamQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { asset } = await this.gate.enter(id, viewerOf(request, token));
    const query = token === undefined ? '' : `?${new URLSearchParams({ token }).toString()}`;
    const { body, headers } = renderPlayerPage({
      title: asset.name,
      src: `master.m3u8${query}`,
      poster: asset.live ? '' : `poster.jpg${query}`,
      isLive: asset.live !== null,
      scripts: `../../player/${this.#assets.version}/`,
      view: `views/${this.views.issue(id, this.clock.now())}`,
      pages: asset.pages,
    });
    void reply.headers(headers).send(body);
  }

  @Get('player/:version/:name')
  script(
    @Param('version') version: string,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): void {
    const script = this.#assets.scripts.get(name);
    if (script === undefined || version !== this.#assets.version) throw CommonErrors.not_found();
    void reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      .send(script);
  }
}
