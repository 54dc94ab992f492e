import { percentile } from '../events/percentile.mjs';

/** Runs something some times, one after the other; the times it took in milliseconds. */
export async function measured(times, work) {
  const tookMs = [];
  for (let index = 0; index < times; index++) {
    const startedMs = performance.now();
    await work(index);
    tookMs.push(performance.now() - startedMs);
  }
  return tookMs;
}

/** Prints the middle and the worst of some times. */
export function print(what, tookMs, goal) {
  const [p50, worst] = [percentile(tookMs, 0.5), Math.max(...tookMs).toFixed(1)];
  console.log(`${what.padEnd(34)} p50 ${p50} ms  worst ${worst} ms  (goal ${goal})`);
}
