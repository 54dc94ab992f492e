import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { PROFILES, type ProfileName } from '../roads/profiles/profiles.js';
import { ATTRIBUTION } from '../maps/regions/region.schema.js';

const MOST_WAYPOINTS = 50;
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

const profile = z
  .enum(Object.keys(PROFILES) as [ProfileName, ...ProfileName[]])
  .default('car')
  .describe('How one gets about.');
const radius = z
  .number()
  .min(1)
  .max(LONGEST_RADIUS_M)
  .default(1000)
  .describe('How far a place may be from a road, in metres.');
const region = z
  .string()
  .optional()
  .describe('The map to use, `reg_…`; the smallest that has all places when not given.');

export const AVOIDABLE = ['ferry', 'toll', 'tunnel', 'motorway'] as const;

export const FindRoute = z
  .strictObject({
    waypoints: z
      .array(Place)
      .min(2)
      .max(MOST_WAYPOINTS)
      .describe('Where it begins, what it passes, and where it ends: 2 to 50 places.'),
    profile,
    avoid: z.array(z.enum(AVOIDABLE)).default([]).describe('What the route does not use at all.'),
    geometry: z
      .enum(['polyline', 'polyline6', 'geojson', 'none'])
      .default('polyline')
      .describe('Form of the line: encoded with 5 or 6 digits, or a GeoJSON LineString.'),
    radius_m: radius,
    region,
  })
  .meta({ id: 'FindRoute' });
export type FindRoute = z.output<typeof FindRoute>;

const Snapped = Place.extend({
  distance_m: z.number().describe('From the place that was asked for, in metres.'),
  name: z.string().nullable().describe('Of the road; null when it has none.'),
});

const LineString = z.object({
  type: z.literal('LineString'),
  coordinates: z.array(z.tuple([z.number(), z.number()])).describe('Longitude and latitude.'),
});

const Leg = z.object({
  distance_m: z.number().describe('Metres.'),
  duration_s: z.number().describe('Seconds.'),
  geometry: z
    .union([z.string(), LineString])
    .nullable()
    .describe('The line; null when none was asked for.'),
});

export const Route = z
  .object({
    profile: z.string().describe('How one gets about.'),
    region_id: z.string().describe('The map that was used.'),
    distance_m: z.number().describe('Of all legs, in metres.'),
    duration_s: z.number().describe('Of all legs, in seconds.'),
    legs: z.array(Leg).describe('From each place to the next.'),
    waypoints: z.array(Snapped).describe('Where on roads the places are.'),
    attribution: z.string().describe(`Has to be shown with it: ${ATTRIBUTION}.`),
  })
  .meta({ id: 'Route' });
export const RouteResponse = envelopeOf(Route);

const places = z.array(Place).min(1).max(MOST_PLACES);

export const FindMatrix = z
  .strictObject({
    sources: places.describe('Rows of the table.'),
    targets: places.optional().describe('Columns; the sources when not given.'),
    profile,
    radius_m: radius,
    region,
  })
  .meta({ id: 'FindMatrix' });
export type FindMatrix = z.output<typeof FindMatrix>;

const Row = z.array(z.number().nullable());

export const Matrix = z
  .object({
    region_id: z.string().describe('The map that was used.'),
    durations_s: z
      .array(Row)
      .describe('By source and target, in seconds; null where one does not get.'),
    distances_m: z.array(Row).describe('The same in metres.'),
    attribution: z.string().describe(`Has to be shown with it: ${ATTRIBUTION}.`),
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
    region_id: z.string().describe('The map that was used.'),
    roads: z.array(Snapped).describe('The nearest first.'),
    attribution: z.string().describe(`Has to be shown with it: ${ATTRIBUTION}.`),
  })
  .meta({ id: 'Nearest' });
export const NearestResponse = envelopeOf(Nearest);
