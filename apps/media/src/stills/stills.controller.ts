import { Public } from '@skydeck/auth-guard';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from '../playback/stream/cache-control.js';
import { StreamGate, viewerOf } from '../playback/stream/stream-gate.js';
import { STREAM_HEADERS } from '../playback/stream/stream-headers.js';
import type { PlayedAsset } from '../playback/stream/played-assets.js';
import type { StillFormat } from '../transcoder/index.js';
import { AnimationQuery, StillQuery } from './still.schema.js';
import { STILL_TYPES, Stills } from './stills.js';

const HOUR_S = 3600;

/** Pictures of moments, let out as streams are: by playback id, token and page. */
@ApiExcludeController()
@Public()
@Controller('stream/:id')
export class StillsController {
  constructor(
    private readonly gate: StreamGate,
    private readonly stills: Stills,
  ) {}

  @Get(['thumbnail.jpg', 'thumbnail.png', 'thumbnail.webp'])
  async thumbnail(
    @Param('id') id: string,
    @Query({ schema: StillQuery }) query: StillQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(STREAM_HEADERS);
    const { token } = query;
    const { asset } = await this.gate.enter(id, viewerOf(request, token));
    const format = formatOf(request);
    send(reply, asset, STILL_TYPES[format], await this.stills.picture(asset, query, format));
  }

  @Get('animated.webp')
  async animated(
    @Param('id') id: string,
    @Query({ schema: AnimationQuery }) query: AnimationQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(STREAM_HEADERS);
    const { token } = query;
    const { asset } = await this.gate.enter(id, viewerOf(request, token));
    send(reply, asset, 'image/webp', await this.stills.animation(asset, query));
  }
}

/** What the address ends with; no other one leads here. */
function formatOf({ url }: FastifyRequest): StillFormat {
  const [path = ''] = url.split('?');
  return path.endsWith('.png') ? 'png' : path.endsWith('.webp') ? 'webp' : 'jpg';
}

/** A moment looks the same for ever, as long as the asset is not made anew. */
function send(reply: FastifyReply, asset: PlayedAsset, type: string, bytes: Buffer): void {
  void reply
    .headers({ 'content-type': type, 'cache-control': cacheControl(asset, HOUR_S) })
    .send(bytes);
}
