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
import type { PlaybackRestrictionEntity } from './playback-restriction.entity.js';
import {
  CreatePlaybackRestriction,
  ListPlaybackRestrictions,
  PlaybackRestrictionListResponse,
  PlaybackRestrictionResponse,
  toPlaybackRestriction,
  UpdatePlaybackRestriction,
} from './playback-restriction.schema.js';
import { PlaybackRestrictions } from './playback-restrictions.js';

@ApiTags('Playback')
@Controller('playback-restrictions')
export class PlaybackRestrictionsController {
  constructor(private readonly restrictions: PlaybackRestrictions) {}

  @Post()
  @HttpCode(201)
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'createPlaybackRestriction',
    summary: 'Say on which pages something may be played',
  })
  @ApiCreatedResponse({ standardSchema: PlaybackRestrictionResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreatePlaybackRestriction }) body: CreatePlaybackRestriction,
  ) {
    return tagged(await this.restrictions.create(tenant, body));
  }

  @Get()
  @Requires('videos:read')
  @ApiOperation({ operationId: 'listPlaybackRestrictions', summary: 'List playback restrictions' })
  @ApiOkResponse({ standardSchema: PlaybackRestrictionListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListPlaybackRestrictions.schema }) query: ListPlaybackRestrictions,
  ) {
    const rows = await this.restrictions.list(tenant, ListPlaybackRestrictions.parse(query));
    return paged(ListPlaybackRestrictions.page(rows, query, toPlaybackRestriction));
  }

  @Get(':restriction')
  @Requires('videos:read')
  @ApiOperation({ operationId: 'getPlaybackRestriction', summary: 'Read a playback restriction' })
  @ApiOkResponse({ standardSchema: PlaybackRestrictionResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('restriction') id: string) {
    return tagged(await this.restrictions.get(tenant, id));
  }

  @Patch(':restriction')
  @Requires('videos:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updatePlaybackRestriction',
    summary: 'Change on which pages something may be played',
    description: 'It holds within seconds, for those who play already too.',
  })
  @ApiOkResponse({ standardSchema: PlaybackRestrictionResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('restriction') id: string,
    @Body({ schema: UpdatePlaybackRestriction }) body: UpdatePlaybackRestriction,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.restrictions.update(tenant, id, body, expected));
  }

  @Delete(':restriction')
  @Requires('videos:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deletePlaybackRestriction',
    summary: 'Delete a playback restriction that no playback id has',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('restriction') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.restrictions.delete(tenant, id, expected);
    return { id, deleted: true as const };
  }
}

const tagged = (row: PlaybackRestrictionEntity) =>
  withETag(toPlaybackRestriction(row), row.version);
