import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { percentile } from './events/percentile.mjs';
import { LIMITS } from './http/installation.mjs';
import { postJson } from './http/post-json.mjs';
import { bareSends } from './messaging/bare-queue.mjs';
import { mail } from './messaging/mail.mjs';
import { processorTime } from './messaging/processor-time.mjs';
import { startRedis } from '../scripts/test/redis.mjs';

const LINES = 10_000;
/** Enough to keep the lane busy while codes are asked for. */
const BATCHES_AHEAD = 10;
const CODES = 40;
const LONGEST_MS = 300_000;

/**
 * How fast batches are accepted and delivered, and how long a code takes behind them: with Redis, and
 * with the queue that is embedded.
 */
export async function run() {
  const redis = await startRedis();
  try {
    await measure('with Redis', redis);
  } finally {
    await redis.stop();
  }
  await measure('embedded queue');
}

async function measure(title, redis) {
  const redisUrl = redis?.url;
  const postgres = await startThrowAwayPostgres();
  const stack = await startTestStack({
    members: ['auth', 'messaging'],
    database: { url: postgres.url, schema: (name) => name },
    environment: {
      ...LIMITS,
      QUOTA_MESSAGES_PER_DAY: '0',
      MESSAGING_ALLOW_CIDRS: '127.0.0.0/8',
      ...(redisUrl && { REDIS_URL: redisUrl }),
    },
  });
  try {
    console.log(`${title}:`);
    const processorS = () => processorTime({ postgres: postgres.pid, redis: redis?.pid });
    const bare = await bareSends(postgres.url, redisUrl, processorS);
    const { perS, eachS } = bare;
    console.log(
      `bare BullMQ jobs that write a row   ${Math.round(perS)} /s, ${microseconds(eachS)}`,
    );
    const keys = await provision(stack);
    await one(stack, keys, { bare, processorS });
    if (redisUrl) await mail(stack, keys, postgres.url);
    await behind(stack, keys);
  } finally {
    await stack.close();
    await postgres.stop();
  }
}

async function provision({ endpoints, signInOwner }) {
  const api = `${endpoints.auth_url}/api/v1/projects`;
  const token = await signInOwner();
  await postJson(api, token, { name: 'Bench', slug: 'bench' });
  const keyOf = async (product) =>
    (await postJson(`${api}/bench/products/${product}`, token, {})).key.secret;
  return { auth: await keyOf('auth'), messaging: await keyOf('messaging') };
}

const share = (ratio) => `${(100 * ratio).toFixed(0)} %`;

/** One batch: how fast it is accepted, and how fast it is all delivered. */
async function one({ endpoints }, { messaging }, { bare, processorS }) {
  const beforeS = processorS();
  const before = process.cpuUsage();
  const startMs = performance.now();
  const { id } = await sendBatch(endpoints, messaging);
  const acceptedMs = performance.now() - startMs;
  const { user, system } = process.cpuUsage(before);
  const cpuS = (user + system) / 1_000_000;
  const perS = Math.round((LINES / acceptedMs) * 1000);
  const perCore = Math.round(LINES / cpuS);
  console.log(
    `accepted by batch                   ${perS} /s, ${perCore} /s per core (goal ≥ 1500)`,
  );
  await delivered(endpoints, messaging, id);
  const endToEnd = (LINES / (performance.now() - startMs)) * 1000;
  const eachS = (processorS() - beforeS) / LINES;
  console.log(
    `accepted and delivered to the outbox ${Math.round(endToEnd)} /s (goal ≥ 500), ` +
      `${share(endToEnd / bare.perS)} of the bare jobs; ${microseconds(eachS)}, ` +
      `${share(bare.eachS / eachS)} of them for each second of a processor (goal ≥ 70 %)`,
  );
}

/** What a message or job takes of this process, Postgres and Redis together. */
const microseconds = (seconds) => `${Math.round(seconds * 1e6)} us of a processor each`;

/** Codes while 100000 messages wait in the lane of batches. */
async function behind({ endpoints }, keys) {
  const url = `${endpoints.messaging_url}/api/v1/messages`;
  for (let sent = 0; sent < BATCHES_AHEAD; sent++) await sendBatch(endpoints, keys.messaging);
  const tookMs = [];
  for (let index = 0; index < CODES; index++) {
    const phone = `+1415${200 + index * 6}0123`;
    const startMs = performance.now();
    await postJson(`${endpoints.auth_url}/api/v1/auth/otp/request`, keys.auth, { phone });
    await until(async () => {
      const { items } = await get(`${url}?to=${encodeURIComponent(phone)}`, keys.messaging);
      return items.some(({ kind, status }) => kind === 'otp' && status === 'delivered');
    });
    tookMs.push(performance.now() - startMs);
  }
  const at = (part) => `${percentile(tookMs, part)} ms`;
  console.log(
    `a code behind a batch of 100000     p50 ${at(0.5)}  p99 ${at(0.99)} (goal p99 ≤ 100 ms)`,
  );
}

async function sendBatch({ messaging_url: url }, token) {
  const line = { channel: 'sms', to: '+4915112345678', content: { text: 'Hello' } };
  const response = await fetch(`${url}/api/v1/batches`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${token}` },
    body: `${JSON.stringify(line)}\n`.repeat(LINES),
  });
  const { data, error } = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(error));
  return data;
}

const delivered = ({ messaging_url: url }, token, id) =>
  until(async () => (await get(`${url}/api/v1/batches/${id}`, token)).status === 'completed', 250);

async function get(url, token) {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()).data;
}

async function until(isDone, everyMs = 2) {
  const endMs = performance.now() + LONGEST_MS;
  while (!(await isDone())) {
    if (performance.now() > endMs) throw new Error('It took too long.');
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
