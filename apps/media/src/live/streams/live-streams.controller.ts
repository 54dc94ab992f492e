import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  Precondition,
  withETag,
} from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { LiveControl } from './live-control.js';
import { LiveIngest } from './live-ingest.js';
import type { LiveStreamEntity } from './live-stream.entity.js';
import {
  CreateLiveStream,
  ListLiveStreams,
  LiveStreamListResponse,
  LiveStreamResponse,
  NewLiveStreamResponse,
  toLiveStream,
  toStreamKey,
  UpdateLiveStream,
} from './live-stream.schema.js';
import { LiveStreams } from './live-streams.service.js';

@ApiTags('Live streams')
@Controller('live-streams')
export class LiveStreamsController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly control: LiveControl,
    private readonly ingest: LiveIngest,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'createLiveStream',
    summary: 'Make a live stream',
    description: 'The answer has the stream key, which is read again at `/stream-key`.',
  })
  @ApiCreatedResponse({ standardSchema: NewLiveStreamResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateLiveStream }) body: CreateLiveStream,
  ) {
    const { stream, playbackId } = await this.streams.create(tenant, body);
    const key = toStreamKey(stream, this.streams.keyOf(stream), this.ingest.url);
    const made = { ...toLiveStream(stream, this.ingest.url), ...key, playback_id: playbackId };
    return withETag(made, stream.version);
  }

  @Get()
  @Requires('videos:read')
  @ApiOperation({ operationId: 'listLiveStreams', summary: 'List the live streams' })
  @ApiOkResponse({ standardSchema: LiveStreamListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListLiveStreams.schema }) query: ListLiveStreams,
  ) {
    const rows = await this.streams.list(tenant, ListLiveStreams.parse(query));
    return paged(ListLiveStreams.page(rows, query, (row) => toLiveStream(row, this.ingest.url)));
  }

  @Get(':live_stream')
  @Requires('videos:read')
  @ApiOperation({ operationId: 'getLiveStream', summary: 'See what a live stream is, and where' })
  @ApiOkResponse({ standardSchema: LiveStreamResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('live_stream') id: string) {
    return this.#tagged(await this.streams.get(tenant, id));
  }

  @Patch(':live_stream')
  @Requires('videos:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateLiveStream', summary: 'Change a live stream' })
  @ApiOkResponse({ standardSchema: LiveStreamResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('live_stream') id: string,
    @Body({ schema: UpdateLiveStream }) body: UpdateLiveStream,
    @IfMatch() expected: Precondition,
  ) {
    return this.#tagged(await this.streams.update(tenant, id, body, expected));
  }

  @Delete(':live_stream')
  @Requires('videos:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteLiveStream',
    summary: 'Delete a live stream, its playback ids and its list of broadcasts',
    description: 'Who publishes is put out. What was recorded is an asset, and stays.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('live_stream') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.control.delete(tenant, id, expected);
    return { id, deleted: true as const };
  }

  #tagged(stream: LiveStreamEntity) {
    return withETag(toLiveStream(stream, this.ingest.url), stream.version);
  }
}
