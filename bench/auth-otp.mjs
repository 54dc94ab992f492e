import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import path from 'node:path';
import { startLoad, startServer } from './http/server.mjs';
import { makeKeys, settingsOf } from './auth-otp/projects.mjs';

const PROJECTS = 400;
const ROUNDS = 3;
const REQUESTS = 2000;
const HALF_LOAD_MS = 5000;
const GOALS = { request: 1000, verify: 1500 };
const PREFIXES = ['+491511', '+33612', '+447400', '+14152'];
/** Digits after each prefix, so that every number can exist. */
const REST = { '+491511': 7, '+33612': 6, '+447400': 6, '+14152': 6 };

/**
 * What asking for a code and entering it cost: CPU of auth alone per request, against a bare
 * Fastify that answers the same, in turns; then how long answers take at half of what it can do.
 */
export async function run() {
  const postgres = await startThrowAwayPostgres();
  const running = [];
  const start = async (process) => {
    running.push(await process);
    return running.at(-1);
  };
  try {
    const messaging = await start(here('messaging', {}));
    const { environment, ownerToken } = await settingsOf(postgres, messaging.url);
    const auth = await start(here('auth', environment));
    const floor = await start(here('floor', {}));
    const load = await start(startLoad());
    const keys = await makeKeys(auth.url, ownerToken, PROJECTS);
    const bench = { auth, floor, messaging, load, keys, asked: new Map(), next: 0 };
    const costs = { floor: [], request: [], verify: [] };
    for (let round = 0; round <= ROUNDS; round++) {
      const found = await oneRound(bench);
      // The first round warms up.
      if (round > 0) for (const name in costs) costs[name].push(found[name]);
    }
    report(costs);
    await halfLoad(bench, median(costs.request));
  } finally {
    for (const process of running) await process.stop();
    await postgres.stop();
  }
}

const here = (name, environment) =>
  startServer(path.join('..', 'auth-otp', name), environment, profile(name));

/** `BENCH_PROFILE=1` leaves a CPU profile of auth in the folder of the call. */
const profile = (name) => (process.env['BENCH_PROFILE'] && name === 'auth' ? ['--cpu-prof'] : []);

async function oneRound(bench) {
  const requests = Array.from({ length: REQUESTS }, () => nextRequest(bench));
  const floor = await measure(bench, bench.floor, requests);
  const request = await measure(bench, bench.auth, requests);
  const codes = await bench.messaging.ask('codes');
  const entered = codes.map(([id, code, phone]) => ({
    key: bench.asked.get(phone),
    path: 'verify',
    body: { id, code },
  }));
  const verify = await measure(bench, bench.auth, entered);
  return { floor: floor.cpuUs, request: request.cpuUs, verify: verify.cpuUs };
}

/** A code for a number of its own, for the next project in turn. */
function nextRequest(bench) {
  const number = bench.next++;
  const prefix = PREFIXES[Math.floor(number / PROJECTS) % PREFIXES.length];
  // Far from its neighbours, as limits count those together.
  const rest = String((number * 100_003) % 10 ** REST[prefix]).padStart(REST[prefix], '0');
  const phone = prefix + rest;
  const key = bench.keys[number % PROJECTS];
  bench.asked.set(phone, key);
  return { key, path: 'request', body: { phone } };
}

/** Sends everything, as fast as it goes or at a rate, and tells what it cost the server. */
async function measure({ load }, server, sent, perSecond = 'as fast as it goes', forMs = 60_000) {
  const { host } = new URL(server.url);
  const requests = sent.map(({ key, path: action, body }) => {
    const text = JSON.stringify(body);
    const lines = [
      `POST /api/v1/auth/otp/${action} HTTP/1.1`,
      `host: ${host}`,
      `authorization: Bearer ${key}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(text)}`,
    ];
    return `${lines.join('\r\n')}\r\n\r\n${text}`;
  });
  const before = await server.ask('cpu');
  const result = await load.ask('load', { url: server.url, requests, perSecond, forMs });
  const after = await server.ask('cpu');
  if (result.refused > 0 || result.answered === 0) {
    const statuses = JSON.stringify(result.statuses);
    throw new Error(`${result.refused} of ${result.answered} refused: ${statuses}.`);
  }
  return { ...result, cpuUs: (after.cpuUs - before.cpuUs) / result.answered };
}

function report(costs) {
  const floor = median(costs.floor);
  console.log(`bare Fastify        ${floor.toFixed(0)} µs CPU`);
  for (const [name, goal] of Object.entries(GOALS)) {
    const cost = median(costs[name]);
    const perSecond = Math.round(1e6 / cost);
    const times = (cost / floor).toFixed(0);
    console.log(
      `${name.padEnd(19)} ${cost.toFixed(0)} µs CPU, ${perSecond}/s per core (goal ≥ ${goal}), ${times} × bare`,
    );
  }
}

/** Half of what one core does, as the machine is now. */
async function halfLoad(bench, cpuUs) {
  const perSecond = Math.max(20, Math.round(1e6 / cpuUs / 2));
  const many = Math.round((perSecond * HALF_LOAD_MS) / 1000);
  const sent = Array.from({ length: many }, () => nextRequest(bench));
  const result = await measure(bench, bench.auth, sent, perSecond, HALF_LOAD_MS);
  const { p50Ms, p99Ms, lost } = result;
  console.log(
    `request at half load p50 ${p50Ms} ms, p99 ${p99Ms} ms (goal ≤ 50) at ${perSecond}/s, ${lost} not in time`,
  );
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
