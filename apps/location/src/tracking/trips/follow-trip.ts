import { distanceM } from '../../roads/network/geo-distance.js';
import { simplify } from '../history/simplify.js';
import { type Trip, TRIP_RULES, type TripRules } from './trip.js';
import type { Mark, TripPoint, TripState } from './trip-state.js';

const MOST_POINTS = 1000;
/** A jump that is repeated was none. */
const MOST_JUMPS = 3;

/**
 * Goes on with a position that is later than the latest, and changes the state; says which trip has
 * ended, if one has. One that is not later changes nothing.
 */
export function followTrip(
  state: TripState,
  point: TripPoint,
  rules: TripRules = TRIP_RULES,
): Trip | null {
  const { latest } = state;
  if (!latest) {
    standAt(state, point);
    return null;
  }
  const seconds = (point.recordedAtMs - latest.recordedAtMs) / 1000;
  if (seconds <= 0) return null;
  const stepM = between(latest, point);
  const isJump = stepM / seconds > rules.fastestMps;
  if (isJump && state.jumps < MOST_JUMPS) {
    state.jumps += 1;
    return null;
  }
  state.jumps = 0;
  if (isJump || seconds > rules.longestGapS) {
    const trip = endTrip(state, rules);
    standAt(state, point);
    return trip;
  }
  state.latest = point;
  if (state.line) return goOn(state, point, { stepM, seconds }, rules);
  const [stand] = state.marks;
  // An inaccurate position is not far away because it seems so.
  const reachM = rules.stopRadiusM + Math.min(point.accuracyM ?? 0, rules.stopRadiusM);
  if (between(stand!.point, point) <= reachM) return null;
  const start = { ...stand!.point, recordedAtMs: latest.recordedAtMs };
  state.line = [start];
  state.marks = [{ point: start, distanceM: 0, maxSpeedMps: 0, farthestM: 0 }];
  return goOn(state, point, { stepM: between(start, point), seconds }, rules);
}

/** Ends the trip that is under way, such as when a device is taken away; null when there is none. */
export function endTrip(state: TripState, rules: TripRules = TRIP_RULES): Trip | null {
  const last = state.marks.at(-1);
  const trip = state.line && last ? tripUntil(state.line, last, rules) : null;
  if (state.latest) standAt(state, state.latest);
  return trip;
}

function standAt(state: TripState, point: TripPoint): void {
  state.latest = point;
  state.line = null;
  state.toleranceM = 1;
  state.marks = [{ point, distanceM: 0, maxSpeedMps: 0, farthestM: 0 }];
}

function goOn(
  state: TripState,
  point: TripPoint,
  { stepM, seconds }: { stepM: number; seconds: number },
  rules: TripRules,
): Trip | null {
  const [before, line] = [state.marks.at(-1)!, state.line!];
  const speedMps = point.speedMps ?? stepM / seconds;
  line.push(point);
  state.marks.push({
    point,
    distanceM: before.distanceM + stepM,
    maxSpeedMps: Math.max(before.maxSpeedMps, speedMps),
    farthestM: Math.max(before.farthestM, between(line[0]!, point)),
  });
  // A speed that is worked out from drift is none.
  if ((point.speedMps ?? 0) >= rules.movingMps) state.marks = state.marks.slice(-1);
  const isFar = ({ point: one }: Mark) => between(one, point) > rules.stopRadiusM;
  while (state.marks.length > 1 && isFar(state.marks[0]!)) state.marks.shift();
  const [stand] = state.marks;
  if (point.recordedAtMs - stand!.point.recordedAtMs >= rules.stopS * 1000) {
    const trip = tripUntil(line, stand!, rules);
    standAt(state, stand!.point);
    state.latest = point;
    return trip;
  }
  if (line.length <= MOST_POINTS) return null;
  for (; state.line!.length > MOST_POINTS / 2; state.toleranceM *= 2) {
    state.line = simplify(state.line!, state.toleranceM);
  }
  return null;
}

function tripUntil(
  line: readonly TripPoint[],
  { point: end, distanceM: metres, maxSpeedMps, farthestM }: Mark,
  { leastTripM }: TripRules,
): Trip | null {
  if (farthestM < leastTripM) return null;
  const start = line[0]!;
  const durationS = (end.recordedAtMs - start.recordedAtMs) / 1000;
  const passed = line.filter(({ recordedAtMs }) => recordedAtMs < end.recordedAtMs);
  return {
    startedAtMs: start.recordedAtMs,
    endedAtMs: end.recordedAtMs,
    start: [start.lat, start.lon],
    end: [end.lat, end.lon],
    distanceM: metres,
    durationS,
    maxSpeedMps,
    averageSpeedMps: durationS > 0 ? metres / durationS : 0,
    line: [...passed, end].map(({ lat, lon }) => [lat, lon]),
  };
}

const between = (one: TripPoint, other: TripPoint): number =>
  distanceM(one.lat, one.lon, other.lat, other.lon);
