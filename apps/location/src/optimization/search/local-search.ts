import { costOf, routeOf } from '../model/route.js';
import { type Move, movesBetween, movesInside } from './moves.js';
import type { Nearby } from './nearby.js';
import type { Plan } from './plan.js';

/** Only what is near is tried: the moves of a stop to places far off hardly ever help. */
const NEIGHBOURS = 20;
const LEAST_GAIN = 1e-7;

/** Makes every move that helps until there is none, or the time is over. */
export function improve(plan: Plan, nearby: Nearby, isOver: () => boolean): void {
  const stops = plan.model.location.length;
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let stop = 0; stop < stops; stop++) {
      if (isOver()) return;
      for (const other of nearby.of(stop).slice(1, NEIGHBOURS + 1)) {
        while (moveTogether(plan, stop, other)) isBetter = true;
      }
    }
  }
}

function moveTogether(plan: Plan, stop: number, other: number): boolean {
  const { model, routes, vehicleOf } = plan;
  const [mine, its] = [vehicleOf[model.unitOf[stop]!]!, vehicleOf[model.unitOf[other]!]!];
  if (mine < 0 || its < 0) return false;
  const [one, two] = [routes[mine]!, routes[its]!];
  const [at, to] = [one.stops.indexOf(stop), two.stops.indexOf(other)];
  const moves =
    mine === its ? movesInside(one.stops, at, to) : movesBetween(one.stops, at, two.stops, to);
  for (const move of moves) if (make(plan, [mine, its], move)) return true;
  return false;
}

function make(plan: Plan, vehicles: readonly number[], move: Move): boolean {
  const { model, routes } = plan;
  let gain = -LEAST_GAIN;
  move.forEach((stops, index) => {
    const { vehicle, cost } = routes[vehicles[index]!]!;
    gain += cost - costOf(model, vehicle, stops);
  });
  if (!(gain > 0)) return false;
  const changed = move.map((stops, index) => {
    return routeOf(model, routes[vehicles[index]!]!.vehicle, stops);
  });
  if (changed.some((route) => route === null)) return false;
  for (const route of changed) plan.put(route!);
  return true;
}
