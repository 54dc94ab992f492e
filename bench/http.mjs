import autocannon from 'autocannon';
import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { postJson } from './http/post-json.mjs';
import { startServer } from './http/server.mjs';

const ROUNDS = 7;
const ROUND_S = 2;
const CONNECTIONS = 32;
// The same load for both: at full speed the client of the faster one never sleeps, and waking a
// client is a good part of what an answer costs.
const REQUESTS_PER_S = 6000;
const GOAL = 0.6;

/**
 * What the envelope, the key check, the access log and the metrics cost: CPU of the server per
 * request, against bare NestJS on Fastify that returns the same JSON, interleaved in one run.
 */
export async function run() {
  const postgres = await startThrowAwayPostgres();
  const stack = await startTestStack({ database: { url: postgres.url, schema: (name) => name } });
  const servers = [];
  try {
    const key = await makeKey(stack);
    const start = async (name, environment) => {
      const server = await startServer(name, environment);
      servers.push(server);
      return server;
    };
    const bare = await start('bare', {});
    const quiet = await start('skydeck', { ...stack.environment, LOG_LEVEL: 'warn' });
    const logging = await start('skydeck', { ...stack.environment, LOG_LEVEL: 'info' });
    await compare({ bare, quiet, logging }, key);
    const micro = await quiet.ask('key-check', { key });
    console.log(`key check when remembered          ${micro.cpuUs.toFixed(2)} µs CPU (goal ≤ 5)`);
  } finally {
    for (const server of servers) await server.stop();
    await stack.close();
    await postgres.stop();
  }
}

const say = (what, cost, more = '') => console.log(`${what.padEnd(34)} ${cost} ${more}`);

async function compare(servers, key) {
  const costs = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, server] of Object.entries(servers)) {
      const cost = await measure(server, key);
      // The first round warms up all.
      if (round > 0) costs[name].push(cost);
    }
  }
  const floor = median(costs.bare);
  say('bare NestJS + Fastify', `${floor.toFixed(1)} µs CPU a request`);
  for (const [name, what] of [
    ['quiet', 'envelope, key check, metrics'],
    ['logging', 'the same with the access log'],
  ]) {
    const ours = median(costs[name]);
    const percent = ((floor / ours) * 100).toFixed(0);
    say(
      what,
      `${ours.toFixed(1)} µs CPU a request`,
      `${percent} % of bare (goal ≥ ${GOAL * 100} %)`,
    );
  }
}

async function measure(server, key) {
  const before = await server.ask('cpu');
  const result = await autocannon({
    url: `${server.url}/v1/projects/bench/things`,
    connections: CONNECTIONS,
    duration: ROUND_S,
    overallRate: REQUESTS_PER_S,
    headers: { authorization: `Bearer ${key}` },
  });
  const after = await server.ask('cpu');
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors: nothing was measured.`);
  }
  return (after.cpuUs - before.cpuUs) / result.requests.total;
}

async function makeKey(stack) {
  const token = await stack.signInOwner();
  const api = `${stack.endpoints.auth_url}/api/v1`;
  await postJson(`${api}/projects`, token, { name: 'Bench', slug: 'bench' });
  const body = { product: 'platform', mode: 'live', name: 'bench' };
  return (await postJson(`${api}/projects/bench/keys`, token, body)).secret;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
