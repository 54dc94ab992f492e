import type { Model, Unit } from '../model/model.js';
import type { Route } from '../model/route.js';
import { placeJob } from './place-job.js';
import { placeShipment } from './place-shipment.js';
import type { Placement, Skip } from './placement.js';

/**
 * Finds the cheapest place in a route that costs less than `best.cost`, and notes it there.
 * @returns whether there is one
 */
export function place(
  model: Model,
  route: Route,
  unit: Unit,
  best: Placement,
  skip: Skip,
): boolean {
  const { vehicle, stops } = route;
  if (stops.length + (unit.second < 0 ? 1 : 2) > vehicle.maxTasks) return false;
  return unit.second < 0
    ? placeJob(model, route, unit.first, best, skip)
    : placeShipment(model, route, unit, best, skip);
}
