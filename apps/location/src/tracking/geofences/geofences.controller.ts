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
import type { GeofenceEntity } from './geofence.entity.js';
import {
  CreateGeofence,
  GeofenceListResponse,
  GeofenceResponse,
  ListGeofences,
  toGeofence,
  toSummary,
  UpdateGeofence,
} from './geofence.schema.js';
import { Geofences } from './geofences.js';

@ApiTags('Geofences')
@Controller('geofences')
export class GeofencesController {
  constructor(private readonly geofences: Geofences) {}

  @Post()
  @HttpCode(201)
  @Requires('tracking:write')
  @ApiOperation({
    operationId: 'createGeofence',
    summary: 'Make a geofence',
    description: 'It is heeded from the next position on, whichever process takes that.',
  })
  @ApiCreatedResponse({ standardSchema: GeofenceResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateGeofence }) body: CreateGeofence,
  ) {
    return tagged(await this.geofences.create(tenant, body));
  }

  @Get()
  @Requires('tracking:read')
  @ApiOperation({
    operationId: 'listGeofences',
    summary: 'List the geofences',
    description: 'With their shapes, but for those that have more than 100 points.',
  })
  @ApiOkResponse({ standardSchema: GeofenceListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListGeofences.schema }) query: ListGeofences,
  ) {
    const rows = await this.geofences.list(tenant, ListGeofences.parse(query));
    return paged(ListGeofences.page(rows, query, toSummary));
  }

  @Get(':geofence')
  @Requires('tracking:read')
  @ApiOperation({ operationId: 'getGeofence', summary: 'Show a geofence with its shape' })
  @ApiOkResponse({ standardSchema: GeofenceResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('geofence') id: string) {
    return tagged(await this.geofences.get(tenant, id));
  }

  @Patch(':geofence')
  @Requires('tracking:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateGeofence',
    summary: 'Change a geofence',
    description:
      'Devices in it stay in until their next position says otherwise. When `enabled` becomes false, nobody is in it any more, and nobody is said to leave it.',
  })
  @ApiOkResponse({ standardSchema: GeofenceResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('geofence') id: string,
    @Body({ schema: UpdateGeofence }) body: UpdateGeofence,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.geofences.update(tenant, id, body, expected));
  }

  @Delete(':geofence')
  @Requires('tracking:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteGeofence',
    summary: 'Delete a geofence; what happened at it stays',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('geofence') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.geofences.delete(tenant, id, expected);
    return { id, deleted: true as const };
  }
}

const tagged = (row: GeofenceEntity) => withETag(toGeofence(row), row.version);
