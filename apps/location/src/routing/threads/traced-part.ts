import type { Matching } from '../../roads/matching/matcher.js';
import type { ProfileRoads } from '../../roads/routes/find-leg.js';
import { type LatLon, shapeOf } from '../../roads/routes/leg-shape.js';
import type { TracedPart } from './road-questions.js';

/** A matching, and the line of its legs as one. */
export function partOf(roads: ProfileRoads, matching: Matching): TracedPart {
  const { points, legs, distanceM, durationS, confidence } = matching;
  const line: LatLon[] = [];
  for (const leg of legs) {
    for (const [lat, lon] of shapeOf(roads, leg)) {
      const last = line.at(-1);
      if (last?.[0] !== lat || last[1] !== lon) line.push([lat, lon]);
    }
  }
  // Who stood still all the time was at one place.
  if (line.length === 1) line.push(line[0]!);
  return { points, line, distanceM, durationS, confidence };
}
