import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { withETag } from '@skydeck/envelope';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LiveControl } from './live-control.js';
import { LiveIngest } from './live-ingest.js';
import type { LiveStreamEntity } from './live-stream.entity.js';
import {
  LiveStreamResponse,
  StreamKeyResponse,
  toLiveStream,
  toStreamKey,
} from './live-stream.schema.js';
import { LiveStreams } from './live-streams.service.js';

@ApiTags('Live streams')
@Controller('live-streams/:live_stream')
export class LiveControlController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly control: LiveControl,
    private readonly ingest: LiveIngest,
  ) {}

  @Get('stream-key')
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'getStreamKey',
    summary: 'Read the key that publishers need',
    description: 'Whoever has it can publish, so it takes the right to write.',
  })
  @ApiOkResponse({ standardSchema: StreamKeyResponse })
  async key(@CurrentProject() { tenant }: ProjectRef, @Param('live_stream') id: string) {
    return this.#keyOf(await this.streams.get(tenant, id));
  }

  @Post('reset-key')
  @HttpCode(200)
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'resetStreamKey',
    summary: 'Give a live stream another key',
    description: 'Who publishes now goes on, and needs the new key to come back.',
  })
  @ApiOkResponse({ standardSchema: StreamKeyResponse })
  async reset(@CurrentProject() { tenant }: ProjectRef, @Param('live_stream') id: string) {
    return this.#keyOf(await this.streams.resetKey(tenant, id));
  }

  @Post('enable')
  @HttpCode(200)
  @Requires('videos:write')
  @ApiOperation({ operationId: 'enableLiveStream', summary: 'Take publishers in again' })
  @ApiOkResponse({ standardSchema: LiveStreamResponse })
  async enable(@CurrentProject() { tenant }: ProjectRef, @Param('live_stream') id: string) {
    return this.#tagged(await this.streams.enable(tenant, id));
  }

  @Post('disable')
  @HttpCode(200)
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'disableLiveStream',
    summary: 'End the broadcast, and take no publisher in',
  })
  @ApiOkResponse({ standardSchema: LiveStreamResponse })
  async disable(@CurrentProject() { tenant }: ProjectRef, @Param('live_stream') id: string) {
    return this.#tagged(await this.control.disable(tenant, id));
  }

  @Post('complete')
  @HttpCode(200)
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'completeLiveStream',
    summary: 'End the broadcast, without waiting for its publisher to come back',
    description: 'A publisher that is still there is put out. What was recorded becomes an asset.',
  })
  @ApiOkResponse({ standardSchema: LiveStreamResponse })
  async complete(@CurrentProject() { tenant }: ProjectRef, @Param('live_stream') id: string) {
    return this.#tagged(await this.control.complete(tenant, id));
  }

  #keyOf(stream: LiveStreamEntity) {
    return toStreamKey(stream, this.streams.keyOf(stream), this.ingest.url);
  }

  #tagged(stream: LiveStreamEntity) {
    return withETag(toLiveStream(stream, this.ingest.url), stream.version);
  }
}
