import { followTrip } from './follow-trip.js';
import type { Trip } from './trip.js';
import { noTrips, type TripPoint, type TripState } from './trip-state.js';

/** What comes so late changes what was told at little cost; what comes later makes all anew since the last trip. */
const LATE_MS = 600_000;

/** How far a device was followed: all it takes to go on. */
export interface Track {
  /** Of the last position that was followed. */
  readonly followedAtMs: number;
  readonly state: TripState;
  /** The same some minutes before. */
  readonly settledAtMs: number;
  readonly settled: TripState;
}

/** Of a device that is followed from a time on, such as the end of a trip. */
export const trackFrom = (atMs: number): Track => ({
  followedAtMs: atMs,
  state: noTrips(),
  settledAtMs: atMs,
  settled: noTrips(),
});

/** Goes on with later positions, by their time; says which trips have ended. */
export function goOnWith(
  track: Track,
  points: readonly TripPoint[],
): { track: Track; trips: Trip[] } {
  const last = points.at(-1);
  if (!last) return { track, trips: [] };
  const state = structuredClone(track.state);
  const settleMs = last.recordedAtMs - LATE_MS;
  let { settled, settledAtMs } = track;
  let hasSettled = false;
  const trips: Trip[] = [];
  for (const point of points) {
    if (!hasSettled && point.recordedAtMs > settleMs) {
      hasSettled = true;
      const isLater = point !== points[0];
      if (isLater) {
        settled = structuredClone(state);
        settledAtMs = points[points.indexOf(point) - 1]!.recordedAtMs;
      }
    }
    const trip = followTrip(state, point);
    if (trip) trips.push(trip);
  }
  return { track: { followedAtMs: last.recordedAtMs, state, settled, settledAtMs }, trips };
}
