import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { PROFILES, type ProfileName } from '../roads/profiles/profiles.js';
import { ATTRIBUTION } from '../maps/regions/region.schema.js';
import { onlyOfCars, RouteVehicle } from './vehicle.schema.js';

const MOST_PLACES = 10_000;
const LONGEST_RADIUS_M = 5000;

/** A place on earth, WGS 84. */
export const Place = z
  .strictObject({
    lat: z.number().min(-90).max(90).describe('Degrees north, −90 to 90.'),
    lon: z.number().min(-180).max(180).describe('Degrees east, −180 to 180.'),
  })
  .meta({ id: 'Place' });
export type Place = z.output<typeof Place>;

/** How one gets about. */
export const profile = z
  .enum(Object.keys(PROFILES) as [ProfileName, ...ProfileName[]])
  .default('car')
  .describe('How one gets about.');
/** How far places may be from roads. */
export const radius = z
  .number()
  .min(1)
  .max(LONGEST_RADIUS_M)
  .default(1000)
  .describe('How far a place may be from a road, in metres.');
/** Which map is used. */
export const region = z
  .string()
  .optional()
  .describe('The map to use, `reg_…`; the smallest that has all places when not given.');

/** A place on a road. */
export const Snapped = Place.extend({
  distance_m: z.number().describe('From the place that was asked for, in metres.'),
  name: z.string().nullable().describe('Of the road; null when it has none.'),
});

/** What a route can do without. */
export const AVOIDABLE = ['ferry', 'toll', 'tunnel', 'motorway'] as const;

/** In which form lines are answered. */
export const geometryForm = z
  .enum(['polyline', 'polyline6', 'geojson', 'none'])
  .default('polyline')
  .describe('Form of the line: encoded with 5 or 6 digits, or a GeoJSON LineString.');
export type GeometryForm = z.output<typeof geometryForm>;

const LineString = z.object({
  type: z.literal('LineString'),
  coordinates: z.array(z.tuple([z.number(), z.number()])).describe('Longitude and latitude.'),
});

/** A line in one of the forms. */
export const Line = z
  .union([z.string(), LineString])
  .nullable()
  .describe('The line; null when none was asked for.');

/** Whose the data is. */
export const attribution = z.string().describe(`Has to be shown with it: ${ATTRIBUTION}.`);

/** Which map was used. */
export const regionId = z
  .string()
  .nullable()
  .describe('The map that was used; null when another engine answered, over maps of its own.');

const places = z.array(Place).min(1).max(MOST_PLACES);

export const FindMatrix = z
  .strictObject({
    sources: places.describe('Rows of the table.'),
    targets: places.optional().describe('Columns; the sources when not given.'),
    profile,
    vehicle: RouteVehicle.optional().describe(
      'Measures of a vehicle, with profile `car`: the ways keep off what is closed to it. Times stay those of a car.',
    ),
    radius_m: radius,
    region,
  })
  .check(onlyOfCars)
  .meta({ id: 'FindMatrix' });
export type FindMatrix = z.output<typeof FindMatrix>;

const Row = z.array(z.number().nullable());

export const Matrix = z
  .object({
    region_id: regionId,
    durations_s: z
      .array(Row)
      .describe('By source and target, in seconds; null where one does not get.'),
    distances_m: z.array(Row).describe('The same in metres.'),
    attribution,
  })
  .meta({ id: 'Matrix' });
export const MatrixResponse = envelopeOf(Matrix);

export const FindNearest = z
  .strictObject({
    place: Place.describe('Where to look from.'),
    profile,
    radius_m: radius,
    limit: z.int().min(1).max(20).default(1).describe('Most roads to tell of.'),
    region,
  })
  .meta({ id: 'FindNearest' });
export type FindNearest = z.output<typeof FindNearest>;

export const Nearest = z
  .object({
    region_id: regionId,
    roads: z.array(Snapped).describe('The nearest first.'),
    attribution,
  })
  .meta({ id: 'Nearest' });
export const NearestResponse = envelopeOf(Nearest);
