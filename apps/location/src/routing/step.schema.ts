import { z } from 'zod';

const bearing = z.int().describe('Whole degrees clockwise from north, 0 to 359.');

/** What is to be done at a place. */
export const RouteManeuver = z
  .object({
    type: z
      .string()
      .describe('Such as `depart`, `turn`, `roundabout` or `arrive`, named as in OSRM.'),
    modifier: z
      .string()
      .nullable()
      .describe('In which direction, such as `slight left`; of `arrive` on which side, or null.'),
    lat: z.number().describe('Degrees north.'),
    lon: z.number().describe('Degrees east.'),
    bearing_before: bearing,
    bearing_after: bearing,
    exit: z
      .int()
      .nullable()
      .describe('Of a roundabout: which of its exits is taken, from 1; else null.'),
  })
  .meta({ id: 'RouteManeuver' });

/** A maneuver, and the way up to the next. */
export const RouteStep = z
  .object({
    instruction: z.string().describe('A sentence in the language that was asked for.'),
    maneuver: RouteManeuver,
    mode: z
      .enum(['driving', 'cycling', 'walking', 'ferry'])
      .describe('How one gets on after the maneuver.'),
    name: z.string().nullable().describe('Of the road; null when it has none.'),
    ref: z
      .string()
      .nullable()
      .describe('Number of the road, such as `A 1`; null when it has none.'),
    distance_m: z.number().describe('Up to the next maneuver, in metres.'),
    duration_s: z.number().describe('Up to the next maneuver with the turn, in seconds.'),
    first_point: z.int().describe('Where it begins: a point of the line of the leg, from 0.'),
    last_point: z.int().describe('Where it ends, counted likewise.'),
  })
  .meta({ id: 'RouteStep' });
