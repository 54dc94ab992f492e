import type { Problem, Stop } from '../index.js';
import type { Place } from '../../routing/routing.schema.js';
import type { OptimizeRoutes } from './problem.schema.js';

/** A problem whose places are numbers, and the places; where they stand in the body, to name them. */
export interface PlacedProblem {
  readonly problem: Omit<Problem, 'matrix'>;
  readonly places: readonly Place[];
  /** Of each place, such as `body.jobs.3.location`. */
  readonly fields: readonly string[];
}

/** Numbers the places of a body; the same place has one number. */
export function placed(body: OptimizeRoutes): PlacedProblem {
  const numbers = new Map<string, number>();
  const places: Place[] = [];
  const fields: string[] = [];
  const number = (place: Place, field: string): number => {
    const key = `${place.lat},${place.lon}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, places.length);
    fields.push(`body.${field}`);
    return places.push(place) - 1;
  };
  const stop = (
    { location, service_s, time_windows }: OptimizeRoutes['shipments'][number]['pickup'],
    field: string,
  ): Stop => ({
    location: number(location, `${field}.location`),
    serviceS: service_s,
    ...(time_windows?.length && { timeWindows: time_windows }),
  });
  const end = (place: Place | undefined, field: string) =>
    place === undefined ? null : number(place, field);
  const vehicles = body.vehicles.map((one, at) => ({
    id: one.id,
    start: end(one.start, `vehicles.${at}.start`),
    end: end(one.end, `vehicles.${at}.end`),
    ...(one.capacity && { capacity: one.capacity }),
    ...(one.time_window && { timeWindow: one.time_window }),
    skills: one.skills,
    ...(one.max_tasks !== undefined && { maxTasks: one.max_tasks }),
    speedFactor: one.speed_factor,
    fixedCost: one.fixed_cost,
    breaks: one.breaks.map(({ id, time_windows, service_s }) => ({
      id,
      timeWindows: time_windows,
      serviceS: service_s,
    })),
  }));
  const jobs = body.jobs.map((one, at) => ({
    id: one.id,
    ...stop(one, `jobs.${at}`),
    ...(one.delivery && { delivery: one.delivery }),
    ...(one.pickup && { pickup: one.pickup }),
    skills: one.skills,
    priority: one.priority,
  }));
  const shipments = body.shipments.map((one, at) => ({
    id: one.id,
    pickup: stop(one.pickup, `shipments.${at}.pickup`),
    delivery: stop(one.delivery, `shipments.${at}.delivery`),
    ...(one.amount && { amount: one.amount }),
    skills: one.skills,
    priority: one.priority,
  }));
  return { problem: { vehicles, jobs, shipments, objective: body.objective }, places, fields };
}
