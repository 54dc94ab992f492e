import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { accepted, Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import {
  ListRegions,
  NewRegion,
  RegionListResponse,
  RegionResponse,
  toRegion,
} from './region.schema.js';
import { Regions } from './regions.js';

const BINARY = { type: 'string', format: 'binary' } as const;

@ApiTags('Maps')
@Controller('regions')
export class RegionsController {
  constructor(private readonly regions: Regions) {}

  @Post()
  @HttpCode(202)
  @TakesStream()
  @Requires('maps:write')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: BINARY })
  @ApiOperation({
    operationId: 'createRegion',
    summary: 'Import a map',
    description:
      'The body is an extract of OpenStreetMap: `.osm.pbf`, `.osm` or `.osm.gz`. It is built in the background. A large file is better sent in pieces, by the tus protocol at `/api/v1/tus`: what was cut off goes on where it was.',
  })
  @ApiAcceptedResponse({ standardSchema: RegionResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: NewRegion }) { name }: NewRegion,
    @StreamedBody() bytes: AsyncIterable<Buffer>,
  ) {
    const { region, operation } = await this.regions.create(tenant, name, { bytes });
    return accepted(toRegion(region), operation.id);
  }

  @Get()
  @Requires('maps:read')
  @ApiOperation({
    operationId: 'listRegions',
    summary: 'List the maps that the project uses',
    description: 'Its own, and those that every project of the installation uses.',
  })
  @ApiOkResponse({ standardSchema: RegionListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListRegions.schema }) query: ListRegions,
  ) {
    const rows = await this.regions.list(tenant, ListRegions.parse(query));
    return paged(ListRegions.page(rows, query, toRegion));
  }

  @Get(':region')
  @Requires('maps:read')
  @ApiOperation({ operationId: 'getRegion', summary: 'Show a map' })
  @ApiOkResponse({ standardSchema: RegionResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('region') id: string) {
    return toRegion(await this.regions.get(tenant, id));
  }

  @Put(':region/source')
  @HttpCode(202)
  @TakesStream()
  @Requires('maps:write')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: BINARY })
  @ApiOperation({
    operationId: 'replaceRegionSource',
    summary: 'Bring a map up to date with another file',
    description:
      'The map of before is served until the new one is built. A large file is better sent by the tus protocol at `/api/v1/tus`, with this map as `region` in `Upload-Metadata`.',
  })
  @ApiAcceptedResponse({ standardSchema: RegionResponse })
  async replace(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('region') id: string,
    @StreamedBody() bytes: AsyncIterable<Buffer>,
  ) {
    const { region, operation } = await this.regions.replace(tenant, id, { bytes });
    return accepted(toRegion(region), operation.id);
  }

  @Delete(':region')
  @Requires('maps:write')
  @ApiOperation({ operationId: 'deleteRegion', summary: 'Delete a map of the project' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(@CurrentProject() { tenant }: ProjectRef, @Param('region') id: string) {
    await this.regions.delete(tenant, id);
    return { id, deleted: true as const };
  }
}
