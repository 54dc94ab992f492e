import { buildModel } from './model/build-model.js';
import { checkProblem } from './problem/check-problem.js';
import type { Problem } from './problem/problem.js';
import { Budget, type BudgetOptions } from './search/budget.js';
import { randomness } from './search/randomness.js';
import { search } from './search/search.js';
import { presentRoute } from './solution/present.js';
import { reasonFor } from './solution/reasons.js';
import type { Solution } from './solution/solution.js';

/** How a plan is searched. Without time and iterations, two seconds. */
export interface OptimizeOptions extends BudgetOptions {
  /** The same gives the same plan when only `iterations` bounds the search. */
  readonly seed?: number | undefined;
}

const USUAL_TIME_MS = 2_000;

/**
 * Plans who visits what, in which order and when. As much as possible is served, the more important first;
 * then the costs are made small. Gives other work of the thread its turn some times a second.
 * @throws ProblemInvalid; the reason of the signal when it is aborted
 */
export async function optimize(problem: Problem, options: OptimizeOptions = {}): Promise<Solution> {
  options.signal?.throwIfAborted();
  checkProblem(problem);
  const isBound = options.timeMs !== undefined || options.iterations !== undefined;
  const budget = new Budget(isBound ? options : { ...options, timeMs: USUAL_TIME_MS });
  const model = buildModel(problem);
  const { routes, absent, iterations } = await search(model, budget, randomness(options.seed ?? 1));
  const used = routes.filter(({ stops }) => stops.length > 0);
  return {
    routes: used.map((route) => presentRoute(model, problem, route)),
    unassigned: absent.map((unit) => {
      const { kind, id } = model.units[unit]!;
      return { kind, id, reason: reasonFor(model, unit) };
    }),
    cost: used.reduce((sum, { cost }) => sum + cost, 0),
    iterations,
  };
}
