import { z } from 'zod';

const position = z.tuple([z.number(), z.number()]);

const OsrmStep = z.object({
  distance: z.number(),
  duration: z.number(),
  geometry: z.string(),
  mode: z.string(),
  name: z.string().default(''),
  ref: z.string().default(''),
  maneuver: z.object({
    type: z.string(),
    modifier: z.string().optional(),
    location: position,
    bearing_before: z.number(),
    bearing_after: z.number(),
    exit: z.int().optional(),
  }),
});
export type OsrmStep = z.output<typeof OsrmStep>;

const OsrmLeg = z.object({
  distance: z.number(),
  duration: z.number(),
  steps: z.array(OsrmStep),
});
export type OsrmLeg = z.output<typeof OsrmLeg>;

const OsrmRoute = z.object({
  distance: z.number(),
  duration: z.number(),
  legs: z.array(OsrmLeg),
});
export type OsrmRoute = z.output<typeof OsrmRoute>;

const OsrmWaypoint = z.object({
  location: position,
  distance: z.number(),
  name: z.string().default(''),
});
export type OsrmWaypoint = z.output<typeof OsrmWaypoint>;

/** Answers of OSRM 5 and 6, as far as they are read. */
export const OsrmRouteAnswer = z.object({
  routes: z.array(OsrmRoute).min(1),
  waypoints: z.array(OsrmWaypoint),
});

const cells = z.array(z.array(z.number().nullable()));
export const OsrmTableAnswer = z.object({ durations: cells, distances: cells });

export const OsrmNearestAnswer = z.object({ waypoints: z.array(OsrmWaypoint) });

export const OsrmMatchAnswer = z.object({
  matchings: z.array(
    z.object({
      distance: z.number(),
      duration: z.number(),
      confidence: z.number(),
      geometry: z.string(),
    }),
  ),
  tracepoints: z.array(OsrmWaypoint.extend({ matchings_index: z.int() }).nullable()),
});
