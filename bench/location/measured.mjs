/** The same numbers always, in [0, below). @see https://github.com/cprosche/mulberry32 */
export function seeded(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const cpuUs = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Processor time of one, in microseconds, once the code has been compiled. */
export async function cpuOfEach(items, work) {
  for (const item of items.slice(0, items.length / 4)) await work(item);
  const before = cpuUs();
  for (const item of items) await work(item);
  return (cpuUs() - before) / items.length;
}

/** How long 95 of 100 took at most, in milliseconds. */
export function p95Ms(items, work) {
  for (const item of items) work(item);
  const tookMs = items.map((item) => {
    const start = performance.now();
    work(item);
    return performance.now() - start;
  });
  return tookMs.toSorted((one, other) => one - other)[Math.floor(items.length * 0.95)];
}

/** A line of what was found, and what was hoped for. */
export function say(what, found, goal = '') {
  console.log(`  ${what.padEnd(44)} ${found.padStart(12)} ${goal}`.trimEnd());
}
