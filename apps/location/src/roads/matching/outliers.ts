import type { TracePoint } from './match-options.js';
import { straightM } from './apart.js';

const TIMES_ACCURACY = 8;
const TIMES_USUAL = 5;
const SHARE_OF_SPIKE = 0.5;

/**
 * Positions that jump away and are back with the next one, much further than is usual in the trace: a
 * receiver does that between houses. The model itself would go there and come back.
 */
export function outliersOf(trace: readonly TracePoint[], accuracyM: number): Set<number> {
  const steps = trace.slice(1).map((one, index) => straightM(trace[index]!, one));
  const usualM = steps.toSorted((one, other) => one - other)[steps.length >> 1] ?? 0;
  const leastM = Math.max(TIMES_ACCURACY * accuracyM, TIMES_USUAL * usualM);
  const found = new Set<number>();
  for (let at = 1; at + 1 < trace.length; at++) {
    const spikeM = Math.min(steps[at - 1]!, steps[at]!);
    const straight = straightM(trace[at - 1]!, trace[at + 1]!);
    if (spikeM > leastM && straight < spikeM * SHARE_OF_SPIKE) found.add(at);
  }
  return found;
}
