import type { Box } from './box.js';
import { EARTH_RADIUS_M, RADIANS } from '../../../earth.js';
import { ARC, isInPart, type Part } from './part.js';
import { cross, dot, type Spot, squaredChordOf, type Vector } from './spot.js';

/** The shortest way between two places: part of a great circle. */
export interface Arc {
  readonly from: Spot;
  readonly to: Spot;
  /** The axis of the great circle. */
  readonly axis: Vector;
  /** At each end, the direction towards the other one. */
  readonly ahead: Vector;
  readonly back: Vector;
}

/** The shortest way; null between a place and itself, `opposite` when every way is as long. */
export function arcBetween(from: Spot, to: Spot): Arc | null | 'opposite' {
  const turned = cross(from, to);
  const size = Math.hypot(turned.x, turned.y, turned.z);
  // A thousandth of a metre.
  if (size < 1.6e-10) return dot(from, to) > 0 ? null : 'opposite';
  const axis = { x: turned.x / size, y: turned.y / size, z: turned.z / size };
  return { from, to, axis, ahead: cross(axis, from), back: cross(to, axis) };
}

/** Whether a place is at most so many metres from the arc. */
export const isNearArc = (spot: Spot, arc: Arc, metres: number): boolean =>
  isInPart(partOfArc(arc, metres), 0, spot);

/** All that is at most so many metres from the arc. */
export function partOfArc({ from, to, axis, ahead, back }: Arc, metres: number): Part {
  const angle = metres / EARTH_RADIUS_M;
  const vectors = [from, to, axis, ahead, back].flatMap(({ x, y, z }) => [x, y, z]);
  const sine = Math.sin(Math.min(Math.PI / 2, angle));
  return Float64Array.of(ARC, ...vectors, sine, squaredChordOf(metres));
}

/** The range of degrees that it lies in; longitudes may go beyond 180. */
export function boxOfArc({ from, to, axis, ahead, back }: Arc): Box {
  let [south, north] = [Math.min(from.lat, to.lat), Math.max(from.lat, to.lat)];
  // It bows towards a pole: its highest place may lie between its ends.
  const highest = Math.acos(Math.min(1, Math.abs(axis.z))) / RADIANS;
  if (ahead.z > 0 && back.z > 0) north = highest;
  if (ahead.z < 0 && back.z < 0) south = -highest;
  const turn = ((((to.lon - from.lon + 180) % 360) + 360) % 360) - 180;
  const [west, east] = [Math.min(from.lon, from.lon + turn), Math.max(from.lon, from.lon + turn)];
  const isOverPole = Math.max(Math.abs(south), Math.abs(north)) > 89.999;
  return isOverPole ? { west: -180, east: 180, south, north } : { west, east, south, north };
}
