import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { LIMITS, makeKey } from './http/installation.mjs';
import { startLoad, startServer } from './http/server.mjs';

const ROUNDS = 9;
const ROUND_MS = 2000;
// The same load for all: at full speed the client of the faster one never sleeps, and waking a
// client is a good part of what an answer costs.
const REQUESTS_PER_S = 3000;
const FULL_LOAD_MS = 3000;
const HALF_LOAD_MS = 10_000;
const GOAL = 0.5;

/**
 * What everything that a request passes costs: CPU of the server per request, against bare NestJS on
 * Fastify that returns the same JSON, interleaved in one run; then how long answers take at half of
 * what the server can do.
 */
export async function run() {
  const postgres = await startThrowAwayPostgres();
  const stack = await startTestStack({ database: { url: postgres.url, schema: (name) => name } });
  const running = [];
  const start = async (process) => {
    running.push(await process);
    return running.at(-1);
  };
  try {
    const key = await makeKey(stack);
    const load = await start(startLoad());
    const environment = { ...stack.environment, ...LIMITS };
    const servers = {
      bare: await start(startServer('bare', {})),
      quiet: await start(startServer('spine', { ...environment, LOG_LEVEL: 'warn' })),
      logging: await start(startServer('spine', { ...environment, LOG_LEVEL: 'info' })),
    };
    const costs = await compare(servers, load, key);
    report(costs);
    await halfLoad(servers.logging, load, key);
    const micro = await servers.quiet.ask('key-check', { key });
    console.log(`key check when remembered          ${micro.cpuUs.toFixed(2)} µs CPU (goal ≤ 5)`);
  } finally {
    for (const process of running) await process.stop();
    await stack.close();
    await postgres.stop();
  }
}

const say = (what, cost, more = '') => console.log(`${what.padEnd(34)} ${cost} ${more}`);

/** The median CPU time of a request at each server, in microseconds. */
async function compare(servers, load, key) {
  const costs = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, server] of Object.entries(servers)) {
      const { cpuUs } = await measure(server, load, key, REQUESTS_PER_S, ROUND_MS);
      // The first round warms up all.
      if (round > 0) costs[name].push(cpuUs);
    }
  }
  return Object.fromEntries(Object.entries(costs).map(([name, all]) => [name, median(all)]));
}

function report({ bare, quiet, logging }) {
  say('bare NestJS + Fastify', `${bare.toFixed(1)} µs CPU a request`);
  const percent = (ours) => `${((bare / ours) * 100).toFixed(0)} % of bare`;
  say('whole spine, no access log', `${quiet.toFixed(1)} µs CPU a request`, percent(quiet));
  const goal = `(goal ≥ ${GOAL * 100} %)`;
  say('whole spine', `${logging.toFixed(1)} µs CPU a request`, `${percent(logging)} ${goal}`);
}

/** Half of what the server does at full speed, as the machine is now. */
async function halfLoad(server, load, key) {
  const { answered } = await measure(server, load, key, 'as fast as it goes', FULL_LOAD_MS);
  const perSecond = Math.round((answered * 1000) / FULL_LOAD_MS / 2);
  const { p50Ms, p99Ms, lost } = await measure(server, load, key, perSecond, HALF_LOAD_MS);
  const times = `p50 ${p50Ms} ms, p99 ${p99Ms} ms`;
  say(
    'whole spine at half load',
    times,
    `at ${perSecond} requests/s, open loop, ${lost} not in time`,
  );
}

async function measure(server, load, key, perSecond, forMs) {
  const { host } = new URL(server.url);
  const request = 'GET /v1/projects/bench/things HTTP/1.1';
  const head = `${request}\r\nhost: ${host}\r\nauthorization: Bearer ${key}`;
  const before = await server.ask('cpu');
  const result = await load.ask('load', { url: server.url, head, perSecond, forMs });
  const after = await server.ask('cpu');
  if (result.refused > 0 || result.answered === 0) {
    throw new Error(`${result.refused} of ${result.answered} refused: nothing was measured.`);
  }
  return { ...result, cpuUs: (after.cpuUs - before.cpuUs) / result.answered };
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
