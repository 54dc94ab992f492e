import { setTimeout as sleep } from 'node:timers/promises';

const BEFORE_MS = 3000;
const QUIET_MS = 8000;
const LONGEST_MS = 120_000;

/**
 * Does harm while traffic runs, and looks on until nothing has gone wrong for a while.
 * @returns what of it was seen
 */
export async function observe(traffic, { name, harm, mend }) {
  await sleep(BEFORE_MS);
  const before = traffic.errors(performance.now() - BEFORE_MS, Number.POSITIVE_INFINITY).length;
  const harmedMs = performance.now();
  await harm();
  await mend?.();
  const mendedMs = performance.now();
  let last = harmedMs;
  while (performance.now() - Math.max(last, mendedMs) < QUIET_MS) {
    await sleep(250);
    last = traffic.errors(harmedMs, Number.POSITIVE_INFINITY).at(-1)?.atMs ?? harmedMs;
    if (performance.now() - mendedMs > LONGEST_MS) break;
  }
  const untilMs = performance.now();
  const attempts = traffic.attempts.filter(({ atMs }) => atMs >= harmedMs && atMs < untilMs);
  const errors = attempts.filter(({ problem }) => problem);
  return {
    name,
    before,
    asked: attempts.length,
    errors: errors.length,
    kinds: kindsOf(errors),
    harmS: (mendedMs - harmedMs) / 1000,
    forS: errors.length > 0 ? (errors.at(-1).atMs - errors[0].atMs) / 1000 : 0,
    /** From the moment that what was broken was there again. */
    recoveryS: Math.max(0, (last - mendedMs) / 1000),
    isOver: untilMs - last >= QUIET_MS,
  };
}

function kindsOf(errors) {
  const kinds = new Map();
  for (const { product, problem } of errors) {
    const kind = `${product} ${problem}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds].toSorted(([, one], [, other]) => other - one);
}
