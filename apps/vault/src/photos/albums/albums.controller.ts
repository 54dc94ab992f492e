import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  type Precondition,
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
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import {
  AddToAlbum,
  AlbumListResponse,
  AlbumResponse,
  CreateAlbum,
  ListAlbums,
  toAlbum,
  UpdateAlbum,
} from './album.schema.js';
import { Albums, type CountedAlbum } from './albums.js';

@ApiTags('Albums')
@ApiHeader(SKYDECK_USER)
@Controller('albums')
export class AlbumsController {
  constructor(private readonly albums: Albums) {}

  @Post()
  @HttpCode(201)
  @Requires('photos:write')
  @ApiOperation({ operationId: 'createAlbum', summary: 'Make an album' })
  @ApiCreatedResponse({ standardSchema: AlbumResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Body({ schema: CreateAlbum }) body: CreateAlbum,
  ) {
    return tagged(await this.albums.create({ project, actor }, body));
  }

  @Get()
  @Requires('photos:read')
  @ApiOperation({
    operationId: 'listAlbums',
    summary: 'List the albums of a space',
    description: '`GET /photos?album=` lists what is in one.',
  })
  @ApiOkResponse({ standardSchema: AlbumListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: ListAlbums.schema }) query: ListAlbums,
  ) {
    const rows = await this.albums.list({ project, actor }, ListAlbums.parse(query));
    return paged(ListAlbums.page(rows, query, toAlbum));
  }

  @Get(':album')
  @Requires('photos:read')
  @ApiOperation({ operationId: 'getAlbum', summary: 'Show an album' })
  @ApiOkResponse({ standardSchema: AlbumResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('album') id: string,
  ) {
    return tagged(await this.albums.get({ project, actor }, id));
  }

  @Patch(':album')
  @Requires('photos:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateAlbum', summary: 'Change an album' })
  @ApiOkResponse({ standardSchema: AlbumResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('album') id: string,
    @Body({ schema: UpdateAlbum }) body: UpdateAlbum,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.albums.update({ project, actor }, id, body, expected));
  }

  @Delete(':album')
  @Requires('photos:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteAlbum',
    summary: 'Delete an album',
    description: 'What is in it stays in the space.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('album') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.albums.delete({ project, actor }, id, expected);
    return { id, deleted: true as const };
  }

  @Post(':album/photos')
  @HttpCode(200)
  @Requires('photos:write')
  @ApiOperation({
    operationId: 'addToAlbum',
    summary: 'Put photographs into an album',
    description: 'All of them or none; what is in it already stays so.',
  })
  @ApiOkResponse({ standardSchema: AlbumResponse })
  async add(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('album') id: string,
    @Body({ schema: AddToAlbum }) { photos }: AddToAlbum,
  ) {
    return tagged(await this.albums.add({ project, actor }, id, photos));
  }

  @Delete(':album/photos/:photo')
  @Requires('photos:write')
  @ApiOperation({ operationId: 'removeFromAlbum', summary: 'Take a photograph out of an album' })
  @ApiOkResponse({ standardSchema: AlbumResponse })
  async remove(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('album') id: string,
    @Param('photo') photo: string,
  ) {
    return tagged(await this.albums.remove({ project, actor }, id, photo));
  }
}

const tagged = (row: CountedAlbum) => withETag(toAlbum(row), row.version);
