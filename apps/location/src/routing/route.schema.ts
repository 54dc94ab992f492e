import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { STEP_LANGUAGES } from '../roads/steps/step-texts.js';
import { AvoidPolygons } from './avoid-polygons.schema.js';
import {
  attribution,
  AVOIDABLE,
  geometryForm,
  Line,
  Place,
  profile,
  radius,
  region,
  regionId,
  Snapped,
} from './routing.schema.js';
import { RouteStep } from './step.schema.js';
import { onlyOfCars, RouteVehicle } from './vehicle.schema.js';

const MOST_WAYPOINTS = 50;

export const FindRoute = z
  .strictObject({
    waypoints: z
      .array(Place)
      .min(2)
      .max(MOST_WAYPOINTS)
      .describe('Where it begins, what it passes, and where it ends: 2 to 50 places.'),
    profile,
    avoid: z.array(z.enum(AVOIDABLE)).default([]).describe('What the route does not use at all.'),
    avoid_polygons: AvoidPolygons.optional().describe(
      'Areas that the route does not touch: a GeoJSON Polygon or MultiPolygon with 10,000 points at most.',
    ),
    vehicle: RouteVehicle.optional().describe(
      'Measures of a vehicle, with profile `car`: it keeps off ways that are too low, narrow or weak for it, or closed to heavy vehicles. Times stay those of a car.',
    ),
    departure_at: z.iso
      .datetime({ offset: true })
      .optional()
      .describe(
        'When it sets out, RFC 3339: ways and turns that are closed at that hour by `…:conditional` are not used.',
      ),
    alternatives: z
      .int()
      .min(0)
      .max(3)
      .default(0)
      .describe('Most other ways to tell of, 0 to 3; only between two places.'),
    steps: z.boolean().default(false).describe('Whether to tell what is to be done turn by turn.'),
    language: z.enum(STEP_LANGUAGES).default('en').describe('Language of the instructions.'),
    geometry: geometryForm,
    radius_m: radius,
    region,
  })
  .check(onlyOfCars)
  .check(({ value, issues }) => {
    if (value.alternatives === 0 || value.waypoints.length === 2) return;
    const message = 'There are other ways only between two places.';
    issues.push({
      code: 'custom',
      path: ['alternatives'],
      message,
      input: value.alternatives,
    });
  })
  .meta({ id: 'FindRoute' });
export type FindRoute = z.output<typeof FindRoute>;

const RouteLeg = z
  .object({
    distance_m: z.number().describe('Metres.'),
    duration_s: z.number().describe('Seconds.'),
    geometry: Line,
    steps: z
      .array(RouteStep)
      .nullable()
      .describe('What is to be done, from setting out to arriving; null when not asked for.'),
  })
  .meta({ id: 'RouteLeg' });

const Way = z.object({
  distance_m: z.number().describe('Of all legs, in metres.'),
  duration_s: z.number().describe('Of all legs, in seconds.'),
  legs: z.array(RouteLeg).describe('From each place to the next.'),
});

export const Route = Way.extend({
  profile: z.string().describe('How one gets about.'),
  region_id: regionId,
  waypoints: z.array(Snapped).describe('Where on roads the places are.'),
  alternatives: z
    .array(Way.meta({ id: 'RouteAlternative' }))
    .describe('Other ways, the best first: at most 25 % worse, and different for a quarter.'),
  attribution,
}).meta({ id: 'Route' });
export const RouteResponse = envelopeOf(Route);
