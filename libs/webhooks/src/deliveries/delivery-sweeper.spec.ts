import { eventually, TestClock, testDatabase, type TestDatabase } from '@skydeck/testing';
import { HttpReceiver } from '../fixtures/http-receiver.js';
import { WebhookProcess } from '../fixtures/webhook-process.js';

const TIMEOUT_MS = 2000;
const DAY_MS = 86_400_000;

describe('DeliverySweeper', () => {
  const clock = new TestClock();
  let database: TestDatabase;
  let here: WebhookProcess;
  let there: WebhookProcess;
  let receiver: HttpReceiver;

  beforeAll(async () => {
    database = testDatabase();
    const schema = database.schema('sweeper');
    const options = { url: database.url, schema, clock, timeoutMs: TIMEOUT_MS };
    here = await WebhookProcess.start(options);
    there = await WebhookProcess.start(options);
    receiver = await HttpReceiver.start();
  });

  beforeEach(() => {
    receiver.ids.length = 0;
  });

  afterAll(async () => {
    await Promise.all([here, there].map((each) => each[Symbol.asyncDispose]()));
    await receiver[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  });

  const isDelivered = (id: string) =>
    eventually(async () => expect((await here.delivery(id))['status']).toBe('delivered'));

  it('starts a worker with the first webhook and not before', async () => {
    await here.sweep();
    expect(await here.workers()).toBe(0);
    await here.endpoint(receiver.url);
    await here.sweep();
    await eventually(async () => expect(await here.workers()).toBeGreaterThan(0));
  });

  it('delivers what a crash left without a job', async () => {
    const id = await here.orphan(await here.endpoint(receiver.url));
    await here.sweep();
    await isDelivered(id);
    expect(receiver.ids).toEqual([(await here.delivery(id))['event_id']]);
  });

  it('delivers each once when two processes sweep 50 times at once', async () => {
    const endpoint = await here.endpoint(receiver.url);
    const ids = await Promise.all(Array.from({ length: 10 }, () => here.orphan(endpoint)));
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? here : there).sweep()),
    );
    await Promise.all(ids.map(isDelivered));
    await here.sweep();
    expect([receiver.ids.length, new Set(receiver.ids).size]).toEqual([10, 10]);
    const attempts = await Promise.all(
      ids.map(async (id) => (await here.delivery(id))['attempts']),
    );
    expect(attempts).toEqual(ids.map(() => 1));
  });

  it('delivers what a process had in hand that died, once its time is over', async () => {
    const id = await here.orphan(await here.endpoint(receiver.url));
    await here.dataSource.query(
      'update webhook_delivery set attempts = 1, claimed_until = $2 where id = $1',
      [id, new Date(clock.now().getTime() + 300)],
    );
    await here.sweep();
    expect((await here.delivery(id))['status']).toBe('pending');
    clock.advance(300);
    await isDelivered(id);
    expect((await here.delivery(id))['attempts']).toBe(2);
  });

  it('forgets what is 30 days old, with its attempts, but nothing that waits', async () => {
    const endpoint = await here.endpoint(receiver.url);
    const old = await here.orphan(endpoint);
    await here.sweep();
    await isDelivered(old);
    clock.advance(31 * DAY_MS);
    await here.sweep();
    expect(await here.delivery(old)).toEqual({});
    const left = 'select 1 from webhook_attempt where delivery_id = $1';
    expect(await here.dataSource.query(left, [old])).toEqual([]);
  });
});
