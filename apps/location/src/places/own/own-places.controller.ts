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
import { ImportedPlacesResponse, ImportPlaces } from './import-places.schema.js';
import { OwnPlaceChanges } from './own-place-changes.js';
import { OwnPlaceImports } from './own-place-imports.js';
import type { OwnPlaceEntity } from './own-place.entity.js';
import {
  CreatePlace,
  ListOwnPlaces,
  OwnPlaceListResponse,
  OwnPlaceResponse,
  toOwnPlace,
  UpdatePlace,
} from './own-place.schema.js';

@ApiTags('Places')
@Controller('places')
export class OwnPlacesController {
  constructor(
    private readonly changes: OwnPlaceChanges,
    private readonly imports: OwnPlaceImports,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('places:write')
  @ApiOperation({
    operationId: 'createPlace',
    summary: 'Add a place of your own',
    description: 'It is found beside those of maps, by nobody but the project.',
  })
  @ApiCreatedResponse({ standardSchema: OwnPlaceResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreatePlace }) body: CreatePlace,
  ) {
    return tagged(await this.changes.create(tenant, body));
  }

  @Post('import')
  @HttpCode(200)
  @Requires('places:write')
  @ApiOperation({
    operationId: 'importPlaces',
    summary: 'Add or change up to 1,000 places at once',
    description:
      'Those whose external id is there already are changed to what is given. All are taken, or none.',
  })
  @ApiOkResponse({ standardSchema: ImportedPlacesResponse })
  async import(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: ImportPlaces }) { places }: ImportPlaces,
  ) {
    return this.imports.take(tenant, places);
  }

  @Get()
  @Requires('places:read')
  @ApiOperation({ operationId: 'listPlaces', summary: 'List the places of the project' })
  @ApiOkResponse({ standardSchema: OwnPlaceListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListOwnPlaces.schema }) query: ListOwnPlaces,
  ) {
    const rows = await this.changes.list(tenant, ListOwnPlaces.parse(query));
    return paged(ListOwnPlaces.page(rows, query, toOwnPlace));
  }

  @Patch(':place')
  @Requires('places:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updatePlace', summary: 'Change a place of the project' })
  @ApiOkResponse({ standardSchema: OwnPlaceResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('place') id: string,
    @Body({ schema: UpdatePlace }) body: UpdatePlace,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.changes.update(tenant, id, body, expected));
  }

  @Delete(':place')
  @Requires('places:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deletePlace', summary: 'Delete a place of the project' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('place') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.changes.delete(tenant, id, expected);
    return { id, deleted: true as const };
  }
}

const tagged = (row: OwnPlaceEntity) => withETag(toOwnPlace(row), row.version);
