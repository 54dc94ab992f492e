import type { Avoidable, Point, Profile, VehicleWish } from '../../api/maps.js';

/** A place of a way; not there yet while nobody said where. */
export interface Stop {
  readonly id: number;
  readonly text: string;
  readonly at: Point | null;
}

/** A way that is being planned. */
export interface RoutePlan {
  readonly stops: readonly Stop[];
  readonly profile: Profile;
  readonly avoid: readonly Avoidable[];
  /** What has to get through; heeded when it goes by car. */
  readonly vehicle: VehicleWish;
}

export const MOST_STOPS = 10;

let made = 0;
export const newStop = (place?: Point & { readonly label: string }): Stop => ({
  id: (made += 1),
  text: place?.label ?? '',
  at: place ? { lat: place.lat, lon: place.lon } : null,
});

export const emptyPlan = (): RoutePlan => ({
  stops: [newStop(), newStop()],
  profile: 'car',
  avoid: [],
  vehicle: {},
});

/** Puts a place where the first one is missing; at the end when all are there. */
export function withPlace(plan: RoutePlan, place: Point & { readonly label: string }): RoutePlan {
  const missing = plan.stops.findIndex(({ at }) => at === null);
  if (missing === -1 && plan.stops.length >= MOST_STOPS) return plan;
  const stop = newStop(place);
  const stops = missing === -1 ? [...plan.stops, stop] : plan.stops.with(missing, stop);
  return { ...plan, stops };
}

/** Changes one of the places. */
export const withStop = (plan: RoutePlan, id: number, change: Partial<Stop>): RoutePlan => ({
  ...plan,
  stops: plan.stops.map((stop) => (stop.id === id ? { ...stop, ...change } : stop)),
});

/** Takes a place away; two are always left. */
export function withoutStop(plan: RoutePlan, id: number): RoutePlan {
  const stops = plan.stops.filter((stop) => stop.id !== id);
  return { ...plan, stops: stops.length < 2 ? [...stops, newStop()] : stops };
}

/** `A`, `B`, `C` … */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index);
