import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { GeofenceEntity } from './geofence.entity.js';
import { GeofenceDevices, GeofenceSchedule, GeofenceShape } from './shape.schema.js';

const MOST_METADATA_BYTES = 8 * 1024;
const DAY_S = 86_400;

const fields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.')
    .describe('What people see, 1 to 200 characters.'),
  shape: GeofenceShape,
  dwell_s: z
    .int()
    .min(1)
    .max(366 * DAY_S)
    .nullable()
    .describe('Seconds in it after which a device is said to dwell there; null for never.'),
  schedule: GeofenceSchedule.nullable().describe('When it is watched; null for always.'),
  devices: GeofenceDevices.nullable().describe('Whom it is for; null for all devices.'),
  metadata: z
    .record(
      z.string().regex(/^[\w.-]{1,40}$/, 'Must be 1 to 40 letters, digits, `_`, `.`, `-`.'),
      z.string(),
    )
    .refine((all) => Buffer.byteLength(JSON.stringify(all)) <= MOST_METADATA_BYTES, {
      error: 'Must have at most 8 KiB as JSON.',
    })
    .describe('Texts of your own; at most 8 KiB together.'),
  enabled: z.boolean().describe('Whether it is watched at all.'),
};

export const CreateGeofence = z
  .strictObject({
    ...fields,
    dwell_s: fields.dwell_s.default(null),
    schedule: fields.schedule.default(null),
    devices: fields.devices.default(null),
    metadata: fields.metadata.default({}),
    enabled: fields.enabled.default(true),
  })
  .meta({ id: 'CreateGeofence' });
export type CreateGeofence = z.output<typeof CreateGeofence>;

export const UpdateGeofence = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateGeofence' });
export type UpdateGeofence = z.output<typeof UpdateGeofence>;

const about = z.object({
  id: z.string().describe('`gfn_…`'),
  name: fields.name,
  points: z.int().describe('How many points its shape has.'),
  dwell_s: fields.dwell_s,
  schedule: fields.schedule,
  devices: fields.devices,
  metadata: fields.metadata,
  enabled: fields.enabled,
  version: z.int().describe('Counts its changes; events name it.'),
  created_at: z.iso.datetime().describe('When it was made.'),
  updated_at: z.iso.datetime().describe('When it changed last.'),
});

/** Points of a shape that lists still have: a page of large ones could have a million. */
const MOST_LISTED_POINTS = 100;

/** A geofence as lists have it. */
export const GeofenceSummary = about
  .extend({
    shape_type: z.enum(['circle', 'polygon', 'corridor']).describe('Kind of its shape.'),
    shape: GeofenceShape.nullable().describe(
      `Its shape; null when it has more than ${MOST_LISTED_POINTS} points, and is shown with the geofence itself.`,
    ),
  })
  .meta({ id: 'GeofenceSummary' });
export type GeofenceSummary = z.output<typeof GeofenceSummary>;

export const Geofence = about.extend({ shape: GeofenceShape }).meta({ id: 'Geofence' });
export type Geofence = z.output<typeof Geofence>;

export const GeofenceResponse = envelopeOf(Geofence);
export const GeofenceListResponse = pageOf(GeofenceSummary);

/** Which geofences to list. */
export const ListGeofences = listQuery('geofences', {
  filters: {
    enabled: z
      .enum(['true', 'false'])
      .transform((text) => text === 'true')
      .describe('Only those that are watched, or those that are not.'),
  },
});
export type ListGeofences = z.output<typeof ListGeofences.schema>;

const aboutOf = (row: GeofenceEntity) => ({
  id: row.id,
  name: row.name,
  points: row.points,
  dwell_s: row.dwellS,
  schedule: row.schedule,
  devices: row.devices,
  metadata: { ...row.metadata },
  enabled: row.isEnabled,
  version: row.version,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

/** A geofence as lists have it. */
export const toSummary = (row: GeofenceEntity): GeofenceSummary => ({
  ...aboutOf(row),
  shape_type: row.shape.type,
  shape: row.points <= MOST_LISTED_POINTS ? row.shape : null,
});

/** A geofence as callers see it. */
export const toGeofence = (row: GeofenceEntity): Geofence => ({
  ...aboutOf(row),
  shape: row.shape,
});
