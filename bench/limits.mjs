import { MemoryRateLimiter, policyOf } from '@skydeck/limits';

const CALLERS = 10_000;
const ROUNDS = 7;
const CALLS = 500_000;
const GOAL_US = 2;

/** What a check of two buckets costs in memory, over many callers. */
export async function run() {
  const limiter = new MemoryRateLimiter();
  const own = policyOf('default', 600, 100);
  const project = policyOf('project', 6000, 1000);
  const buckets = Array.from({ length: CALLERS }, (_, index) => [
    { key: `key:${index}`, policy: own },
    { key: `project:${index % 100}`, policy: project },
  ]);
  const costs = [];
  // Slow enough that everything is let through, which is the dearer case.
  let nowMs = Date.now();
  for (let round = 0; round <= ROUNDS; round++) {
    const before = process.cpuUsage();
    for (let call = 0; call < CALLS; call++) {
      nowMs += 1;
      if (!limiter.take(buckets[call % CALLERS], nowMs).isAllowed) throw new Error('Refused.');
    }
    const { user, system } = process.cpuUsage(before);
    // The first round warms up.
    if (round > 0) costs.push((user + system) / CALLS);
  }
  const median = costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)];
  console.log(`two buckets in memory       ${median.toFixed(2)} µs CPU (goal ≤ ${GOAL_US})`);
  await limiter.close();
}
