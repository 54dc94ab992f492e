import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { MessagingHarness } from './messaging-harness.js';

const BATCH = 600;
const AT_ONCE = 12;
/** A request that kept its body or its principal would leave more than that. */
const MOST_BYTES_A_REQUEST = 1024;
const sms = { channel: 'sms', to: '+14155550123', content: { text: 'Hello' } };

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
let messaging: MessagingHarness;

beforeAll(async () => {
  const limits = { RATE_LIMIT_PER_MINUTE: '1000000', RATE_LIMIT_BURST: '1000000' };
  messaging = await MessagingHarness.start({}, limits);
});

afterAll(() => messaging.close());

async function send(key: string): Promise<void> {
  const response = await fetch(`${messaging.service.url}/api/v1/messages`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(sms),
  });
  await response.arrayBuffer();
  expect(response.status).toBe(202);
}

/** Sends a batch, waits for its end, and gives the heap that is left. */
async function heapAfterBatch(key: string): Promise<number> {
  for (let sent = 0; sent < BATCH; sent += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => send(key)));
  }
  const open = `select count(*)::int as count from message where status <> 'delivered'`;
  await eventually(
    async () => {
      const [row] = await messaging.service.app.get(DataSource).query<{ count: number }[]>(open);
      return row?.count === 0;
    },
    { timeoutMs: 60_000, everyMs: 200 },
  );
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

it('leaves nothing in memory of what it served, from the key to the delivery', async () => {
  const key = messaging.auth.key('demo');
  await heapAfterBatch(key);
  await heapAfterBatch(key);
  const before = await heapAfterBatch(key);
  await heapAfterBatch(key);
  const after = await heapAfterBatch(key);
  expect((after - before) / (2 * BATCH)).toBeLessThan(MOST_BYTES_A_REQUEST);
}, 240_000);
