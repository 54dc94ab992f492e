import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StreamGate, viewerOf } from '../playback/stream/stream-gate.js';
import { STREAM_HEADERS } from '../playback/stream/stream-headers.js';
import { StreamQuery } from '../playback/stream/stream-query.js';
import { DownloadDelivery } from './download-delivery.js';
import { AUDIO_ONLY } from './static-rendition.entity.js';

/** Files for download, let out as streams are: by playback id, token and page. */
@ApiExcludeController()
@Public()
@Controller('stream/:id')
export class DownloadsController {
  constructor(
    private readonly gate: StreamGate,
    private readonly delivery: DownloadDelivery,
  ) {}

  @Get(`${AUDIO_ONLY}.m4a`)
  async sound(
    @Param('id') id: string,
    @Query({ schema: StreamQuery }) { token }: StreamQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#send(id, AUDIO_ONLY, token, request, reply);
  }

  @Get(':name.mp4')
  async picture(
    @Param('id') id: string,
    @Param('name') name: string,
    @Query({ schema: StreamQuery }) { token }: StreamQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (name === AUDIO_ONLY) throw CommonErrors.not_found();
    await this.#send(id, name, token, request, reply);
  }

  async #send(
    id: string,
    name: string,
    token: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(STREAM_HEADERS);
    const { asset } = await this.gate.enter(id, viewerOf(request, token));
    await this.delivery.send(asset, name, request, reply);
  }
}
