import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import {
  attribution,
  Place,
  profile,
  radius,
  region,
  regionId,
  Snapped,
} from './routing.schema.js';
import { onlyOfCars, RouteVehicle } from './vehicle.schema.js';

const MOST_CONTOURS = 10;
const MOST_TIME_S = 86_400;
const MOST_DISTANCE_M = 2_000_000;

export const FindIsochrones = z
  .strictObject({
    place: Place.describe('Where one sets out.'),
    profile,
    times_s: z
      .array(z.number().min(1).max(MOST_TIME_S))
      .min(1)
      .max(MOST_CONTOURS)
      .optional()
      .describe('How far one gets in so many seconds, each 1 to 86,400; 10 at most.'),
    distances_m: z
      .array(z.number().min(1).max(MOST_DISTANCE_M))
      .min(1)
      .max(MOST_CONTOURS)
      .optional()
      .describe('How far one gets in so many metres, each 1 to 2,000,000, instead of times.'),
    vehicle: RouteVehicle.optional().describe(
      'Measures of a vehicle, with profile `car`: what is closed to it is not reached, nor passed. Times stay those of a car.',
    ),
    radius_m: radius,
    region,
  })
  .check(onlyOfCars)
  .check(({ value, issues }) => {
    if ((value.times_s === undefined) !== (value.distances_m === undefined)) return;
    const message = 'Either `times_s` or `distances_m` is given.';
    issues.push({ code: 'custom', path: ['times_s'], message, input: value.times_s });
  })
  .meta({ id: 'FindIsochrones' });
export type FindIsochrones = z.output<typeof FindIsochrones>;

const Ring = z.array(z.tuple([z.number(), z.number()])).describe('Longitude and latitude.');

const IsochroneFeature = z
  .object({
    type: z.literal('Feature'),
    properties: z.object({
      time_s: z.number().nullable().describe('Seconds that were asked for; null with distances.'),
      distance_m: z.number().nullable().describe('Metres that were asked for; null with times.'),
      roads_m: z
        .number()
        .nullable()
        .describe(
          'Metres of roads that are reached, each direction of one; null when the engine tells none.',
        ),
      margin_m: z
        .number()
        .nullable()
        .describe('How far around roads the area extends, in metres; null likewise.'),
    }),
    geometry: z.object({
      type: z.literal('MultiPolygon'),
      coordinates: z.array(z.array(Ring)).describe('Polygons: the ring around, and its holes.'),
    }),
  })
  .meta({ id: 'IsochroneFeature' });

export const Isochrones = z
  .object({
    type: z.literal('FeatureCollection').describe('The answer is GeoJSON as it is.'),
    features: z
      .array(IsochroneFeature)
      .describe('Areas in the order in which they were asked for.'),
    profile: z.string().describe('How one gets about.'),
    region_id: regionId,
    place: Snapped.describe('Where on a road one sets out.'),
    attribution,
  })
  .meta({ id: 'Isochrones' });
export const IsochronesResponse = envelopeOf(Isochrones);
