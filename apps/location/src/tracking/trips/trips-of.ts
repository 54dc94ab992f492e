import { endTrip, followTrip } from './follow-trip.js';
import { type Trip, TRIP_RULES, type TripRules } from './trip.js';
import { noTrips, type TripPoint } from './trip-state.js';

/** All trips of one device, from all its positions in any order; the last one ends where they end. */
export function tripsOf(points: readonly TripPoint[], rules: TripRules = TRIP_RULES): Trip[] {
  const state = noTrips();
  const trips: Trip[] = [];
  for (const point of points.toSorted((one, other) => one.recordedAtMs - other.recordedAtMs)) {
    const trip = followTrip(state, point, rules);
    if (trip) trips.push(trip);
  }
  const last = endTrip(state, rules);
  return last ? [...trips, last] : trips;
}
