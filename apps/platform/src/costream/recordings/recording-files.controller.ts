import { Public } from '@skydeck/auth-guard';
import { isId } from '@skydeck/ids';
import { Controller, Get, Options, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, IsNull } from 'typeorm';
import { z } from 'zod';
import { COMPOSITE_FILES } from './compose/composite.js';
import { PlaybackTokens } from './playback-tokens.js';
import { RecordingDelivery } from './recording-delivery.js';
import { RoomRecordingEntity } from './recording.entity.js';
import { RoomRecordingErrors } from './recording.errors.js';

const WithToken = z.object({ token: z.string().max(100).default('') });
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'range',
  'access-control-expose-headers': 'content-length, content-range, etag',
  'access-control-max-age': '86400',
};

/** Files for players, which have no key: the token is all that they show, from any origin. */
@Public()
@ApiExcludeController()
@Controller('costream/recordings/:recording/hls')
export class RecordingFilesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: PlaybackTokens,
    private readonly delivery: RecordingDelivery,
  ) {}

  @Options(':file')
  async allow(@Res() reply: FastifyReply): Promise<void> {
    await reply.status(204).headers(CORS).send();
  }

  @Get(':file')
  async send(
    @Param('recording') id: string,
    @Param('file') name: string,
    @Query({ schema: WithToken }) { token }: z.output<typeof WithToken>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(CORS);
    const isOpen = isId('rrc', id) && this.tokens.opens(id, token);
    const which = { id, status: 'ready' as const, deletedAt: IsNull() };
    const row = isOpen ? await this.dataSource.manager.findOneBy(RoomRecordingEntity, which) : null;
    const file = row?.files.find((one) => one.name === name);
    if (!row || !file) throw RoomRecordingErrors.not_found();
    if (name === COMPOSITE_FILES.list) await this.delivery.sendPlaylist(row, token, reply);
    else await this.delivery.send(row, file, request, reply, false);
  }
}
