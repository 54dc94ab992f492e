import { seeded } from '../../roads/fixtures/seeded.js';
import { berlin } from '../fixtures/trace.js';
import type { Trip } from './trip.js';
import { type FollowerState, TripFollower } from './trip-follower.js';
import type { TripPoint } from './trip-state.js';
import { tripsOf } from './trips-of.js';

const START_MS = Date.UTC(2026, 10, 23, 8);
const METRE = 1 / 111_195;

/** Stands and drives north in turns, one place in five seconds, as inaccurate as told. */
function course(parts: readonly [seconds: number, mps: number][], noiseM = 0): TripPoint[] {
  const below = seeded(4);
  const noise = () => (below(2001) / 1000 - 1) * noiseM * METRE;
  const points: TripPoint[] = [];
  let [metres, second] = [0, 0];
  for (const [seconds, mps] of parts) {
    for (const end = second + seconds; second < end; second += 5) {
      const lat = 47 + metres * METRE + noise();
      points.push({ recordedAtMs: START_MS + second * 1000, lat, lon: 9 + noise() });
      metres += mps * 5;
    }
  }
  return points;
}

/** What is known in the end when all that was withdrawn is gone and the last that was told counts. */
function followed(points: readonly TripPoint[], isRestarting = false): Trip[] {
  let follower = new TripFollower();
  const known = new Map<number, Trip>();
  for (const point of points) {
    if (isRestarting) {
      const kept = JSON.parse(JSON.stringify(follower.snapshot())) as FollowerState;
      follower = new TripFollower();
      follower.restore(kept);
    }
    const { ended, withdrawn, isTooLate } = follower.accept(point);
    if (isTooLate) throw new Error('too late');
    for (const startedAtMs of withdrawn) known.delete(startedAtMs);
    for (const trip of ended) known.set(trip.startedAtMs, trip);
  }
  return [...known.values()].toSorted((one, other) => one.startedAtMs - other.startedAtMs);
}

const DAY = course(
  [
    [600, 0],
    [600, 14],
    [900, 0],
    [300, 8],
    [60, 0],
    [300, 8],
    [1200, 0],
  ],
  8,
);

const minutes = (ms: number): number => (ms - START_MS) / 60_000;

describe('trips', () => {
  it('lie between stops; a light that is red for a minute is none', () => {
    const trips = tripsOf(DAY);
    expect(trips).toHaveLength(2);
    const [first, second] = trips as [Trip, Trip];
    expect(minutes(first.startedAtMs)).toBeCloseTo(10, 0);
    expect(Math.abs(minutes(first.endedAtMs) - 20)).toBeLessThan(0.5);
    expect(Math.abs(first.distanceM - 8400)).toBeLessThan(150);
    expect(Math.abs(second.durationS - 660)).toBeLessThan(30);
    expect(Math.abs(second.distanceM - 4800)).toBeLessThan(150);
    expect(second.averageSpeedMps).toBeCloseTo(second.distanceM / second.durationS, 6);
    expect(first.maxSpeedMps).toBeGreaterThanOrEqual(14);
    expect(first.line[0]).toEqual(first.start);
    expect(first.line.at(-1)).toEqual(first.end);
  });

  it('are none while one only drifts', () => {
    expect(tripsOf(course([[7200, 0]], 60))).toEqual([]);
    const far = course([[3600, 0]]).map((point, index) =>
      index % 50 === 7 ? Object.assign(point, { lat: 48 }) : point,
    );
    expect(tripsOf(far)).toEqual([]);
  });

  it('end where nothing was heard for long', () => {
    const points = course([
      [600, 10],
      [3600, 0],
      [600, 10],
    ]);
    const heard = points.filter((_, index) => index < 120 || index >= 840);
    expect(tripsOf(heard)).toHaveLength(2);
  });

  it('are the same as positions come, whenever the process ends, as in one batch', () => {
    // The last stop has to be there for the last trip to have ended.
    expect(followed(DAY)).toEqual(tripsOf(DAY));
    const part = DAY.slice(0, 460);
    expect(followed(part, true)).toEqual(followed(part));
  });

  it('are put right by what comes late and twice', () => {
    const below = seeded(21);
    const late = DAY.map((point) => ({ point, at: point.recordedAtMs + below(300_000) }));
    const order = late.toSorted((one, other) => one.at - other.at).map(({ point }) => point);
    expect(followed([...order, ...DAY.slice(-20)])).toEqual(tripsOf(DAY));
  });

  it('say what came too late', () => {
    const follower = new TripFollower(60_000);
    for (const point of DAY) follower.accept(point);
    const late = { ...DAY[3]!, recordedAtMs: DAY[3]!.recordedAtMs + 1 };
    expect(follower.accept(late)).toEqual({ ended: [], withdrawn: [], isTooLate: true });
  });

  it('have lines that stay small, and a real drive is one', () => {
    const long = tripsOf(course([[20_000, 20]], 8));
    expect(long).toHaveLength(1);
    expect(long[0]!.line.length).toBeLessThanOrEqual(1001);
    const drive = berlin();
    const [trip] = tripsOf(drive);
    expect(trip!.distanceM).toBeGreaterThan(5000);
    expect(JSON.stringify(new TripFollower().snapshot()).length).toBeLessThan(300);
  });
});
