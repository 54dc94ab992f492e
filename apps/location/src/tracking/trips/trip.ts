import type { LatLon } from '../../roads/routes/leg-shape.js';

/** A way between two stops. */
export interface Trip {
  /** Milliseconds since 1970. */
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  readonly start: LatLon;
  readonly end: LatLon;
  /** Along the positions. */
  readonly distanceM: number;
  readonly durationS: number;
  readonly maxSpeedMps: number;
  readonly averageSpeedMps: number;
  /** At most 1,000 places; of a long trip those that give its shape. */
  readonly line: readonly LatLon[];
}

/** What is a stop, and what is a trip. */
export interface TripRules {
  /** Metres around a place in which one counts as standing there (80). */
  readonly stopRadiusM: number;
  /** Seconds there after which it is a stop (180). */
  readonly stopS: number;
  /** From this speed on one does not stand, however near one stays (2.5). */
  readonly movingMps: number;
  /** Metres away from its start that a trip goes at least; less is drift (200). */
  readonly leastTripM: number;
  /** Seconds without a position that end a trip (1,800). */
  readonly longestGapS: number;
  /** What would be faster is a wrong position (120). */
  readonly fastestMps: number;
}

export const TRIP_RULES: TripRules = {
  stopRadiusM: 80,
  stopS: 180,
  movingMps: 2.5,
  leastTripM: 200,
  longestGapS: 1800,
  fastestMps: 120,
};
