import { isDeepStrictEqual } from 'node:util';
import { followTrip } from './follow-trip.js';
import { type Trip, TRIP_RULES, type TripRules } from './trip.js';
import { noTrips, type TripPoint, type TripState } from './trip-state.js';

/** What a position changes. */
export interface TripChange {
  /** Trips that have ended, or that are another one now. */
  readonly ended: readonly Trip[];
  /** Trips that were told before and are none any more, by when they started. */
  readonly withdrawn: readonly number[];
  /** It came too late: only all positions that are kept can tell, by `tripsOf`. */
  readonly isTooLate: boolean;
}

/** All that a follower knows; plain data that may be stored. */
export interface FollowerState {
  /** As it was before the positions of the window. */
  readonly settled: TripState;
  readonly window: readonly TripPoint[];
  /** What was told of the window. */
  readonly told: readonly Trip[];
}

const NOTHING: TripChange = { ended: [], withdrawn: [], isTooLate: false };

/**
 * Follows the trips of one device as its positions come. Those of the last minutes are kept, so that
 * one which comes late is put where it belongs, and what was told since is told anew.
 */
export class TripFollower {
  #settled: TripState = noTrips();
  #state: TripState = noTrips();
  #window: TripPoint[] = [];
  #told: Trip[] = [];

  constructor(
    private readonly lateMs = 600_000,
    private readonly rules: TripRules = TRIP_RULES,
  ) {}

  /** Takes a position; one whose time is known already changes nothing. */
  accept({ recordedAtMs, lat, lon, speedMps, accuracyM }: TripPoint): TripChange {
    const point = { recordedAtMs, lat, lon, speedMps, accuracyM };
    const at = this.#window.findLastIndex((one) => one.recordedAtMs <= recordedAtMs);
    if (this.#window[at]?.recordedAtMs === recordedAtMs) return NOTHING;
    if (recordedAtMs <= this.#settledMs) return { ...NOTHING, isTooLate: true };
    this.#window.splice(at + 1, 0, point);
    if (at + 2 < this.#window.length) return this.#again();
    const trip = followTrip(this.#state, point, this.rules);
    if (trip) this.#told.push(trip);
    this.#settle(recordedAtMs - this.lateMs);
    return trip ? { ...NOTHING, ended: [trip] } : NOTHING;
  }

  /** All that it knows. */
  snapshot(): FollowerState {
    return structuredClone({ settled: this.#settled, window: this.#window, told: this.#told });
  }

  /** Goes on from what was known. */
  restore({ settled, window, told }: FollowerState): void {
    this.#settled = structuredClone(settled);
    this.#window = [...window];
    this.#told = [...told];
    this.#replay();
  }

  /** Of the last position that is settled. */
  #settledMs = -Infinity;

  #again(): TripChange {
    const before = this.#told;
    this.#told = this.#replay();
    const ended = this.#told.filter((trip) => !isIn(before, trip));
    const withdrawn = before
      .filter(({ startedAtMs }) => !this.#told.some((one) => one.startedAtMs === startedAtMs))
      .map(({ startedAtMs }) => startedAtMs);
    return { ended, withdrawn, isTooLate: false };
  }

  #replay(): Trip[] {
    this.#state = structuredClone(this.#settled);
    this.#settledMs = this.#settled.latest?.recordedAtMs ?? -Infinity;
    return this.#window.flatMap((point) => followTrip(this.#state, point, this.rules) ?? []);
  }

  #settle(untilMs: number): void {
    const young = this.#window.findIndex(({ recordedAtMs }) => recordedAtMs >= untilMs);
    for (const point of this.#window.splice(0, Math.max(0, young))) {
      const trip = followTrip(this.#settled, point, this.rules);
      if (trip) this.#told = this.#told.filter((one) => one.startedAtMs !== trip.startedAtMs);
      this.#settledMs = point.recordedAtMs;
    }
  }
}

const isIn = (trips: readonly Trip[], trip: Trip): boolean =>
  trips.some((one) => isDeepStrictEqual(one, trip));
