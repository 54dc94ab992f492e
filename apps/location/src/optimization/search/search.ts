import type { Model } from '../model/model.js';
import type { Route } from '../model/route.js';
import type { Budget } from './budget.js';
import { construct } from './construct.js';
import { improve } from './local-search.js';
import { Nearby } from './nearby.js';
import { Plan } from './plan.js';
import { placeBest, recreate } from './recreate.js';
import { ruin } from './ruin.js';

/** The best that was found. */
export interface Found {
  readonly routes: readonly Route[];
  readonly absent: readonly number[];
  readonly iterations: number;
}

/** Share of the mean way between stops that a plan may be worse at first, and in the end. */
const HEAT = { first: 1, last: 0.01 };

/** By when a step ends, in parts of the time: on large problems planning anew gains most. */
const SHARES = { construct: 0.1, improve: 0.15, end: 1.1 };

/** A first plan, local search, then parts of it are planned anew as long as the budget lasts. */
export async function search(model: Model, budget: Budget, random: () => number): Promise<Found> {
  const plan = new Plan(model);
  const nearby = new Nearby(model);
  construct(plan, random, () => budget.isOver(SHARES.construct));
  await budget.pause();
  improve(plan, nearby, () => budget.isOver(SHARES.improve));
  let best = { routes: [...plan.routes], absent: [...plan.absent], cost: plan.cost };
  const roads = best.routes.reduce((sum, { cost }) => sum + cost, 0);
  const heat = roads / Math.max(1, model.location.length);
  let current = best;
  let iterations = 0;
  while (model.units.length > 0 && !(await budget.next())) {
    iterations++;
    ruin(plan, nearby, random);
    recreate(plan, random, nearby);
    const cost = plan.cost;
    const warmth = heat * HEAT.first * (HEAT.last / HEAT.first) ** budget.share;
    if (cost < current.cost - warmth * Math.log(random())) {
      current = { routes: [...plan.routes], absent: [...plan.absent], cost };
      if (cost < best.cost - 1e-9) best = current;
    } else plan.restore(current.routes, current.absent);
  }
  plan.restore(best.routes, best.absent);
  improve(plan, nearby, () => budget.isOver(SHARES.end));
  placeAllThatFits(plan);
  return { routes: plan.routes, absent: plan.absent, iterations };
}

/** Nothing that still fits somewhere is left out. One that is placed can make room for another. */
function placeAllThatFits(plan: Plan): void {
  for (let before = -1; before !== plan.absent.length;) {
    before = plan.absent.length;
    plan.absent = plan.absent.filter((unit) => !placeBest(plan, unit, () => false));
  }
}
