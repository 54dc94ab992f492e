import { z } from 'zod';
import { MOST_POINTS } from '../fences/shapes/checks.js';

const LonLat = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
  .describe('Longitude, then latitude, in degrees, as GeoJSON has it.');

const Circle = z.strictObject({
  type: z.literal('circle'),
  center: z
    .strictObject({
      lat: z.number().min(-90).max(90).describe('Degrees north, −90 to 90.'),
      lon: z.number().min(-180).max(180).describe('Degrees east, −180 to 180.'),
    })
    .describe('Its middle.'),
  radius_m: z.number().min(1).max(1_000_000).describe('Metres, 1 to 1,000,000.'),
});

const Polygon = z.strictObject({
  type: z.literal('polygon'),
  polygon: z
    .strictObject({
      type: z.literal('Polygon'),
      coordinates: z
        .array(z.array(LonLat).min(4).max(MOST_POINTS))
        .min(1)
        .max(MOST_POINTS / 4)
        .describe('A ring, then its holes; each ends with the point that it begins with.'),
    })
    .describe(
      'A Polygon of GeoJSON with at most 10,000 points. An edge is straight in degrees and goes the shorter way round the earth, so that a ring may cross the antimeridian.',
    ),
});

const Corridor = z.strictObject({
  type: z.literal('corridor'),
  line: z
    .strictObject({
      type: z.literal('LineString'),
      coordinates: z.array(LonLat).min(2).max(MOST_POINTS).describe('2 to 10,000 points.'),
    })
    .describe('A LineString of GeoJSON; its pieces are parts of great circles.'),
  width_m: z.number().min(1).max(200_000).describe('From side to side in metres, 1 to 200,000.'),
});

/** Which part of the world a geofence is. */
export const GeofenceShape = z
  .discriminatedUnion('type', [Circle, Polygon, Corridor])
  .describe('What is watched: a `circle`, a `polygon`, or a `corridor` along a line.')
  .meta({ id: 'GeofenceShape' });
export type GeofenceShape = z.output<typeof GeofenceShape>;

const clock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'Must be a time such as 08:00.');

/** When a geofence is watched. */
export const GeofenceSchedule = z
  .strictObject({
    time_zone: z.string().max(64).describe('As the IANA names it, such as `Europe/Vaduz`.'),
    hours: z
      .array(
        z.strictObject({
          days: z
            .array(z.int().min(1).max(7))
            .min(1)
            .max(7)
            .describe('On which days it begins: 1 is Monday, 7 is Sunday.'),
          from: clock.describe('Such as `08:00`.'),
          until: clock.describe(
            'Such as `17:30`, up to `24:00`; on the next day when it is not later than `from`.',
          ),
        }),
      )
      .min(1)
      .max(100)
      .describe('Times of the week.'),
  })
  .meta({ id: 'GeofenceSchedule' });
export type GeofenceSchedule = z.output<typeof GeofenceSchedule>;

/** Whom a geofence is for. */
export const GeofenceDevices = z
  .strictObject({
    ids: z.array(z.string().max(64)).max(1000).default([]).describe('`dev_…`, at most 1,000.'),
    labels: z
      .array(z.string().min(1).max(64))
      .max(50)
      .default([])
      .describe('Devices with one of these labels are meant too; at most 50.'),
  })
  .refine(({ ids, labels }) => ids.length + labels.length > 0, { error: 'Must name some devices.' })
  .meta({ id: 'GeofenceDevices' });
export type GeofenceDevices = z.output<typeof GeofenceDevices>;
