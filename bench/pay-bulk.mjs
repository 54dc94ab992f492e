import { fork } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { AuthNeighbour } from '../apps/pay/dist-e2e/auth-neighbour.js';
import { startDurablePostgres } from './pay/durable-postgres.mjs';

const ACCOUNTS = 1000;
const ROUNDS = 3;
const IN_ONE = 100;
const REQUESTS = { naive: 400, single: 400, bulk: 100 };
const CLIENTS = { naive: 64, single: 64, bulk: 1 };

/**
 * What a transfer costs in CPU of the server and Postgres together when 100 come with one request,
 * one request after the other, against a bare server that is asked for each by itself. Rounds are
 * interleaved.
 */
export async function run() {
  const postgres = await startDurablePostgres();
  const auth = await AuthNeighbour.start();
  const key = auth.key('bench');
  const environment = {
    DATABASE_URL: postgres.url,
    PAY_SCHEMA: 'pay',
    PAY_PORT: '0',
    PAY_INTERNAL_PORT: '0',
    AUTH_URL: auth.url,
    AUTH_INTERNAL_URL: auth.url,
    SKYDECK_SERVICE_SECRET: 'a secret of this bench, long enough',
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
  };
  const settings = { url: postgres.url, schema: 'naive', accounts: ACCOUNTS };
  const naive = await start('naive', settings);
  const pay = await start('skydeck', { accounts: ACCOUNTS, tenant: 'prj_bench', environment });
  try {
    const ways = {
      naive: { server: naive, ask: () => post(naive.url, pick()) },
      single: { server: pay, ask: () => post(`${pay.url}/transfers`, wanted(pick()), key) },
      bulk: { server: pay, ask: () => post(`${pay.url}/transfers/bulk`, many(), key) },
    };
    const costs = { naive: [], single: [], bulk: [] };
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [name, way] of Object.entries(ways)) {
        const cost = await measure(name, way, postgres);
        // The first round warms up all.
        if (round > 0) costs[name].push(cost);
      }
    }
    const us = Object.fromEntries(Object.entries(costs).map(([name, all]) => [name, median(all)]));
    console.log(`naive, a request for each           ${us.naive.toFixed(0)} µs CPU a transfer`);
    console.log(`skydeck, a request for each         ${us.single.toFixed(0)} µs`);
    console.log(`skydeck, ${IN_ONE} with one request        ${us.bulk.toFixed(0)} µs`);
    console.log(
      `naive / bulk                        ${(us.naive / us.bulk).toFixed(1)} (goal ≥ 12)`,
    );
  } finally {
    naive.stop();
    pay.stop();
    await auth.close();
    await postgres.stop();
  }
}

async function measure(name, { server, ask }, postgres) {
  const [own, theirs] = [await server.cpuS(), postgres.cpuS()];
  let left = REQUESTS[name];
  const client = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: CLIENTS[name] }, client));
  const usedS = (await server.cpuS()) - own + (postgres.cpuS() - theirs);
  return (usedS * 1e6) / (REQUESTS[name] * (name === 'bulk' ? IN_ONE : 1));
}

async function start(kind, settings) {
  const child = fork(new URL('pay/http.server.mjs', import.meta.url), [
    kind,
    JSON.stringify(settings),
  ]);
  const [{ url }] = await once(child, 'message');
  return {
    url,
    async cpuS() {
      child.send('cpu');
      const [{ cpu }] = await once(child, 'message');
      return (cpu.user + cpu.system) / 1e6;
    },
    stop: () => child.kill(),
  };
}

function pick() {
  const [from, other] = [1 + randomInt(ACCOUNTS), 1 + randomInt(ACCOUNTS - 1)];
  const to = other < from ? other : other + 1;
  return { id: randomUUID(), from, to, amount: String(1 + randomInt(100)) };
}

const wallet = (number) => `wal_${String(number).padStart(26, '0')}`;
const wanted = ({ from, to, amount }) => ({
  from: wallet(from),
  to: wallet(to),
  amount,
  currency: 'EUR',
});
const many = () => ({ transfers: Array.from({ length: IN_ONE }, () => wanted(pick())) });

async function post(url, body, key) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key && { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() }),
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok || answer.data?.failed > 0) throw new Error(JSON.stringify(answer));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
