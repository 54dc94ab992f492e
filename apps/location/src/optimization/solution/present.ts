import type { Model } from '../model/model.js';
import type { Route } from '../model/route.js';
import type { Problem } from '../problem/problem.js';
import { beginsAt, scheduleOf } from './schedule.js';
import type { RouteStep, VehicleRoute } from './solution.js';

/** A route with its times, as it is told. */
export function presentRoute(model: Model, problem: Problem, route: Route): VehicleRoute {
  const { vehicle, stops, loads } = route;
  const { kinds, width, durations, location, windows, serviceS, units, unitOf } = model;
  const { distancesM } = problem.matrix;
  const nowhere = width - 1;
  const { startS, breaksAt } = scheduleOf(model, route);
  const steps: RouteStep[] = [];
  const { id } = problem.vehicles[vehicle.index]!;
  let [time, travelS, distanceM, here, at, pauses] = [startS, 0, 0, vehicle.start, 0, 0];
  const add = (kind: RouteStep['kind'], of: string, beginS: number, lastsS: number): void => {
    steps.push({
      kind,
      id: of,
      location: here === nowhere ? null : here,
      arrivalS: time,
      waitingS: beginS - time,
      serviceS: lastsS,
      load: [...loads.subarray(at * kinds, (at + 1) * kinds)],
      travelS,
      distanceM: distancesM ? distanceM : null,
    });
    time = beginS + lastsS;
  };
  const pause = (place: number): void => {
    for (let left = breaksAt[place] ?? 0; left > 0; left--) {
      const one = vehicle.breaks[pauses++]!;
      add('break', one.id, beginsAt(one.windows, time), one.serviceS);
    }
  };
  const go = (to: number): void => {
    const travel = durations[here * width + to]! * vehicle.slowness;
    [time, travelS] = [time + travel, travelS + travel];
    distanceM += here === nowhere || to === nowhere ? 0 : (distancesM?.[here]?.[to] ?? 0);
    if (to !== nowhere) here = to;
  };
  add('start', id, time, 0);
  pause(0);
  stops.forEach((stop, index) => {
    go(location[stop]!);
    pause(2 * index + 1);
    at = index + 1;
    const unit = units[unitOf[stop]!]!;
    const kind = unit.second < 0 ? 'job' : unit.second === stop ? 'delivery' : 'pickup';
    add(kind, unit.id, beginsAt(windows[stop]!, time), serviceS[stop]!);
    pause(2 * index + 2);
  });
  go(vehicle.end);
  pause(2 * stops.length + 1);
  add('end', id, time, 0);
  const sum = (of: 'serviceS' | 'waitingS'): number =>
    steps.reduce((all, step) => all + step[of], 0);
  return {
    vehicleId: id,
    steps,
    cost: route.cost,
    travelS,
    distanceM: distancesM ? distanceM : null,
    serviceS: sum('serviceS'),
    waitingS: sum('waitingS'),
  };
}
