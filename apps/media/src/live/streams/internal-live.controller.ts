import { InternalOnly, tenantOf } from '@skydeck/auth-guard';
import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { z } from 'zod';
import { Precondition } from '@skydeck/envelope';
import { ApiError } from '@skydeck/errors';
import { LiveControl } from './live-control.js';
import { LiveIngest } from './live-ingest.js';
import { CreateLiveStream } from './live-stream.schema.js';
import { LiveStreams } from './live-streams.service.js';

const CreateInternalLiveStream = z.strictObject({
  project_id: z.string().min(1).max(64),
  mode: z.enum(['live', 'test']).default('live'),
  name: z.string().min(1).max(200),
  record: z.boolean().default(false),
});
type CreateInternalLiveStream = z.output<typeof CreateInternalLiveStream>;

/** Live streams of other services: broadcasts of rooms. */
@ApiExcludeController()
@InternalOnly()
@Controller('internal/v1/live-streams')
export class InternalLiveController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly control: LiveControl,
    private readonly ingest: LiveIngest,
  ) {}

  @Post()
  @HttpCode(201)
  async create(@Body({ schema: CreateInternalLiveStream }) body: CreateInternalLiveStream) {
    const { project_id: project, mode, name, record } = body;
    const wanted = CreateLiveStream.parse({ name, record, latency: 'low' });
    const { stream, playbackId } = await this.streams.create(tenantOf(project, mode), wanted);
    return {
      id: stream.id,
      ingest_url: this.ingest.url,
      stream_key: this.streams.keyOf(stream),
      hls_url: `${this.ingest.streams}${playbackId}/master.m3u8`,
    };
  }

  /** Ends the broadcast, so that players come to an end; one that is over is no error. */
  @Post(':project/:live_stream/complete')
  @HttpCode(200)
  async complete(@Param('project') project: string, @Param('live_stream') id: string) {
    try {
      await this.control.complete(tenantOf(project), id);
    } catch (error) {
      if (!isOver(error)) throw error;
    }
    return { id };
  }

  /** What is recorded stays; one that is gone already is no error. */
  @Delete(':project/:live_stream')
  async delete(@Param('project') project: string, @Param('live_stream') id: string) {
    try {
      await this.control.delete(tenantOf(project), id, new Precondition(undefined));
    } catch (error) {
      if (!isOver(error)) throw error;
    }
    return { id, deleted: true as const };
  }
}

/** Whether what is to end is not there any more, or is not live. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'live.not_live');
