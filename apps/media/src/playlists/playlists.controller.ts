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
import { madeBefore } from '@skydeck/idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { StreamAddress } from '../playback/stream-address.js';
import { PlaylistItems } from './playlist-items.js';
import {
  AddPlaylistItem,
  CreatePlaylist,
  ListPlaylists,
  MovePlaylistItem,
  PlaylistListResponse,
  PlaylistResponse,
  toPlaylist,
  UpdatePlaylist,
} from './playlist.schema.js';
import { AssetPlaylists, type PlaylistAndItems } from './playlists.js';

@ApiTags('Playlists')
@Controller('playlists')
export class AssetPlaylistsController {
  /** Where the service is. */
  readonly #base: string;

  constructor(
    private readonly playlists: AssetPlaylists,
    private readonly items: PlaylistItems,
    streams: StreamAddress,
  ) {
    this.#base = streams.base.replace(/\/stream\/$/, '');
  }

  @Post()
  @HttpCode(201)
  @Requires('videos:write')
  @ApiOperation({ operationId: 'createPlaylist', summary: 'Make a playlist of assets' })
  @ApiCreatedResponse({ standardSchema: PlaylistResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreatePlaylist }) body: CreatePlaylist,
  ) {
    return this.#tagged(await this.playlists.create(tenant, body));
  }

  @Get()
  @Requires('videos:read')
  @ApiOperation({ operationId: 'listPlaylists', summary: 'List the playlists' })
  @ApiOkResponse({ standardSchema: PlaylistListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListPlaylists.schema }) query: ListPlaylists,
  ) {
    const rows = await this.playlists.list(tenant, ListPlaylists.parse(query));
    return paged(ListPlaylists.page(rows, query, (row) => toPlaylist(row, this.#base)));
  }

  @Get(':playlist')
  @Requires('videos:read')
  @ApiOperation({ operationId: 'getPlaylist', summary: 'See what a playlist plays' })
  @ApiOkResponse({ standardSchema: PlaylistResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('playlist') id: string) {
    return this.#tagged(await this.playlists.get(tenant, id));
  }

  @Patch(':playlist')
  @Requires('videos:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updatePlaylist', summary: 'Rename a playlist, or make it public' })
  @ApiOkResponse({ standardSchema: PlaylistResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('playlist') id: string,
    @Body({ schema: UpdatePlaylist }) body: UpdatePlaylist,
    @IfMatch() expected: Precondition,
  ) {
    return this.#tagged(await this.playlists.update(tenant, id, body, expected));
  }

  @Delete(':playlist')
  @Requires('videos:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deletePlaylist', summary: 'Delete a playlist; its assets stay' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('playlist') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.playlists.delete(tenant, id, expected);
    return { id, deleted: true as const };
  }

  @Post(':playlist/items')
  @HttpCode(201)
  @Requires('videos:write')
  @ApiOperation({ operationId: 'addPlaylistItem', summary: 'Put an asset into a playlist' })
  @ApiCreatedResponse({ standardSchema: PlaylistResponse })
  async add(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('playlist') id: string,
    @Body({ schema: AddPlaylistItem }) { asset_id: assetId, before }: AddPlaylistItem,
  ) {
    const location = 'body.asset_id';
    const made = await madeBefore('pli', async (item) => {
      const found = await this.playlists.get(tenant, id);
      return found.items.some((one) => one.id === item) ? found : null;
    });
    if (made) return this.#tagged(made);
    const changed = await this.playlists.change(tenant, id, null, (manager, playlist) =>
      this.items.put(manager, playlist, { assetId, before, location }),
    );
    return this.#tagged(changed);
  }

  @Patch(':playlist/items/:item')
  @Requires('videos:write')
  @ApiOperation({ operationId: 'movePlaylistItem', summary: 'Move an item of a playlist' })
  @ApiOkResponse({ standardSchema: PlaylistResponse })
  async move(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('playlist') id: string,
    @Param('item') item: string,
    @Body({ schema: MovePlaylistItem }) { before }: MovePlaylistItem,
  ) {
    const changed = await this.playlists.change(tenant, id, null, (manager, playlist) =>
      this.items.move(manager, playlist, item, before),
    );
    return this.#tagged(changed);
  }

  @Delete(':playlist/items/:item')
  @Requires('videos:write')
  @ApiOperation({ operationId: 'removePlaylistItem', summary: 'Take an item out of a playlist' })
  @ApiOkResponse({ standardSchema: PlaylistResponse })
  async remove(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('playlist') id: string,
    @Param('item') item: string,
  ) {
    const changed = await this.playlists.change(tenant, id, null, (manager, playlist) =>
      this.items.remove(manager, playlist, item),
    );
    return this.#tagged(changed);
  }

  #tagged({ playlist, items }: PlaylistAndItems) {
    return withETag({ ...toPlaylist(playlist, this.#base), items }, playlist.version);
  }
}
