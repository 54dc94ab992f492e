import { distanceM } from '../network/geo-distance.js';

/** Metres between two positions. */
export function straightM(
  one: { readonly lat: number; readonly lon: number },
  other: { readonly lat: number; readonly lon: number },
): number {
  return distanceM(one.lat, one.lon, other.lat, other.lon);
}

/** Whether so much time lies between two positions that nothing is known of it. */
export const isLate = (
  oneMs: number | undefined,
  otherMs: number | undefined,
  gapMs: number,
): boolean => oneMs !== undefined && otherMs !== undefined && Math.abs(otherMs - oneMs) > gapMs;
