import type { Fix } from '../positions/position.js';

/** What of a position matters for trips. */
export type TripPoint = Pick<Fix, 'recordedAtMs' | 'lat' | 'lon' | 'speedMps' | 'accuracyM'>;

/** How far a trip has come at a position. */
export interface Mark {
  readonly point: TripPoint;
  readonly distanceM: number;
  readonly maxSpeedMps: number;
  /** Of all places of the trip, the farthest from its start. */
  readonly farthestM: number;
}

/** All that is known of one device; plain data that may be stored. */
export interface TripState {
  latest: TripPoint | null;
  /** Where it stands, or where it may have come to stand: the places of the last minutes. */
  marks: Mark[];
  /** Places of the trip that is under way; none while it stands. */
  line: TripPoint[] | null;
  /** How coarse the line has become, in metres. */
  toleranceM: number;
  /** How many positions in a row were too far away to be true. */
  jumps: number;
}

/** Of a device that was not seen yet. */
export const noTrips = (): TripState => ({
  latest: null,
  marks: [],
  line: null,
  toleranceM: 1,
  jumps: 0,
});
