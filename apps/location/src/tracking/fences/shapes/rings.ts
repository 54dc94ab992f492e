import { FenceInvalid } from '../fence-invalid.js';
import type { LonLat } from '../fence.js';
import { checkPlace } from './checks.js';

/** Beyond the pole, so that the pole itself is inside. */
const BEYOND_POLE = 91;

/** A ring whose longitudes go on where the antimeridian is; the first point is not repeated. */
export interface Ring {
  readonly points: readonly LonLat[];
  /** By point: which one of those that were given. */
  readonly given: readonly number[];
}

/** @throws FenceInvalid unless the ring is closed and has three points that differ */
export function unrolled(ring: readonly LonLat[], field: string): Ring {
  ring.forEach((point, index) => checkPlace(point, `${field}.${index}`));
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || ring.length < 4) {
    throw new FenceInvalid(
      'too_few_points',
      field,
      'Needs four points, the last one as the first.',
    );
  }
  if (first[0] !== last[0] || first[1] !== last[1]) {
    throw new FenceInvalid('not_closed', field, 'Must end with the point that it begins with.');
  }
  const points: LonLat[] = [first];
  const given = [0];
  for (let index = 1; index < ring.length; index++) {
    const [[lon, lat], before] = [ring[index]!, points.at(-1)!];
    const next = before[0] + shorterWay(lon - ring[index - 1]![0]);
    if (next === before[0] && lat === before[1]) continue;
    points.push([next, lat]);
    given.push(index);
  }
  const turns = Math.round((points.at(-1)![0] - first[0]) / 360);
  if (turns === 0) points.pop();
  else closeOverPole(points, given);
  if (points.length >= 3) return { points, given };
  throw new FenceInvalid('too_few_points', field, 'Needs three points that differ.');
}

/** Exactly once round is meant as such: the edge of a map of the world. */
function shorterWay(turn: number): number {
  if (Math.abs(turn) === 360) return turn;
  if (turn > 180) return turn - 360;
  return turn < -180 ? turn + 360 : turn;
}

function closeOverPole(points: LonLat[], given: number[]): void {
  const middle = points.reduce((sum, [, lat]) => sum + lat, 0) / points.length;
  const pole = middle < 0 ? -BEYOND_POLE : BEYOND_POLE;
  const [first, last] = [points[0]!, points.at(-1)!];
  points.push([last[0], pole], [first[0], pole]);
  given.push(given.at(-1)!, 0);
}

/** The same ring with all longitudes moved by whole turns. */
export function shifted({ points, given }: Ring, turns: number): Ring {
  return { given, points: points.map(([lon, lat]): LonLat => [lon + turns * 360, lat]) };
}

/** From the westernmost to the easternmost longitude of a ring. */
export function rangeOf({ points }: Ring): { west: number; east: number } {
  let [west, east] = [Infinity, -Infinity];
  for (const [lon] of points) {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
  }
  return { west, east };
}
