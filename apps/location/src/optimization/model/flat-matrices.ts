import type { Problem } from '../problem/problem.js';

/** Both matrices as rows behind each other, with a place more that is nowhere: 0 from and to everything. */
export function flatMatrices({ matrix, vehicles, objective = 'duration' }: Problem) {
  const places = matrix.durationsS.length;
  const width = places + 1;
  const durations = new Float64Array(width * width);
  const costs = new Float64Array(width * width);
  let most = 0;
  for (let from = 0; from < places; from++) {
    for (let to = 0; to < places; to++) {
      const at = from * width + to;
      const duration = matrix.durationsS[from]![to]!;
      durations[at] = duration;
      const cost = objective === 'distance' ? matrix.distancesM![from]![to]! : duration;
      // Where there is no way, no distance helps.
      costs[at] = Number.isFinite(duration) ? cost : Infinity;
      if (Number.isFinite(costs[at])) most = Math.max(most, costs[at]);
    }
  }
  return { width, durations, costs, most: Math.max(most, vehicles.length > 0 ? 1 : 0) };
}
