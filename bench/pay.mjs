import { startDurablePostgres } from './pay/durable-postgres.mjs';
import { drive } from './pay/drive.mjs';
import { openEngine } from './pay/engine.mjs';
import { openNaive } from './pay/naive.mjs';
import { tpcbPerPgCpuS } from './pay/pgbench.mjs';
import { measureYouth } from './pay/youth.mjs';

const ACCOUNTS = 1000;
const CLIENTS = 64;
const ROUNDS = 3;
const ROUND_MS = 4000;

const telling = (...of) => openNaive(...of, { tells: true });

/**
 * What a transfer costs in CPU of Node and Postgres together, against the plain way to write it down,
 * interleaved in one run on new tables each time. The goals are against the plainest; one that keeps
 * answers, writes events and has the database guard its entries, as the ledger does, is beside it.
 */
export async function run() {
  const postgres = await startDurablePostgres();
  try {
    const found = {};
    const open = { naive: openNaive, telling, engine: openEngine };
    const common = { postgres, accounts: ACCOUNTS, clients: CLIENTS, forMs: ROUND_MS };
    // Code that ran a few times only is slow, and no service is that young.
    const first = await openEngine(postgres.url, 'first', ACCOUNTS);
    await drive(first, { ...common, isHot: false });
    await first.close();
    for (let round = 1; round <= ROUNDS; round++) {
      for (const kind of ['uniform', 'hot']) {
        for (const name of Object.keys(open)) {
          const system = await open[name](postgres.url, `${name}_${kind}_${round}`, ACCOUNTS);
          const result = await drive(system, { ...common, isHot: kind === 'hot' });
          await system.close();
          (found[`${name} ${kind}`] ??= []).push(result);
        }
      }
    }
    const middle = Object.fromEntries(
      Object.entries(found).map(([name, results]) => [name, medians(results)]),
    );
    for (const [name, result] of Object.entries(middle)) console.log(line(name, result));
    const ratio = (a, b, what = 'perCpuS') => (middle[a][what] / middle[b][what]).toFixed(1);
    console.log(
      `engine / naive, uniform             ${ratio('engine uniform', 'naive uniform')} (goal ≥ 8)`,
    );
    console.log(
      `engine / naive, hot                 ${ratio('engine hot', 'naive hot')} (goal ≥ 20)`,
    );
    console.log(
      `hot / uniform throughput            ${ratio('engine hot', 'engine uniform', 'perS')} (goal ≥ 0.9)`,
    );
    console.log(
      `engine / naive that tells           ${ratio('engine uniform', 'telling uniform')} uniform, ${ratio('engine hot', 'telling hot')} hot (no goal)`,
    );
    const tpcb = await tpcbPerPgCpuS(postgres);
    const against = tpcb && (middle['engine uniform'].perPgCpuS / tpcb).toFixed(1);
    console.log(
      tpcb
        ? `engine / pgbench, Postgres's CPU     ${against} (goal ≥ 6; pgbench ${Math.round(tpcb)}/s)`
        : 'pgbench is not installed: not compared',
    );
    await measureYouth(postgres, { accounts: ACCOUNTS, clients: CLIENTS });
  } finally {
    await postgres.stop();
  }
}

function line(name, { perCpuS, perPgCpuS, perS, p50Ms, p99Ms }) {
  const cost = `${Math.round(perCpuS)} per s of CPU (${Math.round(perPgCpuS)} of Postgres's)`;
  return `${name.padEnd(16)} ${cost}, ${Math.round(perS)}/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms`;
}

function medians(results) {
  const middle = (name) =>
    results.map((result) => result[name]).toSorted((a, b) => a - b)[results.length >> 1];
  return Object.fromEntries(Object.keys(results[0]).map((name) => [name, middle(name)]));
}
