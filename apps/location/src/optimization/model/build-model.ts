import type { Amounts, Problem, Stop, TimeWindow } from '../problem/problem.js';
import { flatMatrices } from './flat-matrices.js';
import { modelVehicles } from './model-vehicles.js';
import type { Model, Unit } from './model.js';

const ALWAYS: readonly TimeWindow[] = [[-Infinity, Infinity]];

/** Turns a problem that was checked into arrays. */
export function buildModel(problem: Problem): Model {
  const { jobs = [], shipments = [] } = problem;
  const count = jobs.length + 2 * shipments.length;
  const kinds = Math.max(
    0,
    ...problem.vehicles.map(({ capacity }) => capacity?.length ?? 0),
    ...jobs.map(({ delivery, pickup }) => delivery?.length ?? pickup?.length ?? 0),
    ...shipments.map(({ amount }) => amount?.length ?? 0),
  );
  const matrices = flatMatrices(problem);
  const stops: Stop[] = [];
  const partner = new Int32Array(count).fill(-1);
  const isSecond = new Uint8Array(count);
  const loadedAtStart = new Float64Array(count * kinds);
  const change = new Float64Array(count * kinds);
  const unitOf = new Int32Array(count);
  const units: Unit[] = [];
  const penaltyOf = penalties(problem, matrices.most);
  const note = (into: Float64Array, at: number, amounts: Amounts | undefined, sign: number) =>
    amounts?.forEach((amount, kind) => {
      into[at * kinds + kind]! += sign * amount;
    });
  for (const job of jobs) {
    const first = stops.push(job) - 1;
    note(loadedAtStart, first, job.delivery, 1);
    note(change, first, job.delivery, -1);
    note(change, first, job.pickup, 1);
    const { id, skills = [], priority } = job;
    unitOf[first] = units.length;
    units.push({ kind: 'job', id, first, second: -1, skills, penalty: penaltyOf(priority) });
  }
  for (const { id, pickup, delivery, amount, skills = [], priority } of shipments) {
    const first = stops.push(pickup, delivery) - 2;
    const second = first + 1;
    [partner[first], partner[second], isSecond[second]] = [second, first, 1];
    note(change, first, amount, 1);
    note(change, second, amount, -1);
    [unitOf[first], unitOf[second]] = [units.length, units.length];
    units.push({ kind: 'shipment', id, first, second, skills, penalty: penaltyOf(priority) });
  }
  return {
    ...matrices,
    kinds,
    location: Int32Array.from(stops, ({ location }) => location),
    serviceS: Float64Array.from(stops, ({ serviceS = 0 }) => serviceS),
    windows: stops.map(({ timeWindows }) => (timeWindows?.length ? timeWindows : ALWAYS)),
    partner,
    isSecond,
    loadedAtStart,
    change,
    unitOf,
    units,
    vehicles: modelVehicles(problem, units, kinds),
  };
}

/** One of a higher priority counts more than all of the lower ones could save, then the number served. */
function penalties({ vehicles, jobs = [], shipments = [] }: Problem, most: number) {
  const units = jobs.length + shipments.length;
  const slowest = Math.max(1, ...vehicles.map(({ speedFactor = 1 }) => 1 / speedFactor));
  const fixed = Math.max(0, ...vehicles.map(({ fixedCost = 0 }) => fixedCost));
  const oneServed = 4 * most * slowest + 2 * fixed + 1;
  return (priority = 0): number => oneServed * (1 + priority * (units + 1));
}
