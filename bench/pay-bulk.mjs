import { fork } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'undici';
import { startDurablePostgres } from './pay/durable-postgres.mjs';
import { startKeyGiver } from './pay/key-giver.mjs';

const ACCOUNTS = 1000;
const ROUNDS = 5;
const IN_ONE = 100;
/** The first round is longer: code that ran a few times only is slow, and no service is that young. */
const TRANSFERS = { warm: 6000, measured: 2000 };
const IN_BULK = 4;
/** What services and Postgres do while nobody asks is no part of a transfer. */
const IDLE_MS = 6000;
/** Events are numbered and blocks sealed behind the ledger; that belongs to what it did. */
const AFTERWARDS_MS = { bare: 0, stack: 0, single: 2500, bulk: 2500 };
const CLIENTS = { bare: 64, stack: 64, single: 64, bulk: 1 };

/**
 * What a transfer over HTTP costs in CPU of the server and Postgres together: the naive transaction
 * behind a bare server, the same behind the whole service, and the ledger, with a request for each
 * and with 100 in one request after the other. Rounds are interleaved; what
 * all of them use while nobody asks is measured and taken off each, by the time that it took.
 */
export async function run([rounds = ROUNDS] = []) {
  const postgres = await startDurablePostgres();
  const auth = await startKeyGiver('bench');
  const service = (schema) => ({
    url: postgres.url,
    schema: `${schema}_naive`,
    accounts: ACCOUNTS,
    tenant: 'prj_bench',
    environment: environmentOf({ postgres, auth, schema }),
  });
  const bare = await start('bare', service('bare'));
  const stack = await start('stack', service('stack'));
  const pay = await start('skydeck', service('pay'));
  const agent = new Agent({ keepAliveTimeout: 60_000 });
  const { key } = auth;
  try {
    const ways = {
      bare: { server: bare, ask: () => post(agent, bare.url, pick()) },
      stack: { server: stack, ask: () => post(agent, `${stack.url}/transfers`, one(), key) },
      single: { server: pay, ask: () => post(agent, `${pay.url}/transfers`, one(), key) },
      bulk: { server: pay, ask: () => post(agent, `${pay.url}/transfers/bulk`, many(), key) },
    };
    let idle = { theirs: 0, own: new Map() };
    const costs = { bare: [], stack: [], single: [], bulk: [] };
    for (let round = 0; round <= rounds; round++) {
      if (round === 1) idle = await measureIdle(postgres, [bare, stack, pay]);
      for (const [name, way] of Object.entries(ways)) {
        const cost = await measure(name, way, { postgres, idle, isWarm: round > 0 });
        if (round > 0) costs[name].push(cost);
      }
    }
    printIdle(idle);
    print(Object.fromEntries(Object.entries(costs).map(([name, all]) => [name, middle(all)])));
  } finally {
    for (const server of [bare, stack, pay]) server.stop();
    await agent.destroy();
    auth.close();
    await postgres.stop();
  }
}

function print(us) {
  line('naive, bare server', us.bare);
  line('naive, whole service', us.stack);
  line('skydeck, a request for each', us.single);
  line(`skydeck, ${IN_ONE} with one request`, us.bulk);
  const ratio = (a, b) => (us[a].all / us[b].all).toFixed(1);
  console.log(`whole service: naive / single        ${ratio('stack', 'single')} (goal ≥ 4)`);
  console.log(`whole service: naive / bulk          ${ratio('stack', 'bulk')} (goal ≥ 12)`);
  console.log(`bare server:   naive / single        ${ratio('bare', 'single')}`);
  console.log(`bare server:   naive / bulk          ${ratio('bare', 'bulk')}`);
}

function line(name, { own, theirs, all }) {
  const parts = `server ${own.toFixed(0)}, Postgres ${theirs.toFixed(0)}`;
  console.log(`${name.padEnd(36)}${all.toFixed(0)} µs CPU a transfer (${parts})`);
}

const environmentOf = ({ postgres, auth, schema }) => ({
  DATABASE_URL: postgres.url,
  PAY_SCHEMA: schema,
  PAY_PORT: '0',
  PAY_INTERNAL_PORT: '0',
  AUTH_URL: auth.url,
  AUTH_INTERNAL_URL: auth.url,
  SKYDECK_SERVICE_SECRET: 'a secret of this bench, long enough',
  RATE_LIMIT_PER_MINUTE: '0',
  LOG_LEVEL: 'warn',
});

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Seconds of CPU for each second of the clock. */
async function measureIdle(postgres, servers) {
  const used = async () => [
    postgres.cpuS(),
    ...(await Promise.all(servers.map((of) => of.cpuS()))),
  ];
  await sleep(IDLE_MS / 2);
  const [before, startMs] = [await used(), performance.now()];
  await sleep(IDLE_MS);
  const [after, tookS] = [await used(), (performance.now() - startMs) / 1000];
  const [theirs, ...own] = after.map((value, place) => (value - before[place]) / tookS);
  return { theirs, own: new Map(servers.map((server, place) => [server, own[place]])) };
}

function printIdle({ theirs, own }) {
  const [inPostgres, ...servers] = [theirs, ...own.values()].map((s) => (s * 1000).toFixed(1));
  console.log(
    `idle, taken off: Postgres ${inPostgres}, servers ${servers.join(', ')} ms CPU a second`,
  );
}

async function measure(name, { server, ask }, { postgres, idle, isWarm }) {
  const startMs = performance.now();
  const [own, theirs] = [await server.cpuS(), postgres.cpuS()];
  const transfers = isWarm ? TRANSFERS.measured : TRANSFERS.warm;
  const count = name === 'bulk' ? (transfers * IN_BULK) / IN_ONE : transfers;
  let left = count;
  const client = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: CLIENTS[name] }, client));
  await sleep(AFTERWARDS_MS[name]);
  const us = 1e6 / (count * (name === 'bulk' ? IN_ONE : 1));
  const tookS = (performance.now() - startMs) / 1000;
  const used = [
    (await server.cpuS()) - own - tookS * (idle.own.get(server) ?? 0),
    postgres.cpuS() - theirs - tookS * idle.theirs,
  ];
  return { own: used[0] * us, theirs: used[1] * us, all: (used[0] + used[1]) * us };
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
function one() {
  const { from, to, amount } = pick();
  return { from: wallet(from), to: wallet(to), amount, currency: 'EUR' };
}
const many = () => ({ transfers: Array.from({ length: IN_ONE }, one) });

async function post(dispatcher, url, body, key) {
  const { statusCode, body: answer } = await request(url, {
    dispatcher,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key && { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() }),
    },
    body: JSON.stringify(body),
  });
  const told = await answer.json();
  if (statusCode >= 300 || told.data?.failed > 0) throw new Error(JSON.stringify(told));
}

const middle = (costs) => costs.toSorted((a, b) => a.all - b.all)[costs.length >> 1];
