import { METRES_PER_DEGREE, RADIANS } from '../../earth.js';
import type { Fix } from '../positions/position.js';

/**
 * Leaves out what lies within so many metres of the line that stays; ends stay, and all that stays
 * keeps its time. Positions that follow each other may be over the antimeridian.
 * @see Douglas and Peucker, "Algorithms for the reduction of the number of points" (1973)
 */
export function simplify<Point extends Pick<Fix, 'lat' | 'lon'>>(
  points: readonly Point[],
  toleranceM: number,
): Point[] {
  const stays = new Uint8Array(points.length);
  if (points.length > 0) stays[0] = stays[points.length - 1] = 1;
  // By hand: a recursion would be as deep as the line is long.
  const open: [number, number][] = points.length > 2 ? [[0, points.length - 1]] : [];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let [farthest, farthestM] = [-1, toleranceM];
    for (let at = from + 1; at < to; at++) {
      const awayM = awayFromM(points[at]!, points[from]!, points[to]!);
      if (awayM > farthestM) [farthest, farthestM] = [at, awayM];
    }
    if (farthest < 0) continue;
    stays[farthest] = 1;
    if (farthest - from > 1) open.push([from, farthest]);
    if (to - farthest > 1) open.push([farthest, to]);
  }
  return points.filter((_, index) => stays[index] === 1);
}

type Place = Pick<Fix, 'lat' | 'lon'>;

/** Metres from a place to a straight piece, on a plane that touches the earth at the place. */
export function awayFromM(place: Place, from: Place, to: Place): number {
  const squeeze = Math.cos(place.lat * RADIANS);
  const x = turn(from.lon - place.lon) * squeeze;
  const y = from.lat - place.lat;
  const [east, north] = [turn(to.lon - from.lon) * squeeze, to.lat - from.lat];
  const square = east * east + north * north;
  const share = square > 0 ? Math.min(1, Math.max(0, -(x * east + y * north) / square)) : 0;
  return Math.hypot(x + share * east, y + share * north) * METRES_PER_DEGREE;
}

const turn = (degrees: number): number => degrees - 360 * Math.round(degrees / 360);
