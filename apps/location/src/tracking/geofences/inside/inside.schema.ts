import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';

const stay = {
  entered_at: z.iso.datetime().describe('Since when it is in it, by the clock of the device.'),
  dwelled_at: z.iso
    .datetime()
    .nullable()
    .describe('Since when it dwells there; null when it does not, or not yet.'),
};

/** A device that is in a geofence. */
export const DeviceInside = z
  .object({
    device_id: z.string().describe('`dev_…`'),
    device_name: z.string().describe('What people see.'),
    device_external_id: z.string().nullable().describe('Its owner’s own name of it.'),
    lat: z.number().describe('Where it was last, degrees north.'),
    lon: z.number().describe('Degrees east.'),
    seen_at: z.iso.datetime().describe('When it was there.'),
    ...stay,
  })
  .meta({ id: 'DeviceInside' });
export const DeviceInsideListResponse = pageOf(DeviceInside);

/** A geofence that a device is in. */
export const GeofenceAround = z
  .object({
    geofence_id: z.string().describe('`gfn_…`'),
    geofence_name: z.string().describe('What people see.'),
    ...stay,
  })
  .meta({ id: 'GeofenceAround' });
export const GeofenceAroundListResponse = pageOf(GeofenceAround);

/** Which devices in a geofence to list. */
export const ListInside = listQuery('geofence devices');
export type ListInside = z.output<typeof ListInside.schema>;

/** Which geofences of a device to list. */
export const ListAround = listQuery('device geofences');
export type ListAround = z.output<typeof ListAround.schema>;

export const CheckGeofences = z
  .strictObject({
    lat: z.number().min(-90).max(90).describe('Degrees north, −90 to 90.'),
    lon: z.number().min(-180).max(180).describe('Degrees east, −180 to 180.'),
    at: z.iso
      .datetime({ offset: true })
      .optional()
      .describe('At what time: schedules are heeded. Now when not given.'),
    limit: z.int().min(1).max(1000).default(100).describe('Most geofences to tell of.'),
  })
  .meta({ id: 'CheckGeofences' });
export type CheckGeofences = z.output<typeof CheckGeofences>;

export const GeofencesAtPlace = z
  .object({
    geofences: z
      .array(
        z.object({
          id: z.string().describe('`gfn_…`'),
          name: z.string().describe('What people see.'),
          version: z.int().describe('Counts its changes.'),
          is_watched: z.boolean().describe('Whether its schedule has this time.'),
        }),
      )
      .describe('Those that have the place in them, by id.'),
    count: z.int().describe('How many have it, also beyond `limit`.'),
  })
  .meta({ id: 'GeofencesAtPlace' });
export const GeofencesAtPlaceResponse = envelopeOf(GeofencesAtPlace);
