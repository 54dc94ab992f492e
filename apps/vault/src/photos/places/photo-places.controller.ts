import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { PhotoPlaces } from './photo-places.js';
import { PhotoPlacesQuery, PhotoPlacesResponse } from './photo-place.schema.js';

@ApiTags('Photos')
@ApiHeader(SKYDECK_USER)
@Controller('photos/places')
export class PhotoPlacesController {
  constructor(private readonly places: PhotoPlaces) {}

  @Get()
  @Requires('photos:read')
  @ApiOperation({
    operationId: 'listPhotoPlaces',
    summary: 'Count photographs by where they were taken',
    description:
      'For a map: what lies close together is one place, with its name where places are named.',
  })
  @ApiOkResponse({ standardSchema: PhotoPlacesResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: PhotoPlacesQuery }) query: PhotoPlacesQuery,
  ) {
    const places = await this.places.list(project, query, actor);
    return { places: places.slice(0, query.limit), has_more: places.length > query.limit };
  }
}
