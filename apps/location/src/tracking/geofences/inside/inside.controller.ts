import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Inside, type StayRow } from './inside.js';
import {
  CheckGeofences,
  DeviceInsideListResponse,
  GeofenceAroundListResponse,
  GeofencesAtPlaceResponse,
  ListAround,
  ListInside,
} from './inside.schema.js';

@ApiTags('Geofences')
@Controller()
export class InsideController {
  constructor(private readonly inside: Inside) {}

  @Post('geofences/check')
  @HttpCode(200)
  @Requires('tracking:read')
  @ApiOperation({
    operationId: 'checkGeofences',
    summary: 'Find the geofences that a place is in',
    description: 'Those that are enabled, whichever devices they are for.',
  })
  @ApiOkResponse({ standardSchema: GeofencesAtPlaceResponse })
  check(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CheckGeofences }) body: CheckGeofences,
  ) {
    return this.inside.at(tenant, body);
  }

  @Get('geofences/:geofence/devices')
  @Requires('tracking:read')
  @ApiOperation({
    operationId: 'listDevicesInGeofence',
    summary: 'List the devices that are in a geofence',
  })
  @ApiOkResponse({ standardSchema: DeviceInsideListResponse })
  async devices(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('geofence') id: string,
    @Query({ schema: ListInside.schema }) query: ListInside,
  ) {
    const rows = await this.inside.devicesIn(tenant, id, ListInside.parse(query));
    return paged(ListInside.page(rows, query, toDevice));
  }

  @Get('devices/:device/geofences')
  @Requires('tracking:read')
  @ApiOperation({
    operationId: 'listGeofencesOfDevice',
    summary: 'List the geofences that a device is in',
  })
  @ApiOkResponse({ standardSchema: GeofenceAroundListResponse })
  async geofences(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('device') id: string,
    @Query({ schema: ListAround.schema }) query: ListAround,
  ) {
    const rows = await this.inside.geofencesOf(tenant, id, ListAround.parse(query));
    return paged(ListAround.page(rows, query, toGeofence));
  }
}

const stayOf = ({ since, dwelled_at: dwelledAt }: StayRow) => ({
  entered_at: since.toISOString(),
  dwelled_at: dwelledAt?.toISOString() ?? null,
});

const toDevice = (row: StayRow) => ({
  device_id: row.id,
  device_name: row.device_name,
  device_external_id: row.device_external_id,
  lat: row.lat,
  lon: row.lon,
  seen_at: row.seen_at.toISOString(),
  ...stayOf(row),
});

const toGeofence = (row: StayRow) => ({
  geofence_id: row.id,
  geofence_name: row.geofence_name,
  ...stayOf(row),
});
