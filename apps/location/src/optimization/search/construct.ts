import { type Route, routeOf } from '../model/route.js';
import { place } from './place.js';
import { type Placement, withPlaced } from './placement.js';
import type { Plan } from './plan.js';
import { recreate } from './recreate.js';

/** From here on the first plan is made the quick way. */
const MOST_FOR_REGRET = 250;

/**
 * Makes a first plan: always places what would cost most to place later (regret insertion). Goes on in the quick
 * way when the time for it is over.
 */
export function construct(plan: Plan, random: () => number, isOver: () => boolean): void {
  if (plan.model.units.length > MOST_FOR_REGRET) return recreate(plan, random);
  const known = new Map<Route, (Placement | null)[]>();
  while (plan.absent.length > 0) {
    const routes = plan.candidates();
    let chosen: { unit: number; route: Route; to: Placement; urge: number } | null = null;
    for (const unit of plan.absent) {
      if (isOver()) return recreate(plan, random);
      let best: { route: Route; to: Placement } | null = null;
      let [least, next] = [Infinity, Infinity];
      for (const route of routes) {
        const to = placementIn(plan, known, route, unit);
        if (!to) continue;
        if (to.cost < least) [best, next, least] = [{ route, to }, least, to.cost];
        else next = Math.min(next, to.cost);
      }
      if (!best) continue;
      const { penalty } = plan.model.units[unit]!;
      // What has one place left goes first; then what is more important, by its penalty.
      const urge = (next === Infinity ? penalty : next - least) * (1 + penalty);
      if (!chosen || urge > chosen.urge) chosen = { unit, ...best, urge };
    }
    if (!chosen) return;
    const { unit, route, to } = chosen;
    const stops = withPlaced(route.stops, plan.model.units[unit]!, to);
    plan.absent = plan.absent.filter((one) => one !== unit);
    const changed = routeOf(plan.model, route.vehicle, stops);
    known.delete(route);
    // Rounding can take back what seemed to fit; the search places it elsewhere.
    if (changed) plan.put(changed);
    else return recreate(Object.assign(plan, { absent: [...plan.absent, unit] }), random);
  }
}

function placementIn(
  { model }: Plan,
  known: Map<Route, (Placement | null)[]>,
  route: Route,
  unit: number,
): Placement | null {
  let all = known.get(route);
  if (!all) known.set(route, (all = []));
  const found = all[unit];
  if (found !== undefined) return found;
  const best: Placement = { cost: Infinity, at: 0, secondAt: 0 };
  const isFound =
    route.vehicle.allowed[unit] === 1 && place(model, route, model.units[unit]!, best, () => false);
  return (all[unit] = isFound ? best : null);
}
