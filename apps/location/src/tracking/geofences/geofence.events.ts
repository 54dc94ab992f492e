import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { GeofenceEntity } from './geofence.entity.js';

const Geofence = z.object({
  id: z.string().describe('`gfn_…`'),
  name: z.string().describe('What people see.'),
  enabled: z.boolean().describe('Whether it is watched.'),
  version: z.int().describe('Counts its changes.'),
});

const Crossing = z.object({
  id: z.string().describe('`gfe_…`, as `GET /geofence-events` has it.'),
  geofence_id: z.string().describe('`gfn_…`'),
  geofence_name: z.string().describe('What people see.'),
  geofence_version: z.int().describe('The version of the geofence that said so.'),
  device_id: z.string().describe('`dev_…`'),
  device_name: z.string().describe('What people see.'),
  device_external_id: z.string().nullable().describe('Its owner’s own name of the device.'),
  at: z.iso.datetime().describe('When it happened, by the clock of the device.'),
  entered_at: z.iso.datetime().describe('Since when the device is, or was, in it.'),
  lat: z.number().describe('Where the device was, degrees north.'),
  lon: z.number().describe('Degrees east.'),
});

/** What happens to geofences, and at them. */
export const GeofenceEvents = defineEvents('geofence', {
  created: { schema: Geofence, description: 'A geofence was made.' },
  updated: { schema: Geofence, description: 'A geofence changed.' },
  deleted: { schema: Geofence, description: 'A geofence was deleted; nobody is said to leave it.' },
  entered: { schema: Crossing, description: 'A device came into a geofence.' },
  exited: {
    schema: Crossing.extend({
      cause: z
        .enum(['left', 'unwatched'])
        .describe('Whether it went out, or the geofence is not watched, for it or at that time.'),
      duration_s: z.number().describe('Seconds that it was in it.'),
    }),
    description: 'A device is in a geofence no more.',
  },
  dwelled: { schema: Crossing, description: 'A device has been in a geofence for `dwell_s`.' },
});

/** What events show of a geofence. */
export const geofenceState = ({ id, name, isEnabled, version }: GeofenceEntity) => ({
  id,
  name,
  enabled: isEnabled,
  version,
});
