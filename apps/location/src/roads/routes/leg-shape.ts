import type { Leg } from './leg.js';
import type { ProfileRoads } from './find-leg.js';

const DEGREES = 1e-7;

/** Latitude and longitude, in degrees. */
export type LatLon = readonly [lat: number, lon: number];

/** The line of a leg, its ends included; no point is there twice in a row. */
export function shapeOf(roads: ProfileRoads, leg: Leg): LatLon[] {
  return shapeWithEnds(roads, leg).line;
}

/** The line of a leg, and by edge of the leg which of its points ends that edge. */
export function shapeWithEnds(
  { network, graph }: ProfileRoads,
  leg: Leg,
): { line: LatLon[]; ends: number[] } {
  const { shapeStart, shapeLat, shapeLon } = network;
  const line: LatLon[] = [];
  const ends: number[] = [];
  const add = (lat: number, lon: number): void => {
    const last = line.at(-1);
    if (last?.[0] !== lat || last[1] !== lon) line.push([lat, lon]);
  };
  add(leg.from.lat, leg.from.lon);
  leg.edges.forEach(({ edge }, index) => {
    const segment = graph.edges.segment[edge]!;
    const isReversed = graph.edges.isReversed[edge] === 1;
    const [first, last] = [shapeStart[segment]!, shapeStart[segment + 1]! - 1];
    // Points before the start and after the end are not passed.
    const isFirst = index === 0;
    const isLast = index === leg.edges.length - 1;
    if (isReversed) {
      const from = isFirst ? leg.from.point : last;
      const to = isLast ? leg.to.point + 1 : first;
      for (let at = from; at >= to; at--) add(shapeLat[at]! * DEGREES, shapeLon[at]! * DEGREES);
    } else {
      const from = isFirst ? leg.from.point + 1 : first;
      const to = isLast ? leg.to.point : last;
      for (let at = from; at <= to; at++) add(shapeLat[at]! * DEGREES, shapeLon[at]! * DEGREES);
    }
    if (isLast) add(leg.to.lat, leg.to.lon);
    ends.push(line.length - 1);
  });
  if (leg.edges.length === 0) add(leg.to.lat, leg.to.lon);
  return { line, ends };
}
