import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ListStops,
  ListTrips,
  StopListResponse,
  toStop,
  toTrip,
  TripListResponse,
} from './trip.schema.js';
import { Trips } from './trips.js';

@ApiTags('Tracking')
@Controller('devices/:device')
export class TripsController {
  constructor(private readonly trips: Trips) {}

  @Get('trips')
  @Requires('tracking:read')
  @ApiOperation({
    operationId: 'listTrips',
    summary: 'List the trips of a device',
    description:
      'A trip ends with a stop of three minutes, or half an hour without a position; the one that is under way is not listed. What comes late changes them.',
  })
  @ApiOkResponse({ standardSchema: TripListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('device') device: string,
    @Query({ schema: ListTrips.schema }) query: ListTrips,
  ) {
    const rows = await this.trips.list(tenant, device, ListTrips.parse(query));
    return paged(ListTrips.page(rows, query, (row) => toTrip(row, query.geometry)));
  }

  @Get('stops')
  @Requires('tracking:read')
  @ApiOperation({
    operationId: 'listStops',
    summary: 'List where a device stayed between its trips',
  })
  @ApiOkResponse({ standardSchema: StopListResponse })
  async stops(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('device') device: string,
    @Query({ schema: ListStops.schema }) query: ListStops,
  ) {
    const rows = await this.trips.stops(tenant, device, ListStops.parse(query));
    return paged(ListStops.page(rows, query, toStop));
  }
}
