import type { Amounts, Job, Problem, Shipment, Stop, Vehicle } from '../problem/problem.js';
import type { RouteStep } from './solution.js';

/** A stop, and the job or the shipment that it belongs to. */
export function stopOf({ jobs, shipments }: Problem, vehicle: Vehicle, { kind, id }: RouteStep) {
  const byId = <Of extends { readonly id: string }>(all?: readonly Of[]) =>
    all?.find((one) => one.id === id);
  if (kind === 'break') {
    const one = byId(vehicle.breaks);
    return one && { stop: { location: 0, ...one } as Stop, task: undefined };
  }
  if (kind === 'job') {
    const task = byId<Job>(jobs);
    return task && { stop: task as Stop, task };
  }
  if (kind !== 'pickup' && kind !== 'delivery') return undefined;
  const task = byId<Shipment>(shipments);
  return task && { stop: task[kind], task };
}

/** What is on a vehicle that does these things when it starts. */
export function startLoad(
  { vehicles, jobs = [], shipments = [] }: Problem,
  tasks: readonly RouteStep[],
): number[] {
  const kinds = Math.max(
    0,
    ...vehicles.map(({ capacity }) => capacity?.length ?? 0),
    ...jobs.map(({ delivery, pickup }) => (delivery ?? pickup)?.length ?? 0),
    ...shipments.map(({ amount }) => amount?.length ?? 0),
  );
  const load = Array.from({ length: kinds }, () => 0);
  for (const { kind, id } of tasks) {
    if (kind === 'job') add(load, jobs.find((job) => job.id === id)?.delivery, 1);
  }
  return load;
}

/** Changes a load by what is done at a step. */
export function change(load: number[], { kind }: RouteStep, task: Job | Shipment): void {
  if ('amount' in task) return add(load, task.amount, kind === 'pickup' ? 1 : -1);
  if (kind !== 'job') return;
  const { delivery, pickup } = task as Job;
  add(load, delivery, -1);
  add(load, pickup, 1);
}

const add = (load: number[], amounts: Amounts | undefined, sign: number): void =>
  amounts?.forEach((amount, kind) => void (load[kind]! += sign * amount));
