import { type Route, routeOf } from '../model/route.js';
import type { Nearby } from './nearby.js';
import { place } from './place.js';
import { type Placement, type Skip, withPlaced } from './placement.js';
import type { Plan } from './plan.js';

/** One place in a hundred is passed over, which keeps the search from making the same again. */
const BLINKS = 0.01;

/** Above this many stops only routes that run nearby are looked at first. */
const FEW_STOPS = 150;
const NEIGHBOURS = 40;

/** Places what is absent one by one where it costs least, in a random kind of order. */
export function recreate(plan: Plan, random: () => number, nearby?: Nearby): void {
  const order = ordered(plan, random);
  const skip = blinking(random);
  const stay: number[] = [];
  for (const unit of order) if (!placeBest(plan, unit, skip, nearby)) stay.push(unit);
  plan.absent = stay;
  for (const unit of stay) plan.vehicleOf[unit] = -1;
}

/** Places one unit where it costs least. @returns whether there is a place */
export function placeBest(plan: Plan, unitIndex: number, skip: Skip, nearby?: Nearby): boolean {
  const { model } = plan;
  if (nearby && model.location.length > FEW_STOPS) {
    const near = nearby.of(model.units[unitIndex]!.first).slice(0, NEIGHBOURS);
    const vehicles = new Set(near.map((stop) => plan.vehicleOf[model.unitOf[stop]!]!));
    const routes = plan.candidates().filter(({ vehicle, stops }) => {
      return stops.length === 0 || vehicles.has(vehicle.index);
    });
    if (placeIn(plan, unitIndex, skip, routes)) return true;
  }
  return placeIn(plan, unitIndex, skip, plan.candidates());
}

function placeIn(plan: Plan, unitIndex: number, skip: Skip, routes: readonly Route[]): boolean {
  const { model } = plan;
  const unit = model.units[unitIndex]!;
  const best: Placement = { cost: Infinity, at: 0, secondAt: 0 };
  let into = null;
  for (const route of routes) {
    if (route.vehicle.allowed[unitIndex] === 0) continue;
    if (place(model, route, unit, best, skip)) into = route;
  }
  const changed = into && routeOf(model, into.vehicle, withPlaced(into.stops, unit, best));
  if (!changed) return false;
  plan.put(changed);
  return true;
}

/** Skips at random; the next skip is drawn ahead, so that most places cost no random number. */
function blinking(random: () => number): Skip {
  const draw = (): number => Math.floor(Math.log(1 - random()) / Math.log(1 - BLINKS));
  let left = draw();
  return () => {
    if (left-- > 0) return false;
    left = draw();
    return true;
  };
}

/** Random, the largest first, the farthest first, the nearest first, or by hours: the last orders help with windows. */
function ordered({ model, absent }: Plan, random: () => number): number[] {
  const { kinds, width, durations, location, windows, units, loadedAtStart, change, vehicles } =
    model;
  const stopOf = (unit: number): number => units[unit]!.first;
  const load = (unit: number): number => {
    let most = 0;
    for (let kind = 0; kind < kinds; kind++) {
      const at = stopOf(unit) * kinds + kind;
      most += loadedAtStart[at]! + Math.abs(change[at]!);
    }
    return most;
  };
  const home = vehicles[0]!.start;
  const far = (unit: number): number => durations[home * width + location[stopOf(unit)]!]!;
  const first = (unit: number): number => windows[stopOf(unit)]![0]![0];
  const last = (unit: number): number => windows[stopOf(unit)]!.at(-1)![1];
  const draw = random() * 17;
  const key: (unit: number) => number =
    draw < 4
      ? () => random()
      : draw < 8
        ? (unit) => -load(unit)
        : draw < 10
          ? (unit) => -far(unit)
          : draw < 11
            ? far
            : draw < 13
              ? (unit) => last(unit) - first(unit)
              : draw < 15
                ? first
                : (unit) => -last(unit);
  return absent
    .map((unit) => ({ unit, penalty: units[unit]!.penalty, key: key(unit), tie: random() }))
    .toSorted(byUrgency)
    .map(({ unit }) => unit);
}

interface Queued {
  readonly unit: number;
  readonly penalty: number;
  readonly key: number;
  readonly tie: number;
}

/** Those of a higher priority choose first. */
function byUrgency(one: Queued, other: Queued): number {
  if (one.penalty !== other.penalty) return other.penalty - one.penalty;
  if (one.key !== other.key) return one.key < other.key ? -1 : 1;
  return one.tie - other.tie;
}
