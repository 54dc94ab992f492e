import { breakPlan } from './break-plan.js';
import { beginAt, lastBegin } from './hours.js';
import type { Model, ModelVehicle } from './model.js';

/** What rounding may add up to, in seconds. */
const ROUNDING_S = 1e-6;
/** What rounding may add up to, in units of load. */
const ROUNDING_LOAD = 1e-9;

/** What a vehicle does, with what is needed to see quickly whether something more fits. Never changed. */
export interface Route {
  readonly vehicle: ModelVehicle;
  readonly stops: readonly number[];
  readonly cost: number;
  /** Time that is neither on the road, nor for services or breaks; less is impossible. */
  readonly spareS: number;
  /** When it leaves each stop at the earliest; breaks, which are not counted, can only make it later. */
  readonly leaves: readonly number[];
  /** When it must begin at each stop at the latest, then when it must be back; breaks only make it earlier. */
  readonly latest: readonly number[];
  /** What is on it at the start and after each stop, for each kind. */
  readonly loads: Float64Array;
  /** The most up to then. */
  readonly mostBefore: Float64Array;
  /** The most from then on. */
  readonly mostAfter: Float64Array;
}

/** The route through these stops; null when it breaks a rule. */
export function routeOf(
  model: Model,
  vehicle: ModelVehicle,
  stops: readonly number[],
): Route | null {
  const cost = costOf(model, vehicle, stops);
  if (!(cost < Infinity) || stops.length > vehicle.maxTasks) return null;
  if (!isPaired(model, vehicle, stops)) return null;
  const loads = loadsOf(model, vehicle, stops);
  if (!loads) return null;
  const spareS = spareTime(model, vehicle, stops);
  const times = timesOf(model, vehicle, stops);
  if (!times) return null;
  if (stops.length > 0 && vehicle.breaks.length > 0) {
    if (spareS < -ROUNDING_S || !breakPlan(model, vehicle, stops)) return null;
  }
  return { vehicle, stops, cost, spareS, ...times, ...loads };
}

/** What the route costs; nothing when it has no stops. */
export function costOf(
  { location, width, costs }: Model,
  { start, end, costFactor, fixedCost }: ModelVehicle,
  stops: readonly number[],
): number {
  if (stops.length === 0) return 0;
  let [sum, before] = [0, start];
  for (const stop of stops) {
    const here = location[stop]!;
    sum += costs[before * width + here]!;
    before = here;
  }
  return (sum + costs[before * width + end]!) * costFactor + fixedCost;
}

function spareTime(
  { location, width, durations, serviceS }: Model,
  { start, end, fromS, toS, slowness, breaks }: ModelVehicle,
  stops: readonly number[],
): number {
  let [left, before] = [toS - fromS, start];
  for (const { serviceS: pauseS } of breaks) left -= pauseS;
  if (stops.length === 0) return left;
  for (const stop of stops) {
    const here = location[stop]!;
    left -= durations[before * width + here]! * slowness + serviceS[stop]!;
    before = here;
  }
  return left - durations[before * width + end]! * slowness;
}

/** Whether all may be on this vehicle, and shipments are fetched before they are brought. */
function isPaired(model: Model, { allowed }: ModelVehicle, stops: readonly number[]): boolean {
  const { partner, isSecond, unitOf } = model;
  let open = 0;
  for (let at = 0; at < stops.length; at++) {
    const stop = stops[at]!;
    if (allowed[unitOf[stop]!] === 0) return false;
    if (partner[stop]! < 0) continue;
    if (isSecond[stop] === 0) open++;
    else if (stops.lastIndexOf(partner[stop]!, at) < 0) return false;
    else open--;
  }
  return open === 0;
}

function loadsOf(
  { kinds, loadedAtStart, change }: Model,
  { capacity }: ModelVehicle,
  stops: readonly number[],
) {
  const size = (stops.length + 1) * kinds;
  const loads = new Float64Array(size);
  for (const stop of stops) {
    for (let kind = 0; kind < kinds; kind++) loads[kind]! += loadedAtStart[stop * kinds + kind]!;
  }
  for (let at = 0; at < stops.length; at++) {
    for (let kind = 0; kind < kinds; kind++) {
      loads[(at + 1) * kinds + kind] =
        loads[at * kinds + kind]! + change[stops[at]! * kinds + kind]!;
    }
  }
  const [mostBefore, mostAfter] = [loads.slice(), loads.slice()];
  for (let at = kinds; at < size; at++) {
    mostBefore[at] = Math.max(mostBefore[at]!, mostBefore[at - kinds]!);
  }
  for (let at = size - kinds - 1; at >= 0; at--) {
    mostAfter[at] = Math.max(mostAfter[at]!, mostAfter[at + kinds]!);
  }
  for (let kind = 0; kind < kinds; kind++) {
    if (mostAfter[kind]! > capacity[kind]! + ROUNDING_LOAD) return null;
  }
  return { loads, mostBefore, mostAfter };
}

function timesOf(
  { location, width, durations, serviceS, windows }: Model,
  { start, end, fromS, toS, slowness }: ModelVehicle,
  stops: readonly number[],
) {
  const leaves: number[] = [];
  let [time, before] = [fromS, start];
  for (const stop of stops) {
    const here = location[stop]!;
    const arrival = time + durations[before * width + here]! * slowness;
    time = beginAt(windows[stop]!, arrival - ROUNDING_S) + serviceS[stop]!;
    if (time === Infinity) return null;
    time = Math.max(time, arrival + serviceS[stop]!);
    leaves.push(time);
    before = here;
  }
  if (time + durations[before * width + end]! * slowness > toS + ROUNDING_S) {
    if (stops.length > 0) return null;
  }
  const latest: number[] = [];
  let last = toS;
  latest[stops.length] = last;
  let after = end;
  for (let at = stops.length - 1; at >= 0; at--) {
    const stop = stops[at]!;
    const here = location[stop]!;
    const leaving = last - durations[here * width + after]! * slowness;
    last = lastBegin(windows[stop]!, leaving - serviceS[stop]!);
    latest[at] = last;
    after = here;
  }
  return { leaves, latest };
}
