import type { Problem, TimeWindow } from '../problem/problem.js';
import { change, startLoad, stopOf } from './checked-stops.js';
import type { Solution, VehicleRoute } from './solution.js';

const ROUNDING = 1e-4;

const times = (list: readonly string[], what: string): number =>
  list.filter((one) => one === what).length;

/**
 * Looks whether a plan keeps every rule of its problem, and whether its sums are right. Shares nothing with the
 * search but the form of problems and plans.
 * @returns what is wrong, in words; empty when all is right
 */
export function checkSolution(problem: Problem, solution: Solution): string[] {
  const wrong: string[] = [];
  for (const route of solution.routes) {
    wrong.push(...checkRoute(problem, route).map((what) => `${route.vehicleId}: ${what}`));
  }
  const vehicles = solution.routes.map(({ vehicleId }) => vehicleId);
  if (new Set(vehicles).size < vehicles.length) wrong.push('a vehicle has two routes');
  const served = solution.routes.flatMap(({ steps }) =>
    steps.map(({ kind, id }) => `${kind} ${id}`),
  );
  const absent = solution.unassigned.map(({ kind, id }) => `${kind} ${id}`);
  for (const { id } of problem.jobs ?? []) {
    const count = times(served, `job ${id}`) + times(absent, `job ${id}`);
    if (count !== 1) wrong.push(`job ${id} is there ${count} times`);
  }
  for (const { id } of problem.shipments ?? []) {
    const [pickups, deliveries] = [times(served, `pickup ${id}`), times(served, `delivery ${id}`)];
    if (pickups !== deliveries) wrong.push(`shipment ${id} is served by half`);
    const count = pickups + times(absent, `shipment ${id}`);
    if (count !== 1) wrong.push(`shipment ${id} is there ${count} times`);
  }
  const cost = solution.routes.reduce((sum, route) => sum + route.cost, 0);
  if (!near(cost, solution.cost)) wrong.push(`the routes cost ${cost}, not ${solution.cost}`);
  return wrong;
}

function checkRoute(problem: Problem, { vehicleId, steps, ...sums }: VehicleRoute): string[] {
  const vehicle = problem.vehicles.find(({ id }) => id === vehicleId);
  if (!vehicle) return ['there is no such vehicle'];
  const wrong: string[] = [];
  const must = (isRight: boolean, what: string) => !isRight && wrong.push(what);
  const [earliest, latest] = vehicle.timeWindow ?? [0, Infinity];
  const [start, end] = [steps[0]!, steps.at(-1)!];
  must(start.kind === 'start' && end.kind === 'end', 'it has no start or no end');
  must(start.arrivalS >= earliest - ROUNDING, 'it starts too early');
  must(end.arrivalS <= latest + ROUNDING, 'it ends too late');
  must(vehicle.start === null || start.location === vehicle.start, 'it starts elsewhere');
  must(vehicle.end === null || end.location === vehicle.end, 'it ends elsewhere');
  const inner = steps.filter(({ kind }) => kind !== 'start' && kind !== 'end');
  must(steps.length === inner.length + 2, 'it starts or ends twice');
  const tasks = inner.filter(({ kind }) => kind !== 'break');
  must(tasks.length > 0, 'it has nothing to do');
  must(tasks.length <= (vehicle.maxTasks ?? Infinity), 'it has too much to do');
  const breaks = inner.filter(({ kind }) => kind === 'break').map(({ id }) => id);
  must(breaks.join() === (vehicle.breaks ?? []).map(({ id }) => id).join(), 'breaks are missing');
  const load = startLoad(problem, tasks);
  const open = new Set<string>();
  let [time, place, travelS, distanceM] = [start.arrivalS, vehicle.start, 0, 0];
  let [serviceS, waitingS] = [0, 0];
  for (const step of steps) {
    const to =
      step.kind === 'end' ? vehicle.end : step.kind === 'start' ? vehicle.start : step.location;
    if (place !== null && to !== null) {
      const travel = problem.matrix.durationsS[place]![to]! / (vehicle.speedFactor ?? 1);
      [time, travelS] = [time + travel, travelS + travel];
      distanceM += problem.matrix.distancesM?.[place]?.[to] ?? 0;
    }
    if (to !== null) place = to;
    const label = `${step.kind} ${step.id}`;
    must(near(step.arrivalS, time), `${label}: arrives at ${step.arrivalS}, not ${time}`);
    must(step.waitingS >= -ROUNDING, `${label}: waits ${step.waitingS}`);
    must(near(step.travelS, travelS), `${label}: its travel is ${travelS}`);
    const begin = step.arrivalS + step.waitingS;
    const known = stopOf(problem, vehicle, step);
    if (known) {
      const { stop, task } = known;
      must(step.kind === 'break' || step.location === stop.location, `${label}: is elsewhere`);
      must(near(step.serviceS, stop.serviceS ?? 0), `${label}: takes another time`);
      must(isWithin(stop.timeWindows, begin), `${label}: begins at ${begin}, outside its hours`);
      const missing = task?.skills?.some((skill) => !vehicle.skills?.includes(skill));
      must(!missing, `${label}: the vehicle lacks a skill`);
      if (task) change(load, step, task);
    } else must(step.kind === 'start' || step.kind === 'end', `${label}: is not known`);
    if (step.kind === 'pickup') open.add(step.id);
    if (step.kind === 'delivery') must(open.delete(step.id), `${label}: was not fetched before`);
    load.forEach((amount, kind) => {
      must(amount <= (vehicle.capacity?.[kind] ?? Infinity) + ROUNDING, `${label}: is overloaded`);
      must(
        near(amount, step.load[kind]!),
        `${label}: its load is ${amount}, not ${step.load[kind]}`,
      );
    });
    time = begin + step.serviceS;
    [serviceS, waitingS] = [serviceS + step.serviceS, waitingS + step.waitingS];
  }
  must(open.size === 0, 'something was fetched and not brought');
  const road = problem.objective === 'distance' ? distanceM : travelS;
  must(near(sums.cost, road + (vehicle.fixedCost ?? 0)), `it costs ${road}, not ${sums.cost}`);
  must(near(sums.serviceS, serviceS) && near(sums.waitingS, waitingS), 'its sums are wrong');
  must(near(sums.travelS, travelS), 'its travel is wrong');
  if (problem.matrix.distancesM) must(near(sums.distanceM!, distanceM), 'its distance is wrong');
  return wrong;
}

const isWithin = (windows: readonly TimeWindow[] | undefined, at: number): boolean =>
  !windows?.length || windows.some(([from, to]) => at >= from - ROUNDING && at <= to + ROUNDING);

const near = (one: number, other: number): boolean =>
  one === other || Math.abs(one - other) <= ROUNDING * Math.max(1, Math.abs(one) / 1e6);
