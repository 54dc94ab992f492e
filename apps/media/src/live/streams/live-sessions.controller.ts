import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CreateLivePlaybackId,
  PlaybackIdResponse,
  toPlaybackId,
} from '../../playback/ids/playback-id.schema.js';
import { LiveIngest } from './live-ingest.js';
import {
  ListLiveSessions,
  LiveSessionListResponse,
  StreamHealthResponse,
  toHealth,
  toLiveSession,
} from './live-session.schema.js';
import { LiveSessions } from './live-sessions.js';
import { LiveStreams } from './live-streams.service.js';

@ApiTags('Live streams')
@Controller('live-streams/:live_stream')
export class LiveSessionsController {
  constructor(
    private readonly sessions: LiveSessions,
    private readonly streams: LiveStreams,
    private readonly ingest: LiveIngest,
  ) {}

  @Get('sessions')
  @Requires('videos:read')
  @ApiOperation({
    operationId: 'listLiveSessions',
    summary: 'List what was broadcast to a live stream',
  })
  @ApiOkResponse({ standardSchema: LiveSessionListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('live_stream') id: string,
    @Query({ schema: ListLiveSessions.schema }) query: ListLiveSessions,
  ) {
    const rows = await this.sessions.list(tenant, id, ListLiveSessions.parse(query));
    return paged(ListLiveSessions.page(rows, query, toLiveSession));
  }

  @Get('health')
  @Requires('videos:read')
  @ApiOperation({
    operationId: 'getStreamHealth',
    summary: 'See how well what is broadcast comes in',
  })
  @ApiOkResponse({ standardSchema: StreamHealthResponse })
  async health(@CurrentProject() { tenant }: ProjectRef, @Param('live_stream') id: string) {
    const { id: session, health } = await this.sessions.health(tenant, id);
    return toHealth(session, health);
  }

  @Post('playback-ids')
  @HttpCode(201)
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'createLivePlaybackId',
    summary: 'Make a live stream playable in one more way',
    description: 'While nobody broadcasts, what is played under it answers 409.',
  })
  @ApiCreatedResponse({ standardSchema: PlaybackIdResponse })
  async play(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('live_stream') id: string,
    @Body({ schema: CreateLivePlaybackId }) body: CreateLivePlaybackId,
  ) {
    return toPlaybackId(await this.streams.makePlayable(tenant, id, body), this.ingest.streams);
  }
}
