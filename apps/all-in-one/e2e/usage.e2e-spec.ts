import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUpLog } from '@skydeck/service';
import { eventually, testDatabase } from '@skydeck/testing';
import { startTestStack, type TestStack } from '../src/testing/index.js';
import { call, dataOf } from './matrix/call.js';

const PRICES = `currency: EUR
versions:
  - valid_from: 2020-01-01
    prices:
      otp.sms: { included: 1, unit_price: '0.125' }
      messages.sms: { unit_price: '0.015' }
`;
const database = testDatabase();
let folder: string;
let stack: TestStack;
let token: string;

beforeAll(async () => {
  setUpLog({ level: 'fatal' });
  folder = await mkdtemp(join(tmpdir(), 'prices-'));
  await writeFile(join(folder, 'prices.yaml'), PRICES);
  stack = await startTestStack({
    database,
    members: ['auth', 'messaging', 'platform'],
    environment: { PRICES_FILE: join(folder, 'prices.yaml') },
  });
  token = await stack.signInOwner();
}, 60_000);

afterAll(async () => {
  await stack.close();
  await database[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const at = (service: string, path: string) => `${stack.environment[`${service}_URL`]}${path}`;
const platform = (path: string) => at('PLATFORM', `/v1/projects/shop${path}`);

async function keyOf(product: string, mode: string): Promise<string> {
  const url = at('AUTH', '/api/v1/projects/shop/keys');
  const { secret } = await dataOf(url, { token, body: { product, mode, name: mode } });
  return String(secret);
}

describe('usage across products', () => {
  it('200: is told and priced together, and names the products that do not answer', async () => {
    const body = { name: 'Shop', slug: 'shop' };
    await dataOf(at('AUTH', '/api/v1/projects'), { token, body });
    const [live, test] = [await keyOf('auth', 'live'), await keyOf('auth', 'test')];
    const [sender, rehearsal] = [
      await keyOf('messaging', 'live'),
      await keyOf('messaging', 'test'),
    ];
    const code = at('AUTH', '/api/v1/auth/otp/request');
    for (const phone of ['+14155550123', '+442071838750', '+4930123456']) {
      await dataOf(code, { token: live, body: { phone } });
    }
    await dataOf(code, { token: test, body: { phone: '+14155550123' } });
    const sms = { channel: 'sms', to: '+14155550123', content: { text: 'Hello' } };
    for (const key of [sender, sender, sender, rehearsal]) {
      await dataOf(at('MESSAGING', '/api/v1/messages'), { token: key, body: sms });
    }
    await eventually(async () => {
      await stack.countUsage();
      const usage = await dataOf(platform('/usage?granularity=month'), { token });
      expect(usage).toMatchObject({
        items: [
          { product: 'auth', meter: 'otp.sms', mode: 'live', quantity: '3' },
          { product: 'auth', meter: 'otp.sms', mode: 'test', quantity: '1' },
          { product: 'messaging', meter: 'messages.sms', mode: 'live', quantity: '3' },
          { product: 'messaging', meter: 'messages.sms', mode: 'test', quantity: '1' },
        ],
        incomplete: ['pay', 'media', 'vault', 'location'],
      });
    });
    const preview = await dataOf(platform('/invoice-preview'), { token });
    // Three messages at 1.5 cents are 4.5, which is 4 when rounded half to even.
    expect(preview).toMatchObject({
      currency: 'EUR',
      prices_valid_from: '2020-01-01',
      lines: [
        { meter: 'messages.sms', quantity: '3', included: '0', amount: 4 },
        { meter: 'otp.sms', quantity: '3', included: '1', amount: 25 },
      ],
      total: 29,
      projected_month_end: { is_estimate: true, method: 'linear' },
      incomplete: ['pay', 'media', 'vault', 'location'],
    });
    const { total } = preview['projected_month_end'] as { total: number };
    expect(total).toBeGreaterThanOrEqual(29);
  }, 60_000);

  it('200: costs nothing before the first price, and projects nothing of what is over', async () => {
    const preview = await dataOf(platform('/invoice-preview?month=2019-12'), { token });
    expect(preview).toMatchObject({
      prices_valid_from: null,
      from: '2019-12-01T00:00:00.000Z',
      to: '2020-01-01T00:00:00.000Z',
      lines: [],
      total: 0,
      projected_month_end: null,
    });
  });

  it('422: refuses what is no month', async () => {
    const { status, error } = await call(platform('/invoice-preview?month=2026-13'), { token });
    expect([status, error?.code]).toEqual([422, 'validation_failed']);
  });
});
