import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { paged } from '@skydeck/envelope';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { GeofenceEventEntity } from './geofence-event.entity.js';
import {
  GeofenceEventListResponse,
  ListGeofenceEvents,
  toGeofenceEvent,
} from './geofence-event.schema.js';

/** By filter: what of a row it is about. */
const CONDITIONS = {
  geofence: 'happened.geofenceId = :geofence',
  device: 'happened.deviceId = :device',
  kind: 'happened.kind = :kind',
  from: 'happened.at >= :from',
  until: 'happened.at < :until',
} as const;

@ApiTags('Geofences')
@Controller('geofence-events')
export class GeofenceEventsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  @Requires('tracking:read')
  @ApiOperation({
    operationId: 'listGeofenceEvents',
    summary: 'List entries, exits and dwelling at geofences',
  })
  @ApiOkResponse({ standardSchema: GeofenceEventListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListGeofenceEvents.schema }) query: ListGeofenceEvents,
  ) {
    const wanted = ListGeofenceEvents.parse(query);
    const rows = this.dataSource
      .createQueryBuilder(GeofenceEventEntity, 'happened')
      .where({ tenant });
    for (const [name, value] of Object.entries(wanted.filters)) {
      if (value === undefined) continue;
      rows.andWhere(CONDITIONS[name as keyof typeof CONDITIONS], { [name]: value });
    }
    return paged(ListGeofenceEvents.page(await readKeyset(rows, wanted), query, toGeofenceEvent));
  }
}
