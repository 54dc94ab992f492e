import type { z } from 'zod';
import { rounded } from '../../routing/answers.js';
import type { LatLon } from '../../roads/routes/leg-shape.js';
import type { ValhallaTraceAnswer } from './valhalla-answers.js';
import { lineOf, M_PER_KM } from './valhalla-ways.js';

/** A trace of Valhalla as it is answered: one part, up to where it loses the roads. */
export function matchedOf<Line>(
  { shape, edges, matched_points, confidence_score }: z.output<typeof ValhallaTraceAnswer>,
  lineIn: (line: readonly LatLon[]) => Line,
) {
  const points = matched_points.flatMap((point, index) => {
    const { type, lat, lon, distance_from_trace_point = 0, edge_index = 0 } = point;
    if (type === 'unmatched' || lat === undefined || lon === undefined) return [];
    return {
      lat,
      lon,
      distance_m: rounded(distance_from_trace_point),
      name: edges[edge_index]?.names[0] ?? null,
      index,
      confidence: confidence_score,
    };
  });
  const onRoads = new Set(points.map(({ index }) => index));
  const kilometres = edges.reduce((sum, { length }) => sum + length, 0);
  const part = {
    distance_m: rounded(kilometres * M_PER_KM),
    duration_s: rounded(edges.at(-1)?.end_node?.elapsed_time ?? 0),
    confidence: confidence_score,
    geometry: lineIn(lineOf(shape)),
    points,
  };
  return {
    matchings: points.length > 0 ? [part] : [],
    unmatched: matched_points.flatMap((_, index) => (onRoads.has(index) ? [] : [index])),
  };
}
