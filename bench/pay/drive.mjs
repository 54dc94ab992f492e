import { randomInt, randomUUID } from 'node:crypto';
import { percentile } from '../events/percentile.mjs';

const WARM_MS = 700;

/** In every hot transfer account 1 takes part, on either side. */
function pick(accounts, isHot) {
  const other = 2 + randomInt(accounts - 1);
  const amount = BigInt(1 + randomInt(100));
  const id = randomUUID();
  if (isHot)
    return randomInt(2) === 0
      ? { id, amount, from: 1, to: other }
      : { id, amount, from: other, to: 1 };
  const from = 1 + randomInt(accounts);
  return { id, amount, from, to: from === other ? 1 : other };
}

/**
 * Has clients transfer one after the other for a while.
 * @returns transfers in a second of the clock, of CPU, and of Postgres's CPU alone
 */
export async function drive(system, { postgres, accounts, clients, forMs, isHot }) {
  const over = new AbortController();
  let count = 0;
  let tookMs = [];
  const client = async () => {
    while (!over.signal.aborted) {
      const startMs = performance.now();
      await system.transfer(pick(accounts, isHot));
      tookMs.push(performance.now() - startMs);
      count += 1;
    }
  };
  const all = Array.from({ length: clients }, client);
  await new Promise((resolve) => setTimeout(resolve, WARM_MS));
  const startMs = performance.now();
  const own = process.cpuUsage();
  const theirs = postgres.cpuS();
  count = 0;
  tookMs = [];
  await new Promise((resolve) => setTimeout(resolve, forMs));
  const wallS = (performance.now() - startMs) / 1000;
  const { user, system: kernel } = process.cpuUsage(own);
  const pgS = postgres.cpuS() - theirs;
  const done = count;
  over.abort();
  await Promise.all(all);
  return {
    perS: done / wallS,
    perCpuS: done / ((user + kernel) / 1e6 + pgS),
    perPgCpuS: done / pgS,
    p50Ms: percentile(tookMs, 0.5),
    p99Ms: percentile(tookMs, 0.99),
  };
}
