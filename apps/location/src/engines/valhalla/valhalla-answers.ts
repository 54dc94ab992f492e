import { z } from 'zod';

const summary = z.object({ time: z.number(), length: z.number() });

const ValhallaTrip = z.object({
  legs: z.array(z.object({ summary, shape: z.string() })).min(1),
  summary,
});
export type ValhallaTrip = z.output<typeof ValhallaTrip>;

/** Answers of Valhalla 3, as far as they are read. */
export const ValhallaRouteAnswer = z.object({
  trip: ValhallaTrip,
  alternates: z.array(z.object({ trip: ValhallaTrip })).default([]),
});

const cells = z.array(z.array(z.number().nullable()));
export const ValhallaMatrixAnswer = z.object({
  sources_to_targets: z.object({ durations: cells, distances: cells }),
});

const ring = z.array(z.tuple([z.number(), z.number()]));
export const ValhallaIsochroneAnswer = z.object({
  features: z.array(
    z.object({
      properties: z.object({ contour: z.number(), metric: z.enum(['time', 'distance']) }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
      ]),
    }),
  ),
});

const ValhallaEdge = z.object({
  correlated_lat: z.number(),
  correlated_lon: z.number(),
  distance: z.number(),
  edge_info: z.object({ way_id: z.number(), names: z.array(z.string()).default([]) }),
});
export type ValhallaEdge = z.output<typeof ValhallaEdge>;
export const ValhallaLocateAnswer = z
  .array(z.object({ edges: z.array(ValhallaEdge).nullable() }))
  .min(1);

export const ValhallaTraceAnswer = z.object({
  shape: z.string(),
  confidence_score: z.number().default(0),
  edges: z.array(
    z.object({
      length: z.number(),
      names: z.array(z.string()).default([]),
      end_node: z.object({ elapsed_time: z.number().default(0) }).optional(),
    }),
  ),
  matched_points: z.array(
    z.object({
      type: z.enum(['matched', 'interpolated', 'unmatched']),
      lat: z.number().optional(),
      lon: z.number().optional(),
      distance_from_trace_point: z.number().optional(),
      edge_index: z.number().optional(),
    }),
  ),
});
