import type { z } from 'zod';
import { rounded } from '../../routing/answers.js';
import type { LatLon } from '../../roads/routes/leg-shape.js';
import type { OsrmMatchAnswer } from './osrm-answers.js';
import { lineOf, snappedOf } from './osrm-ways.js';

/** Matchings of OSRM as they are answered; a position is as likely as its part of the trace. */
export function matchedOf<Line>(
  { matchings, tracepoints }: z.output<typeof OsrmMatchAnswer>,
  lineIn: (line: readonly LatLon[]) => Line,
) {
  const points = tracepoints.flatMap((point, index) => (point ? [{ point, index }] : []));
  return {
    matchings: matchings.map(({ distance, duration, confidence, geometry }, at) => ({
      distance_m: rounded(distance),
      duration_s: rounded(duration),
      confidence,
      geometry: lineIn(lineOf(geometry)),
      points: points
        .filter(({ point }) => point.matchings_index === at)
        .map(({ point, index }) => Object.assign(snappedOf(point), { index, confidence })),
    })),
    unmatched: tracepoints.flatMap((point, index) => (point ? [] : [index])),
  };
}
