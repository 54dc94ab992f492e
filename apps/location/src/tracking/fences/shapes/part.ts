import { type Spot } from './spot.js';

/**
 * A piece of a shape as plain numbers, which lie together: what one question reads is then in few
 * lines of the processor's cache. The first number says what the others are.
 */
export type Part = Float64Array;

/** Kind, then the middle as a vector, and the square of the chord that belongs to the radius. */
export const CIRCLE = 0;
/** Kind, then what `bandsOf` says. */
export const BANDS = 1;
/**
 * Kind, then five vectors: both ends, the axis, and at each end the direction towards the other; then
 * the sine of the angle of the half width, and the square of its chord.
 */
export const ARC = 2;

/** Whether a place is in the piece that begins at `first` of many. */
export function isInPart(parts: Part, first: number, spot: Spot): boolean {
  const kind = parts[first];
  if (kind === CIRCLE) return squaredChordTo(parts, first + 1, spot) <= parts[first + 4]!;
  if (kind === BANDS) return bandsHave(parts, first, spot.lat, spot.lon);
  if (dotWith(parts, first + 10, spot) >= 0 && dotWith(parts, first + 13, spot) >= 0) {
    return Math.abs(dotWith(parts, first + 7, spot)) <= parts[first + 16]!;
  }
  const chord = parts[first + 17]!;
  return (
    squaredChordTo(parts, first + 1, spot) <= chord ||
    squaredChordTo(parts, first + 4, spot) <= chord
  );
}

function squaredChordTo(parts: Part, at: number, spot: Spot): number {
  const x = spot.x - parts[at]!;
  const y = spot.y - parts[at + 1]!;
  const z = spot.z - parts[at + 2]!;
  return x * x + y * y + z * z;
}

function dotWith(parts: Part, at: number, spot: Spot): number {
  return parts[at]! * spot.x + parts[at + 1]! * spot.y + parts[at + 2]! * spot.z;
}

/** Where in bands their numbers are. */
export const WEST = 1;
export const SOUTH = 2;
export const NORTH = 3;
export const PER_DEGREE = 4;
export const LAST_BAND = 5;
export const FIRST_OF_BANDS = 6;

/** Whether a place is inside of rings, by how many edges lie west of it. */
export function bandsHave(parts: Part, first: number, lat: number, lon: number): boolean {
  const south = parts[first + SOUTH]!;
  if (lat < south || lat > parts[first + NORTH]!) return false;
  const x = lon < parts[first + WEST]! ? lon + 360 : lon;
  const line = Math.floor((lat - south) * parts[first + PER_DEGREE]!);
  const band = first + FIRST_OF_BANDS + Math.min(parts[first + LAST_BAND]!, line);
  const end = first + parts[band + 1]!;
  let isInside = false;
  for (let at = first + parts[band]!; at < end; at += 4) {
    const fromLat = parts[at]!;
    const toLat = parts[at + 1]!;
    if (fromLat > lat === toLat > lat) continue;
    const fromLon = parts[at + 2]!;
    const share = (lat - fromLat) / (toLat - fromLat);
    if (x < (parts[at + 3]! - fromLon) * share + fromLon) isInside = !isInside;
  }
  return isInside;
}
