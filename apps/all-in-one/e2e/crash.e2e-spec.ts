import { readEventStream } from '@skydeck/sdk';
import { eventually, testDatabase } from '@skydeck/testing';
import pg from 'pg';
import { startTestStack, type TestStack } from '../src/testing/index.js';
import { HeldReceiver } from './crash/held-receiver.js';
import { RelayHold } from './crash/relay-hold.js';
import { ServiceProcess } from './crash/service-process.js';
import { dataOf } from './matrix/call.js';

const PATIENCE = { timeoutMs: 40_000, everyMs: 100 };
const TEST_MS = 120_000;

interface Item {
  readonly [name: string]: unknown;
}

const database = testDatabase();
const schema = database.schema('auth');
let stack: TestStack;
let auth: ServiceProcess;
let receiver: HeldReceiver;
let token: string;
let base: string;
let webhook: string;

beforeAll(async () => {
  const environment = { WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8', WEBHOOK_TIMEOUT_MS: '1000' };
  stack = await startTestStack({ database, members: [], environment });
  auth = new ServiceProcess('auth', stack.environment);
  receiver = await HeldReceiver.start();
  await auth.start();
  token = await stack.signInOwner();
  const projects = `${stack.environment['AUTH_URL']}/api/v1/projects`;
  await dataOf(projects, { token, body: { name: 'Crash', slug: 'crash' } });
  base = `${projects}/crash`;
  const wanted = { url: receiver.url, event_types: ['key.*'] };
  webhook = String((await dataOf(`${base}/webhooks`, { token, body: wanted }))['id']);
}, TEST_MS);

afterAll(async () => {
  await auth[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
  await stack.close();
  await database[Symbol.asyncDispose]();
});

const items = async (path: string) =>
  ((await dataOf(`${base}${path}`, { token })) as unknown as { items: Item[] }).items;

const makeKey = (name: string) => dataOf(`${base}/keys`, { token, body: { product: 'pay', name } });

/** What a stream shows that is resumed after an event, until it shows nothing more for a while. */
async function resumed(after: string): Promise<unknown[]> {
  const url = `${base}/events/stream?type=key.*`;
  const signal = AbortSignal.timeout(3000);
  const seen: unknown[] = [];
  try {
    for await (const { data } of readEventStream({ url, token, after, signal })) seen.push(data);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return seen;
}

it(
  'kill -9 between commit and publishing: the event reaches list, stream and webhook once',
  async () => {
    await makeKey('before');
    await eventually(() => expect(receiver.of('key.created')).toHaveLength(1), PATIENCE);
    const seq = await newestSeq();
    {
      await using hold = await RelayHold.take(database.url, schema);
      await makeKey('lost');
      expect([hold.isHeld, await unpublished()]).toEqual([true, 1]);
      await auth.kill();
      expect(receiver.of('key.created')).toHaveLength(1);
    }
    expect(await unpublished()).toBe(1);
    await auth.start();
    await eventually(() => expect(receiver.of('key.created')).toHaveLength(2), PATIENCE);
    const listed = await items('/events?type=key.created');
    expect(listed).toHaveLength(2);
    expect(await resumed(seq)).toEqual([listed[0]]);
    expect(receiver.of('key.created').map(({ id }) => id)).toEqual(
      listed.map(({ id }) => id).toReversed(),
    );
    const deliveries = await items(`/webhooks/${webhook}/deliveries`);
    expect(deliveries).toMatchObject([
      { status: 'delivered', attempts: 1, event_id: listed[0]?.['id'] },
      { status: 'delivered', attempts: 1, event_id: listed[1]?.['id'] },
    ]);
  },
  TEST_MS,
);

it(
  'kill -9 in the middle of a delivery: it comes again with the same webhook-id',
  async () => {
    receiver.arrived.length = 0;
    receiver.isHeld = true;
    await makeKey('halfway');
    await eventually(() => expect(receiver.arrived).toHaveLength(1), PATIENCE);
    await auth.kill();
    receiver.isHeld = false;
    await auth.start();
    await eventually(() => expect(receiver.arrived).toHaveLength(2), PATIENCE);
    const [first, second] = receiver.arrived;
    expect(second).toEqual(first);
    const log = `/webhooks/${webhook}/deliveries`;
    await eventually(
      async () => expect((await items(log))[0]).toMatchObject({ status: 'delivered', attempts: 2 }),
      PATIENCE,
    );
    const id = String((await items(log))[0]?.['id']);
    expect(await dataOf(`${base}${log}/${id}`, { token })).toMatchObject({
      event_id: first?.id,
      request: { headers: { 'webhook-id': first?.id } },
      attempt_log: [
        { number: 2, response_status: 200, problem: null },
        { number: 1, response_status: null, problem: 'interrupted', duration_ms: null },
      ],
    });
  },
  TEST_MS,
);

async function unpublished(): Promise<number> {
  return Number(
    await ask(
      `select (select count(*) from event where seq is null)
         + (select count(*) from event_bundle) as answer`,
    ),
  );
}

async function newestSeq(): Promise<string> {
  return String(await ask('select max(seq) as answer from event'));
}

async function ask(question: string): Promise<unknown> {
  const client = new pg.Client({
    connectionString: database.url,
    options: `-c search_path=${schema}`,
  });
  await client.connect();
  const { rows } = await client.query<{ answer: unknown }>(question);
  await client.end();
  return rows[0]?.answer;
}
