import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, paged, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../spaces/actor.js';
import { type PhotoRow, toPhoto } from './photo-rows.js';
import {
  ListPhotos,
  PhotoListResponse,
  PhotoResponse,
  TimelineQuery,
  TimelineResponse,
  UpdatePhoto,
} from './photo.schema.js';
import { Photos } from './photos.js';

@ApiTags('Photos')
@ApiHeader(SKYDECK_USER)
@Controller('photos')
export class PhotosController {
  constructor(private readonly photos: Photos) {}

  @Get()
  @Requires('photos:read')
  @ApiOperation({
    operationId: 'listPhotos',
    summary: 'List photographs',
    description: 'By when they were taken, the latest first; of a day, or of a region.',
  })
  @ApiOkResponse({ standardSchema: PhotoListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: ListPhotos.schema }) query: ListPhotos,
  ) {
    const rows = await this.photos.list(project, ListPhotos.parse(query), actor);
    return paged(ListPhotos.page(rows, query, toPhoto));
  }

  @Get('timeline')
  @Requires('photos:read')
  @ApiOperation({
    operationId: 'getPhotoTimeline',
    summary: 'Count photographs by day',
    description: 'Those in the archive are left out. `GET /photos?day=` lists those of one.',
  })
  @ApiOkResponse({ standardSchema: TimelineResponse })
  async timeline(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: TimelineQuery }) query: TimelineQuery,
  ) {
    const days = await this.photos.days(project, query, actor);
    return { days: days.slice(0, query.limit), has_more: days.length > query.limit };
  }

  @Get(':photo')
  @Requires('photos:read')
  @ApiOperation({ operationId: 'getPhoto', summary: 'Get a photograph' })
  @ApiOkResponse({ standardSchema: PhotoResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('photo') id: string,
  ) {
    return tagged(await this.photos.get(project, id, 'read', actor));
  }

  @Patch(':photo')
  @Requires('photos:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updatePhoto',
    summary: 'Change what is said of a photograph',
    description:
      'Whether it is a favourite, whether it is in the archive, title, description, tags and stars. What is said here stays, whatever XMP says later.',
  })
  @ApiOkResponse({ standardSchema: PhotoResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('photo') id: string,
    @Body({ schema: UpdatePhoto }) body: UpdatePhoto,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.photos.update(project, id, [body, expected], actor));
  }
}

const tagged = (row: PhotoRow) => withETag(toPhoto(row), row.version);
