import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StreamAddress } from '../stream-address.js';
import {
  CreatePlaybackId,
  ListPlaybackIds,
  PlaybackIdListResponse,
  PlaybackIdResponse,
  toPlaybackId,
} from './playback-id.schema.js';
import { PlaybackIds } from './playback-ids.js';

@ApiTags('Playback')
@Controller()
export class PlaybackIdsController {
  constructor(
    private readonly ids: PlaybackIds,
    private readonly address: StreamAddress,
  ) {}

  @Post('assets/:asset/playback-ids')
  @HttpCode(201)
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'createPlaybackId',
    summary: 'Make an asset playable',
    description: 'It may be made before the asset can be played; until then it answers 409.',
  })
  @ApiCreatedResponse({ standardSchema: PlaybackIdResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') assetId: string,
    @Body({ schema: CreatePlaybackId }) body: CreatePlaybackId,
  ) {
    return toPlaybackId(await this.ids.create(tenant, assetId, body), this.address.base);
  }

  @Get('playback-ids')
  @Requires('videos:read')
  @ApiOperation({ operationId: 'listPlaybackIds', summary: 'List playback ids' })
  @ApiOkResponse({ standardSchema: PlaybackIdListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListPlaybackIds.schema }) query: ListPlaybackIds,
  ) {
    const rows = await this.ids.list(tenant, ListPlaybackIds.parse(query));
    return paged(ListPlaybackIds.page(rows, query, (row) => toPlaybackId(row, this.address.base)));
  }

  @Get('playback-ids/:playback')
  @Requires('videos:read')
  @ApiOperation({ operationId: 'getPlaybackId', summary: 'Read a playback id' })
  @ApiOkResponse({ standardSchema: PlaybackIdResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('playback') id: string) {
    return toPlaybackId(await this.ids.get(tenant, id), this.address.base);
  }

  @Delete('playback-ids/:playback')
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'deletePlaybackId',
    summary: 'Let nothing be played by a playback id any more',
    description: 'Players that play now stop within seconds.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(@CurrentProject() { tenant }: ProjectRef, @Param('playback') id: string) {
    await this.ids.delete(tenant, id);
    return { id, deleted: true as const };
  }
}
