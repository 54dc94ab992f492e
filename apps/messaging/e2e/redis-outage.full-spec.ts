import { setTimeout as sleep } from 'node:timers/promises';
import { Writable } from 'node:stream';
import { eventually, TestRedis } from '@skydeck/testing';
import { type Answer, MessagingHarness } from './messaging-harness.js';
import { WebhookReceiver } from './webhook-receiver.js';

const OUTAGE_MS = 30_000;
const EVERY_MS = 500;
/** No request may wait for a Redis that is away. */
const ANSWER_WITHIN_MS = 5000;
/** Few for each job that ran when it was lost, none for each request. */
const MOST_LINES = 40;
/** The limits are on again. */
const SLOWLY = { timeoutMs: 60_000, everyMs: 3000 };
const sms = { channel: 'sms', to: '+14155550123', content: { text: 'Hello' } };

describe.each([
  ['killed', (redis: TestRedis) => redis.kill(), (redis: TestRedis) => redis.start()],
  ['hanging', async (redis: TestRedis) => redis.hang(), async (redis: TestRedis) => redis.resume()],
] as const)('30 s with Redis %s', (_what, lose, find) => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().trim().split('\n'));
      done();
    },
  });
  let redis: TestRedis;
  let receiver: WebhookReceiver;
  let messaging: MessagingHarness;

  beforeAll(async () => {
    redis = await TestRedis.start();
    receiver = await WebhookReceiver.start();
    const environment = {
      REDIS_URL: redis.url,
      RATE_LIMIT_PER_MINUTE: '60',
      RATE_LIMIT_BURST: '20',
      WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8',
    };
    messaging = await MessagingHarness.start({}, environment, { level: 'warn', destination });
  });

  afterAll(async () => {
    redis.resume();
    await messaging.close();
    await receiver.close();
    await redis.close();
  });

  const send = (key: string): Promise<Answer> =>
    Promise.race([
      messaging.call(key, '/messages', sms),
      sleep(ANSWER_WITHIN_MS, undefined, { ref: false }).then(() => {
        throw new Error('A request waited for Redis.');
      }),
    ]);

  it('loses nothing, lets everybody through, forgets revoked keys, and says so once', async () => {
    const [patient, noisy, revoked] = ['patient', 'noisy', 'revoked'].map((name) =>
      messaging.auth.key(name),
    ) as [string, string, string];
    const hook = await messaging.call(patient, '/webhooks', {
      url: receiver.url,
      event_types: ['*'],
    });
    expect(hook.status).toBe(201);
    const before = await Promise.all(Array.from({ length: 50 }, () => send(noisy)));
    expect(before.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await send(revoked)).status).toBe(202);

    await lose(redis);
    const outageEndsMs = performance.now() + OUTAGE_MS;
    messaging.auth.forget(revoked);
    const accepted: string[] = [];
    while (performance.now() < outageEndsMs) {
      const answers = await Promise.all([send(patient), send(patient), send(noisy), send(noisy)]);
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
      accepted.push(...answers.slice(0, 2).map(({ data }) => String(data['id'])));
      await sleep(EVERY_MS);
    }
    expect((await send(revoked)).status).toBe(401);

    await find(redis);
    await eventually(() => allDelivered(messaging, patient, accepted), SLOWLY);
    await eventually(() => expect(receiver.missing(accepted)).toEqual([]), SLOWLY);
    await eventually(async () => {
      const again = await Promise.all(Array.from({ length: 50 }, () => send(noisy)));
      return again.some(({ status }) => status === 429);
    });
    expect(lines.filter((line) => line.includes('Redis is away'))).toHaveLength(1);
    expect(lines.slice(MOST_LINES)).toEqual([]);
  }, 240_000);

  it('ends in bounded time without it', async () => {
    await lose(redis);
    const ended = messaging.stop().then(() => 'ended');
    expect(await Promise.race([ended, sleep(15_000, 'hung', { ref: false })])).toBe('ended');
  }, 30_000);
});

/** Whether the outbox holds each of these messages, once. */
async function allDelivered(messaging: MessagingHarness, key: string, wanted: readonly string[]) {
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await messaging.call(key, `/outbox?limit=100${cursor && `&cursor=${cursor}`}`);
    expect(page.status).toBe(200);
    found.push(...page.data.items.map(({ id }) => String(id)));
    cursor = page.meta.page.next_cursor;
  }
  expect(wanted.filter((id) => !found.includes(id))).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
}
