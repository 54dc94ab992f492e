import type { Model, ModelVehicle, Unit } from '../model/model.js';
import { routeOf } from '../model/route.js';
import type { UnassignedReason } from './solution.js';

/** Why a unit is on no vehicle, found out by what would hinder vehicles that have nothing else to do. */
export function reasonFor(model: Model, unitIndex: number): UnassignedReason {
  const unit = model.units[unitIndex]!;
  const stops = unit.second < 0 ? [unit.first] : [unit.first, unit.second];
  const skilled = model.vehicles.filter(({ allowed }) => allowed[unitIndex] === 1);
  if (skilled.length === 0) return 'skills_missing';
  const large = skilled.filter(
    (vehicle) => holds(model, vehicle, unit) && vehicle.maxTasks >= stops.length,
  );
  if (large.length === 0) return 'too_large';
  const near = large.filter((vehicle) => reaches(model, vehicle, stops));
  if (near.length === 0) return 'unreachable';
  const isOpen = near.some((vehicle) => routeOf(model, vehicle, stops) !== null);
  return isOpen ? 'vehicles_full' : 'outside_hours';
}

function holds(model: Model, { capacity }: ModelVehicle, { first }: Unit): boolean {
  return capacity.every((most, kind) => {
    const brought = model.loadedAtStart[first * model.kinds + kind]!;
    return Math.max(brought, brought + model.change[first * model.kinds + kind]!) <= most;
  });
}

function reaches(model: Model, { start, end }: ModelVehicle, stops: readonly number[]): boolean {
  const places = [start, ...stops.map((stop) => model.location[stop]!), end];
  return places.every(
    (place, at) => at === 0 || model.costs[places[at - 1]! * model.width + place]! < Infinity,
  );
}
