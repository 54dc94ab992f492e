import { listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { GEOFENCE_EVENT_KINDS, type GeofenceEventEntity } from './geofence-event.entity.js';

/** Something that happened at a geofence, as callers see it. */
export const GeofenceEvent = z
  .object({
    id: z.string().describe('`gfe_…`'),
    kind: z.enum(GEOFENCE_EVENT_KINDS).describe('What happened.'),
    geofence_id: z.string().describe('`gfn_…`; it may have been deleted since.'),
    geofence_version: z.int().describe('The version of the geofence that said so.'),
    device_id: z.string().describe('`dev_…`; it may have been deleted since.'),
    at: z.iso.datetime().describe('When it happened, by the clock of the device.'),
    entered_at: z.iso.datetime().describe('Since when the device is, or was, in it.'),
    cause: z
      .enum(['left', 'unwatched'])
      .nullable()
      .describe('Of an exit: whether it went out, or the geofence is not watched any more.'),
    lat: z.number().describe('Where the device was, degrees north.'),
    lon: z.number().describe('Degrees east.'),
    created_at: z.iso.datetime().describe('When it was found out.'),
  })
  .meta({ id: 'GeofenceEvent' });
export type GeofenceEvent = z.output<typeof GeofenceEvent>;

export const GeofenceEventListResponse = pageOf(GeofenceEvent);

const at = z.iso.datetime({ offset: true });

/** Which of them to list. */
export const ListGeofenceEvents = listQuery('geofence-events', {
  filters: {
    geofence: z.string().max(64).describe('Only at this geofence, `gfn_…`.'),
    device: z.string().max(64).describe('Only of this device, `dev_…`.'),
    kind: z.enum(GEOFENCE_EVENT_KINDS).describe('Only what happened so.'),
    from: at.describe('Only what happened at this time or later.'),
    until: at.describe('Only what happened before this time.'),
  },
  sort: ['at', 'created_at'],
});
export type ListGeofenceEvents = z.output<typeof ListGeofenceEvents.schema>;

/** As callers see it. */
export const toGeofenceEvent = (row: GeofenceEventEntity): GeofenceEvent => ({
  id: row.id,
  kind: row.kind,
  geofence_id: row.geofenceId,
  geofence_version: row.geofenceVersion,
  device_id: row.deviceId,
  at: row.at.toISOString(),
  entered_at: row.since.toISOString(),
  cause: row.cause,
  lat: row.lat,
  lon: row.lon,
  created_at: row.createdAt.toISOString(),
});
