import type { Percentiles } from './insight.schema.js';

const GROWTH = 1.1;
const SHARES = { p50_ms: 0.5, p95_ms: 0.95, p99_ms: 0.99 } as const;

/** The middle of a class of times; `latency_class` of the database makes them. */
export function msOf(latencyClass: number): number {
  if (latencyClass === 0) return 0;
  return Math.round((GROWTH ** (latencyClass - 1) * (1 + GROWTH)) / 2);
}

/** How long most took, of counts by class. */
export function percentilesOf(counts: ReadonlyMap<number, number>): Percentiles {
  const classes = [...counts].toSorted(([one], [other]) => one - other);
  const total = classes.reduce((sum, [, count]) => sum + count, 0);
  const within = (share: number): number | null => {
    let seen = 0;
    for (const [latencyClass, count] of classes) {
      seen += count;
      if (seen >= share * total && seen > 0) return msOf(latencyClass);
    }
    return null;
  };
  return {
    p50_ms: within(SHARES.p50_ms),
    p95_ms: within(SHARES.p95_ms),
    p99_ms: within(SHARES.p99_ms),
  };
}
