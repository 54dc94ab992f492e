import { breakPlan } from '../model/break-plan.js';
import { beginAt, lastBegin } from '../model/hours.js';
import type { Model } from '../model/model.js';
import type { Route } from '../model/route.js';

/** When the vehicle leaves home, and how many breaks it makes where (see `breakPlan`). */
export interface Schedule {
  readonly startS: number;
  readonly breaksAt: readonly number[];
}

/** Without breaks, the vehicle leaves as late as it can and still is through as early as it can. */
export function scheduleOf(model: Model, { vehicle, stops, leaves }: Route): Schedule {
  if (vehicle.breaks.length > 0) {
    return { startS: vehicle.fromS, breaksAt: breakPlan(model, vehicle, stops)! };
  }
  const { serviceS, windows, location, width, durations } = model;
  let last = leaves.at(-1)! - serviceS[stops.at(-1)!]!;
  for (let at = stops.length - 1; at >= 0; at--) {
    const stop = stops[at]!;
    if (at < stops.length - 1) last = lastBegin(windows[stop]!, last - serviceS[stop]!);
    const before = at === 0 ? vehicle.start : location[stops[at - 1]!]!;
    last -= durations[before * width + location[stop]!]! * vehicle.slowness;
  }
  return { startS: Math.max(vehicle.fromS, last), breaksAt: [] };
}

/** When a service begins; rounding does not make it late. */
export const beginsAt = (...[windows, atS]: Parameters<typeof beginAt>): number =>
  Math.max(atS, beginAt(windows, atS - 1e-6));
