import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Geocoding } from '../geocoding.service.js';
import { FindAround, FindPlaces, SuggestPlaces } from './geocoding-query.schema.js';
import {
  GeocodeBatch,
  GeocodedBatchResponse,
  GeocodedPlacesResponse,
  PlacesAroundResponse,
} from './geocoding.schema.js';
import { lookAt, searchFor, suggestionFor } from './read-question.js';

@ApiTags('Geocoding')
@Controller()
export class GeocodingController {
  constructor(private readonly geocoding: Geocoding) {}

  @Get('geocode')
  @Requires('geocoding:read')
  @ApiOperation({
    operationId: 'geocode',
    summary: 'Find places by words',
    description:
      'Words as people write them in `q`, or an address in its parts. Letters may be wrong, and what is not there is answered with what is around it: a missing house number with its street.',
  })
  @ApiOkResponse({ standardSchema: GeocodedPlacesResponse })
  geocode(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: FindPlaces }) query: FindPlaces,
  ) {
    return this.geocoding.find(tenant, searchFor(query));
  }

  @Get('autocomplete')
  @Requires('geocoding:read')
  @ApiOperation({
    operationId: 'autocomplete',
    summary: 'Find what words that are being typed may become',
  })
  @ApiOkResponse({ standardSchema: GeocodedPlacesResponse })
  autocomplete(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: SuggestPlaces }) query: SuggestPlaces,
  ) {
    return this.geocoding.find(tenant, suggestionFor(query));
  }

  @Get('reverse')
  @Requires('geocoding:read')
  @ApiOperation({ operationId: 'reverseGeocode', summary: 'Find what is at a place' })
  @ApiOkResponse({ standardSchema: PlacesAroundResponse })
  reverse(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: FindAround }) query: FindAround,
  ) {
    return this.geocoding.around(tenant, lookAt(query));
  }

  @Post('geocode/batch')
  @HttpCode(200)
  @Requires('geocoding:read')
  @ApiOperation({
    operationId: 'geocodeBatch',
    summary: 'Answer up to 100 questions at once',
    description: 'Each is answered for itself: what is wrong with one is said in its answer.',
  })
  @ApiOkResponse({ standardSchema: GeocodedBatchResponse })
  batch(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: GeocodeBatch }) body: GeocodeBatch,
  ) {
    return this.geocoding.batch(tenant, body);
  }
}
