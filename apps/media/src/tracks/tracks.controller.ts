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
import type { TrackEntity } from './track.entity.js';
import { TrackIntake } from './track-intake.js';
import {
  CreateTrack,
  ListTracks,
  toTrack,
  TrackListResponse,
  TrackResponse,
  TrackTextResponse,
  UpdateTrack,
} from './track.schema.js';
import { TrackSweeper } from './track.sweeper.js';
import { cuesOfFile } from './track-texts.js';
import { TracksService } from './tracks.service.js';

@ApiTags('Tracks')
@Controller('assets/:asset/tracks')
export class TracksController {
  constructor(
    private readonly tracks: TracksService,
    private readonly intake: TrackIntake,
    private readonly sweeper: TrackSweeper,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'createTrack',
    summary: 'Add captions to an asset',
    description:
      'SRT or WebVTT, as `text` or from `source_url`. What is malformed is refused with its line; what is fetched is `preparing` first.',
  })
  @ApiCreatedResponse({ standardSchema: TrackResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') asset: string,
    @Body({ schema: CreateTrack }) { text, source_url: url, ...wanted }: CreateTrack,
  ) {
    if (text !== undefined) {
      const cues = cuesOfFile(Buffer.from(text), 'body.text');
      return tagged(await this.intake.addCues(tenant, asset, wanted, cues));
    }
    const track = await this.intake.addUrl(tenant, asset, wanted, url ?? '');
    this.sweeper.wake();
    return tagged(track);
  }

  @Get()
  @Requires('videos:read')
  @ApiOperation({ operationId: 'listTracks', summary: 'List the captions of an asset' })
  @ApiOkResponse({ standardSchema: TrackListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') asset: string,
    @Query({ schema: ListTracks.schema }) query: ListTracks,
  ) {
    const rows = await this.tracks.list(tenant, asset, ListTracks.parse(query));
    return paged(ListTracks.page(rows, query, toTrack));
  }

  @Get(':track')
  @Requires('videos:read')
  @ApiOperation({ operationId: 'getTrack', summary: 'See what became of captions' })
  @ApiOkResponse({ standardSchema: TrackResponse })
  async get(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') asset: string,
    @Param('track') id: string,
  ) {
    return tagged(await this.tracks.get(tenant, asset, id));
  }

  @Get(':track/text')
  @Requires('videos:read')
  @ApiOperation({ operationId: 'getTrackText', summary: 'Read captions as players get them' })
  @ApiOkResponse({ standardSchema: TrackTextResponse })
  async text(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') asset: string,
    @Param('track') id: string,
  ) {
    return { text: await this.tracks.textOf(tenant, asset, id) };
  }

  @Patch(':track')
  @Requires('videos:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateTrack', summary: 'Change name, language or use of captions' })
  @ApiOkResponse({ standardSchema: TrackResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') asset: string,
    @Param('track') id: string,
    @Body({ schema: UpdateTrack }) body: UpdateTrack,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.tracks.update(tenant, asset, id, body, expected));
  }

  @Delete(':track')
  @Requires('videos:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteTrack',
    summary: 'Delete captions',
    description: 'Players that show them stop within seconds.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') asset: string,
    @Param('track') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.tracks.delete(tenant, asset, id, expected);
    return { id, deleted: true as const };
  }
}

/** A track with its version. */
export const tagged = (track: TrackEntity) => withETag(toTrack(track), track.version);
