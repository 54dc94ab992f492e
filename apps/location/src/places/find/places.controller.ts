import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { withETag } from '@skydeck/envelope';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CATEGORIES, categoryName } from '../categories/categories.js';
import { NearbyPlaces } from './nearby-places.js';
import {
  CategoriesResponse,
  FoundPlacesResponse,
  ListCategories,
  PlaceResponse,
} from './place.schema.js';
import { FindNearby, SearchPlaces, ShowPlace } from './place-query.schema.js';
import { PlaceRequests } from './place-requests.js';
import { PlaceSearch } from './place-search.js';
import { ShownPlaces } from './shown-places.js';

@ApiTags('Places')
@Controller('places')
export class PlacesController {
  constructor(
    private readonly near: NearbyPlaces,
    private readonly words: PlaceSearch,
    private readonly shown: ShownPlaces,
    private readonly requests: PlaceRequests,
  ) {}

  @Get('nearby')
  @Requires('places:read')
  @ApiOperation({
    operationId: 'findNearbyPlaces',
    summary: 'Find places around a place, the nearest first',
    description:
      'Of maps and of the project. What has no name, such as benches, is told only when its category is asked for.',
  })
  @ApiOkResponse({ standardSchema: FoundPlacesResponse })
  nearby(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: FindNearby }) query: FindNearby,
  ) {
    return this.requests.counted(tenant, 'nearby', () => this.near.find(tenant, query));
  }

  @Get('search')
  @Requires('places:read')
  @ApiOperation({
    operationId: 'searchPlaces',
    summary: 'Find places by words',
    description: 'By names, addresses and words for categories, of maps and of the project.',
  })
  @ApiOkResponse({ standardSchema: FoundPlacesResponse })
  search(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: SearchPlaces }) query: SearchPlaces,
  ) {
    return this.requests.counted(tenant, 'search', () => this.words.find(tenant, query));
  }

  @Get('categories')
  @Requires('places:read')
  @ApiOperation({
    operationId: 'listPlaceCategories',
    summary: 'List the kinds of places, and the tags that mean them',
  })
  @ApiOkResponse({ standardSchema: CategoriesResponse })
  categories(@Query({ schema: ListCategories }) { lang }: ListCategories) {
    const categories = CATEGORIES.map(({ id, names, osm }) => ({
      id,
      parent: id.includes('.') ? id.slice(0, id.indexOf('.')) : null,
      name: categoryName(id, lang) ?? id,
      names,
      tags: osm,
    }));
    return { categories };
  }

  @Get(':place')
  @Requires('places:read')
  @ApiOperation({
    operationId: 'getPlace',
    summary: 'Show all that is known of a place',
    description: 'With whether it is open, when that changes, and when it is open this week.',
  })
  @ApiOkResponse({ standardSchema: PlaceResponse })
  async get(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('place') id: string,
    @Query({ schema: ShowPlace }) query: ShowPlace,
  ) {
    return this.requests.counted(tenant, 'details', async () => {
      const { place, version } = await this.shown.show(tenant, id, query);
      return withETag(place, version);
    });
  }
}
