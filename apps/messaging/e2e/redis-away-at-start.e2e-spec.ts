import { Writable } from 'node:stream';
import { eventually, TestRedis } from '@skydeck/testing';
import { MessagingHarness } from './messaging-harness.js';

const SLOWLY = { timeoutMs: 60_000 };
const sms = { channel: 'sms', to: '+14155550123', content: { text: 'Hello' } };

const lines: string[] = [];
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(...chunk.toString().trim().split('\n'));
    done();
  },
});
let redis: TestRedis;
let messaging: MessagingHarness | undefined;

beforeAll(async () => {
  redis = await TestRedis.start();
});

afterAll(async () => {
  redis.resume();
  await redis.close();
});

afterEach(async () => {
  redis.resume();
  await messaging?.close();
  messaging = undefined;
});

const readiness = async ({ service }: MessagingHarness) => {
  const response = await fetch(`${service.url}/readyz`);
  return { status: response.status, text: await response.text() };
};

it.each([
  ['away', () => redis.kill(), () => redis.start()],
  ['hanging', async () => redis.hang(), async () => redis.resume()],
])(
  'a service starts with Redis %s, says so, is not ready, and goes on when it is there',
  async (_what, lose, find) => {
    lines.length = 0;
    await lose();
    const here = await MessagingHarness.start(
      {},
      { REDIS_URL: redis.url },
      { level: 'warn', destination },
    );
    messaging = here;
    const key = here.auth.key('early');
    const before = await readiness(here);
    expect(before.status).toBe(503);
    expect(before.text).toMatch(/no answer from (queue and bus|bus and queue)/);
    expect((await here.call(key, '/messages', sms)).status).toBe(202);

    await find();
    await eventually(async () => (await readiness(here)).status === 200, SLOWLY);
    await eventually(async () => {
      const { data } = await here.call(key, '/messages');
      expect(data.items.map(({ status }) => status)).toEqual(['delivered']);
    }, SLOWLY);
    expect(lines.filter((line) => line.includes('Redis is away'))).toHaveLength(1);
  },
  120_000,
);

it('a service whose Redis refuses the password ends with an error that says so', async () => {
  const url = redis.url.replace('redis://', 'redis://nobody:wrong@');
  const refused = MessagingHarness.start({}, { REDIS_URL: url }, { level: 'warn', destination });
  await expect(refused).rejects.toThrow(/WRONGPASS/);
}, 60_000);
