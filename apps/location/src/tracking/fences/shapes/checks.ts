import { FenceInvalid } from '../fence-invalid.js';
import type { LonLat } from '../fence.js';

/** Points that a fence may have in all. */
export const MOST_POINTS = 10_000;

/** @throws FenceInvalid unless it is a place on the earth */
export function checkPlace([lon, lat]: LonLat, field: string): void {
  const isPlace = Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
  if (!isPlace) {
    throw new FenceInvalid(
      'out_of_range',
      field,
      'Longitude must be from -180 to 180, and latitude, which comes second, from -90 to 90.',
    );
  }
}

/** @throws FenceInvalid unless it is a number of metres from 1 to the most */
export function checkSize(metres: number, field: string, most: number): void {
  if (metres >= 1 && metres <= most) return;
  throw new FenceInvalid('out_of_range', field, `Must be from 1 to ${most} metres.`);
}

/** @throws FenceInvalid when there are more points than a fence may have */
export function checkCount(points: number, field: string): void {
  if (points <= MOST_POINTS) return;
  throw new FenceInvalid(
    'too_many_points',
    field,
    `Has ${points} points; ${MOST_POINTS} are allowed.`,
  );
}
