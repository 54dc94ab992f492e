import { routeOf } from '../model/route.js';
import type { Nearby } from './nearby.js';
import type { Plan } from './plan.js';

/** Stops taken out of the plan at a time, on average. */
const REMOVED = 10;
/** The most that are taken out of one route. */
const LONGEST = 10;
const SPLIT_SHARE = 0.5;
const SPLIT_STOPS = 0.01;

/**
 * Takes strings of stops out of routes that run past one place.
 * @see https://doi.org/10.1287/trsc.2019.0914 (slack induction by string removals)
 */
export function ruin(plan: Plan, nearby: Nearby, random: () => number): void {
  const { model } = plan;
  const used = plan.routes.reduce((sum, { stops }) => sum + (stops.length > 0 ? 1 : 0), 0);
  if (used === 0) return;
  const served = plan.routes.reduce((sum, { stops }) => sum + stops.length, 0);
  const longest = Math.min(LONGEST, served / used);
  const strings = Math.floor(1 + random() * ((4 * REMOVED) / (1 + longest) - 1));
  const ruined = new Set<number>();
  const seed = Math.floor(random() * model.location.length);
  for (const stop of nearby.of(seed)) {
    if (ruined.size >= strings) break;
    const vehicle = plan.vehicleOf[model.unitOf[stop]!]!;
    if (vehicle < 0 || ruined.has(vehicle)) continue;
    ruined.add(vehicle);
    const { stops } = plan.routes[vehicle]!;
    const length = Math.floor(1 + random() * Math.min(stops.length, longest));
    takeOut(plan, vehicle, stringAround(stops, stops.indexOf(stop), length, random));
  }
}

/** Some stops around one, with a gap that stays now and then. */
function stringAround(
  stops: readonly number[],
  around: number,
  length: number,
  random: () => number,
): number[] {
  let kept = 0;
  if (length > 1 && length < stops.length && random() < SPLIT_SHARE) {
    kept = 1;
    while (length + kept < stops.length && random() < SPLIT_STOPS) kept++;
  }
  const whole = length + kept;
  const from = Math.max(0, around - whole + 1);
  const to = Math.min(around, stops.length - whole);
  const start = from + Math.floor(random() * (to - from + 1));
  const gap = kept > 0 ? start + 1 + Math.floor(random() * (length - 1)) : start;
  return stops.slice(start, start + whole).filter((_, at) => {
    const index = start + at;
    return index < gap || index >= gap + kept;
  });
}

function takeOut(plan: Plan, vehicle: number, string: readonly number[]): void {
  const { model } = plan;
  const gone = new Set(string.map((stop) => model.unitOf[stop]!));
  const route = plan.routes[vehicle]!;
  const stops = route.stops.filter((stop) => !gone.has(model.unitOf[stop]!));
  const rest = routeOf(model, route.vehicle, stops);
  // Without the triangle inequality less may be impossible: then it stays.
  if (!rest) return;
  plan.put(rest);
  for (const unit of gone) {
    plan.vehicleOf[unit] = -1;
    plan.absent.push(unit);
  }
}
