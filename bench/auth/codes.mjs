import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import path from 'node:path';
import { startLoad, startServer } from '../http/server.mjs';
import { cpuWithChildrenUs } from '../cpu/cpu-with-children.mjs';
import { makeKeys, settingsOf } from './projects.mjs';

const PROJECTS = 200;
const ROUNDS = 3;
const REQUESTS = 1500;
const HALF_LOAD_MS = 5000;
const GOALS = { request: 1000, verify: 1500 };
const PREFIXES = ['+491511', '+33612', '+447400', '+14152'];
/** Digits after each prefix, so that every number can exist. */
const REST = { '+491511': 7, '+33612': 6, '+447400': 6, '+14152': 6 };

/**
 * What asking for a code and entering it cost, with Redis when `REDIS_URL` or `TEST_REDIS_URL` names
 * one and as installed without.
 */
export async function runCodes() {
  const redisUrl = process.env['REDIS_URL'] ?? process.env['TEST_REDIS_URL'];
  if (redisUrl) await measureCodes('with Redis', { REDIS_URL: redisUrl });
  else console.log('with Redis: not measured, REDIS_URL is not set');
  await measureCodes('embedded', { REDIS_URL: undefined });
}

/**
 * CPU of auth alone per request, and that of Postgres, in turns with a bare Fastify that answers the
 * same, and with one that does no more than the least; then how long answers take at half of what
 * auth can do.
 */
async function measureCodes(name, more) {
  const postgres = await startThrowAwayPostgres();
  const running = [];
  const start = async (process) => {
    running.push(await process);
    return running.at(-1);
  };
  try {
    const messaging = await start(here('messaging', {}));
    const { environment, ownerToken } = await settingsOf(postgres, messaging.url);
    const auth = await start(here('auth', { ...environment, ...more }));
    const floor = await start(here('floor', environment));
    const load = await start(startLoad());
    const keys = await makeKeys(auth.url, ownerToken, PROJECTS);
    const bench = { postgres, auth, floor, messaging, load, keys, asked: new Map(), next: 0 };
    const rounds = [];
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round++) rounds.push(await oneRound(bench));
    const costs = mediansOf(rounds.slice(1));
    report(name, costs);
    await halfLoad(bench, costs.request.cpuUs);
  } finally {
    for (const process of running) await process.stop();
    await postgres.stop();
  }
}

const here = (name, environment) =>
  startServer(path.join('..', 'auth', name), environment, profile(name));

/** `BENCH_PROFILE=1` leaves a CPU profile of auth in the folder of the call. */
const profile = (name) => (process.env['BENCH_PROFILE'] && name === 'auth' ? ['--cpu-prof'] : []);

async function oneRound(bench) {
  const { auth, floor, messaging, asked } = bench;
  const requests = Array.from({ length: REQUESTS }, () => nextRequest(bench));
  const least = (action) => requests.map((one) => ({ ...one, path: action }));
  const bare = await measure(bench, floor, least('bare'));
  const leastRequest = await measure(bench, floor, least('request'));
  const leastVerify = await measure(bench, floor, least('verify'));
  // What the floor has sent is nobody's code.
  await messaging.ask('codes');
  const request = await measure(bench, auth, requests);
  const codes = await messaging.ask('codes');
  const entered = codes.map(([id, code, phone]) => ({
    key: asked.get(phone),
    path: 'verify',
    body: { id, code },
  }));
  const verify = await measure(bench, auth, entered);
  return { bare, leastRequest, leastVerify, request, verify };
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
async function measure(
  { load, postgres },
  server,
  sent,
  perSecond = 'as fast as it goes',
  forMs = 60_000,
) {
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
  const postgresBefore = cpuWithChildrenUs(postgres.pid);
  const before = await server.ask('cpu');
  const result = await load.ask('load', { url: server.url, requests, perSecond, forMs });
  const after = await server.ask('cpu');
  if (result.refused > 0 || result.answered === 0) {
    const statuses = JSON.stringify(result.statuses);
    throw new Error(`${result.refused} of ${result.answered} refused: ${statuses}.`);
  }
  return {
    ...result,
    cpuUs: (after.cpuUs - before.cpuUs) / result.answered,
    postgresUs: (cpuWithChildrenUs(postgres.pid) - postgresBefore) / result.answered,
  };
}

function report(name, { bare, leastRequest, leastVerify, request, verify }) {
  console.log(`${name}: bare Fastify ${bare.cpuUs.toFixed(0)} µs CPU an answer`);
  say('request', request, leastRequest);
  say('verify', verify, leastVerify);
}

function say(name, { cpuUs, postgresUs }, least) {
  const perSecond = Math.round(1e6 / cpuUs);
  const ratio = (cpuUs / least.cpuUs).toFixed(1);
  console.log(
    `  ${name.padEnd(8)} ${cpuUs.toFixed(0)} µs CPU, ${perSecond}/s per core (goal ≥ ${GOALS[name]}); ` +
      `Postgres ${postgresUs.toFixed(0)} µs; the least ${least.cpuUs.toFixed(0)} µs ` +
      `and Postgres ${least.postgresUs.toFixed(0)} µs, so ${ratio} ×`,
  );
}

/** Half of what one core does, as the machine is now. */
async function halfLoad(bench, cpuUs) {
  const perSecond = Math.max(20, Math.round(1e6 / cpuUs / 2));
  const many = Math.round((perSecond * HALF_LOAD_MS) / 1000);
  const sent = Array.from({ length: many }, () => nextRequest(bench));
  const result = await measure(bench, bench.auth, sent, perSecond, HALF_LOAD_MS);
  const { p50Ms, p99Ms, lost } = result;
  console.log(
    `  request at half load p50 ${p50Ms} ms, p99 ${p99Ms} ms (goal ≤ 50) at ${perSecond}/s, ${lost} not in time`,
  );
}

/** The median round of each, by CPU. */
function mediansOf(rounds) {
  const middle = (name) => {
    const all = rounds.map((round) => round[name]).toSorted((a, b) => a.cpuUs - b.cpuUs);
    return all[Math.floor(all.length / 2)];
  };
  return Object.fromEntries(Object.keys(rounds[0]).map((name) => [name, middle(name)]));
}
