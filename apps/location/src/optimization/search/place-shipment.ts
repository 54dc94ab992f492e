import { beginAt } from '../model/hours.js';
import type { Model, Unit } from '../model/model.js';
import { type Route, routeOf } from '../model/route.js';
import { type Placement, ROUNDING_LOAD, ROUNDING_S, type Skip, withPlaced } from './placement.js';

/** The cheapest two places of a shipment, noted in `best` when they cost less. @returns whether there are any */
export function placeShipment(
  model: Model,
  route: Route,
  unit: Unit,
  best: Placement,
  skip: Skip,
): boolean {
  const { location, width, costs, durations, windows, serviceS, kinds, change } = model;
  const { vehicle, stops, leaves, latest, loads } = route;
  const { costFactor, slowness, capacity, fixedCost } = vehicle;
  const { first, second } = unit;
  const [fetch, bring] = [location[first]!, location[second]!];
  const hasBreaks = vehicle.breaks.length > 0;
  const placeAt = (index: number): number =>
    index < 0 ? vehicle.start : index < stops.length ? location[stops[index]!]! : vehicle.end;
  const cost = (from: number, to: number): number => costs[from * width + to]!;
  const travel = (from: number, to: number): number => durations[from * width + to]! * slowness;
  const arrive = (stop: number, at: number): number =>
    Math.max(at, beginAt(windows[stop]!, at - ROUNDING_S)) + serviceS[stop]!;
  const fits = (at: number): boolean => {
    for (let kind = 0; kind < kinds; kind++) {
      const load = loads[at * kinds + kind]! + change[first * kinds + kind]!;
      if (load > capacity[kind]! + ROUNDING_LOAD) return false;
    }
    return true;
  };
  let isFound = false;
  for (let at = 0; at <= stops.length; at++) {
    if (!fits(at)) continue;
    const [before, after] = [placeAt(at - 1), placeAt(at)];
    const leaving = at === 0 ? vehicle.fromS : leaves[at - 1]!;
    let time = arrive(first, leaving + travel(before, fetch));
    if (time === Infinity) continue;
    const toFetch = cost(before, fetch);
    const gone = stops.length > 0 ? cost(before, after) : 0;
    for (let secondAt = at; secondAt <= stops.length; secondAt++) {
      if (secondAt > at && !fits(secondAt)) break;
      const from = secondAt === at ? fetch : placeAt(secondAt - 1);
      const to = placeAt(secondAt);
      const way =
        secondAt === at
          ? toFetch + cost(fetch, bring) + cost(bring, after) - gone
          : toFetch +
            cost(fetch, after) -
            gone +
            cost(from, bring) +
            cost(bring, to) -
            cost(from, to);
      const total = way * costFactor + (stops.length > 0 ? 0 : fixedCost);
      if (total < best.cost && !skip()) {
        const next = arrive(second, time + travel(from, bring)) + travel(bring, to);
        const isPossible =
          next <= latest[secondAt]! + ROUNDING_S &&
          (!hasBreaks ||
            routeOf(model, vehicle, withPlaced(stops, unit, { cost: 0, at, secondAt })) !== null);
        if (isPossible) [best.cost, best.at, best.secondAt, isFound] = [total, at, secondAt, true];
      }
      if (secondAt === stops.length) continue;
      const arrival = time + travel(from, to);
      if (arrival > latest[secondAt]! + ROUNDING_S) break;
      time = arrive(stops[secondAt]!, arrival);
    }
  }
  return isFound;
}
