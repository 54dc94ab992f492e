import { beginAt } from '../model/hours.js';
import type { Model } from '../model/model.js';
import { type Route, routeOf } from '../model/route.js';
import { type Placement, ROUNDING_LOAD, ROUNDING_S, type Skip } from './placement.js';

/** The cheapest place of a job, noted in `best` when it costs less. @returns whether there is one */
export function placeJob(
  model: Model,
  route: Route,
  stop: number,
  best: Placement,
  skip: Skip,
): boolean {
  const { location, width, costs, durations, windows, serviceS, kinds } = model;
  const { vehicle, stops, leaves, latest, mostBefore, mostAfter, spareS } = route;
  const { costFactor, slowness, capacity } = vehicle;
  const here = location[stop]!;
  const hours = windows[stop]!;
  const closesS = hours[hours.length - 1]![1];
  const hasBreaks = vehicle.breaks.length > 0;
  const isUsed = stops.length > 0;
  let isFound = false;
  let before = vehicle.start;
  let time = vehicle.fromS;
  for (let at = 0; at <= stops.length; at++) {
    if (at > 0) {
      before = location[stops[at - 1]!]!;
      time = leaves[at - 1]!;
    }
    if (time > closesS + ROUNDING_S) break;
    const after = at < stops.length ? location[stops[at]!]! : vehicle.end;
    const way = costs[before * width + here]! + costs[here * width + after]!;
    const cost = isUsed
      ? (way - costs[before * width + after]!) * costFactor
      : way * costFactor + vehicle.fixedCost;
    if (!(cost < best.cost) || skip()) continue;
    const arrival = time + durations[before * width + here]! * slowness;
    if (arrival > closesS + ROUNDING_S) continue;
    const done = Math.max(arrival, beginAt(hours, arrival - ROUNDING_S)) + serviceS[stop]!;
    const next = done + durations[here * width + after]! * slowness;
    if (next > latest[at]! + ROUNDING_S) continue;
    let fits = true;
    for (let kind = 0; kind < kinds; kind++) {
      const brought = model.loadedAtStart[stop * kinds + kind]!;
      const fetched = brought + model.change[stop * kinds + kind]!;
      const most = capacity[kind]! + ROUNDING_LOAD;
      if (mostBefore[at * kinds + kind]! + brought > most) fits = false;
      if (mostAfter[at * kinds + kind]! + fetched > most) fits = false;
    }
    if (!fits) continue;
    if (hasBreaks) {
      const more = durations[before * width + here]! + durations[here * width + after]!;
      const less = isUsed ? durations[before * width + after]! : 0;
      if ((more - less) * slowness + serviceS[stop]! > spareS + ROUNDING_S) continue;
      if (!routeOf(model, vehicle, stops.toSpliced(at, 0, stop))) continue;
    }
    [best.cost, best.at, best.secondAt, isFound] = [cost, at, at, true];
  }
  return isFound;
}
