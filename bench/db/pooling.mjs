import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SCALE = 10;
/** No more than connections: pgbench prepares its statements one after the other, and would wait for itself. */
const CLIENTS = 10;
const ROUNDS = 8;
const ROUND_S = 4;

/**
 * pgbench through the pool of a database and without it, in turns: its usual transactions, and ones
 * that only read, where nothing but the way there takes time.
 */
export async function poolBesideDirect(api, database) {
  await api.done('PATCH', `/databases/${database}/pool`, { enabled: true, size: CLIENTS });
  const { data } = await api.call('POST', `/databases/${database}/credentials/owner/reveal`);
  await pgbench(data.url, ['-i', '-q', '-s', String(SCALE)]);
  const kinds = [
    { kind: 'transactions', option: '-N', goal: ' (goal ≥ 85 %)' },
    { kind: 'only reading', option: '-S', goal: '' },
  ];
  for (const { kind, option, goal } of kinds) {
    const rates = { direct: [], pooled: [] };
    for (let round = 0; round < ROUNDS; round++) {
      rates.direct.push(await rateOf(data.url, option));
      rates.pooled.push(await rateOf(data.pooled_url, option));
    }
    const [direct, pooled] = [median(rates.direct), median(rates.pooled)];
    const share = ((100 * pooled) / direct).toFixed(0);
    console.log(
      `pgbench ${kind}: ${pooled.toFixed(0)}/s through the pooler, ${direct.toFixed(0)}/s direct, ${share} %${goal}`,
    );
  }
}

/** Transactions in a second, of clients that stay connected and prepare their statements. */
async function rateOf(url, option) {
  const load = ['-c', String(CLIENTS), '-j', '2', '-T', String(ROUND_S), '-M', 'prepared'];
  const { stdout } = await pgbench(url, ['-n', ...load, option]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

/** The password goes in the environment: arguments are public. */
function pgbench(url, options) {
  const { hostname, port, username, password, pathname } = new URL(url);
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    PGDATABASE: pathname.slice(1),
    PGSSLMODE: 'require',
  };
  return run('pgbench', options, { env, maxBuffer: 2 ** 24 });
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}
