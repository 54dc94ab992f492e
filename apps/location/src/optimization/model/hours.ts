import type { TimeWindow } from '../problem/problem.js';

/** When a service may begin that could begin from `atS` on; infinite when it is too late. */
export function beginAt(windows: readonly TimeWindow[], atS: number): number {
  for (const [from, to] of windows) {
    if (atS <= to) return Math.max(atS, from);
  }
  return Infinity;
}

/** The last time up to `atS` at which a service may begin; minus infinite when there is none. */
export function lastBegin(windows: readonly TimeWindow[], atS: number): number {
  for (let index = windows.length - 1; index >= 0; index--) {
    const [from, to] = windows[index]!;
    if (from <= atS) return Math.min(atS, to);
  }
  return -Infinity;
}
