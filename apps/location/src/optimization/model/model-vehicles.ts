import type { Problem } from '../problem/problem.js';
import type { ModelVehicle, Unit } from './model.js';

/** The vehicles, with what they may serve. */
export function modelVehicles(
  { vehicles, matrix, objective }: Problem,
  units: readonly Unit[],
  kinds: number,
): ModelVehicle[] {
  const nowhere = matrix.durationsS.length;
  const kindOf = new Map<string, number>();
  return vehicles.map((vehicle, index) => {
    const { capacity, timeWindow, skills = [], speedFactor = 1, fixedCost = 0 } = vehicle;
    const same = JSON.stringify({ ...vehicle, id: '' });
    const kind = kindOf.get(same) ?? kindOf.size;
    kindOf.set(same, kind);
    const has = new Set(skills);
    return {
      index,
      kind,
      start: vehicle.start ?? nowhere,
      end: vehicle.end ?? nowhere,
      fromS: timeWindow?.[0] ?? 0,
      toS: timeWindow?.[1] ?? Infinity,
      slowness: 1 / speedFactor,
      costFactor: objective === 'distance' ? 1 : 1 / speedFactor,
      fixedCost,
      capacity: capacity ? Float64Array.from(capacity) : new Float64Array(kinds).fill(Infinity),
      maxTasks: vehicle.maxTasks ?? Infinity,
      breaks: (vehicle.breaks ?? []).map(({ id, timeWindows, serviceS }) => {
        return { id, windows: timeWindows, serviceS };
      }),
      allowed: Uint8Array.from(units, (unit) => (unit.skills.every((one) => has.has(one)) ? 1 : 0)),
    };
  });
}
