import { EARTH_RADIUS_M, RADIANS } from '../../../earth.js';
import type { LonLat } from '../fence.js';

/** A direction from the middle of the earth; a unit vector where it is a place. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A place, in degrees and as a vector, in which there are neither poles nor an antimeridian. */
export interface Spot extends Vector {
  readonly lat: number;
  readonly lon: number;
}

/** The place at a latitude and a longitude in degrees. */
export function spotAt(lat: number, lon: number): Spot {
  const [up, turn] = [lat * RADIANS, lon * RADIANS];
  const flat = Math.cos(up);
  return { lat, lon, x: flat * Math.cos(turn), y: flat * Math.sin(turn), z: Math.sin(up) };
}

/** The place of a pair of GeoJSON. */
export const spotOf = ([lon, lat]: LonLat): Spot => spotAt(lat, lon);

/** The square of the straight distance through the earth, whose radius counts as 1. */
export function squaredChord(one: Vector, other: Vector): number {
  const [x, y, z] = [one.x - other.x, one.y - other.y, one.z - other.z];
  return x * x + y * y + z * z;
}

/** The square of the chord that belongs to so many metres along the ground. */
export function squaredChordOf(metres: number): number {
  const half = Math.sin(Math.min(Math.PI / 2, metres / (2 * EARTH_RADIUS_M)));
  return 4 * half * half;
}

export const dot = (one: Vector, other: Vector): number =>
  one.x * other.x + one.y * other.y + one.z * other.z;

export const cross = (one: Vector, other: Vector): Vector => ({
  x: one.y * other.z - one.z * other.y,
  y: one.z * other.x - one.x * other.z,
  z: one.x * other.y - one.y * other.x,
});
