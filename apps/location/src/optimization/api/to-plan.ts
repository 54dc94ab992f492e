import type { TravelTable } from '../../engines/travel-table.js';
import { ATTRIBUTION } from '../../maps/regions/region.schema.js';
import type { Place } from '../../routing/routing.schema.js';
import type { RouteStep, Solution, VehicleRoute } from '../solution/solution.js';
import type { Plan } from './plan.schema.js';

/** To a tenth: more is not known. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A solution as it is answered: places instead of their numbers. */
export function toPlan(
  { routes, unassigned, cost, iterations }: Solution,
  places: readonly Place[],
  { regionId }: Pick<TravelTable, 'regionId'>,
): Plan {
  const sum = (of: (route: VehicleRoute) => number) =>
    rounded(routes.reduce((all, route) => all + of(route), 0));
  return {
    region_id: regionId,
    cost: rounded(cost),
    travel_s: sum(({ travelS }) => travelS),
    distance_m: sum(({ distanceM }) => distanceM ?? 0),
    routes: routes.map((route) => ({
      vehicle_id: route.vehicleId,
      steps: route.steps.map((step) => toStep(step, places)),
      cost: rounded(route.cost),
      travel_s: rounded(route.travelS),
      distance_m: rounded(route.distanceM ?? 0),
      service_s: rounded(route.serviceS),
      waiting_s: rounded(route.waitingS),
    })),
    unassigned: unassigned.map(({ kind, id, reason }) => ({ kind, id, reason })),
    iterations,
    attribution: ATTRIBUTION,
  };
}

const toStep = (step: RouteStep, places: readonly Place[]) => ({
  kind: step.kind,
  id: step.id,
  location: step.location === null ? null : places[step.location]!,
  arrival_s: rounded(step.arrivalS),
  waiting_s: rounded(step.waitingS),
  service_s: rounded(step.serviceS),
  load: [...step.load],
  travel_s: rounded(step.travelS),
  distance_m: rounded(step.distanceM ?? 0),
});
