import { OtpDeliveries } from '../src/otp/deliveries/otp-deliveries.js';
import { idOf, OtpBench } from './otp-harness.js';

const DAY_MS = 86_400_000;
const bench = new OtpBench();
const ids: string[] = [];

let others: string[] = [];

beforeAll(async () => {
  await bench.start();
  others = [
    await bench.auth.authKey(await bench.auth.project()),
    await bench.auth.authKey(bench.project, { mode: 'test' }),
  ];
  ids.push(idOf(await bench.prove(bench.freshPhone())));
  bench.auth.clock.advance(1);
  ids.push(idOf(await bench.request({ phone: '+33612345678', channel: 'whatsapp' })));
  bench.auth.clock.advance(DAY_MS);
  ids.push(idOf(await bench.request({ email: 'ada@example.com' })));
  bench.auth.clock.advance(1);
  const canceled = idOf(await bench.request({ phone: bench.freshPhone() }));
  await bench.post(`${canceled}/cancel`);
  ids.push(canceled);
});
afterAll(() => bench.auth.stop());

const list = async (query: string) => {
  const { data } = await bench.get(query);
  return data.items.map((otp) => String(otp['id']));
};

describe('GET /auth/otp', () => {
  it('200: lists the newest first, page by page, without codes', async () => {
    expect(await list('')).toEqual(ids.toReversed());
    const first = await bench.get('?limit=3');
    const cursor = first.meta.page.next_cursor ?? '';
    expect(await list(`?limit=3&cursor=${cursor}`)).toEqual([ids[0]]);
    for (const id of ids) expect(first.text).not.toContain(bench.auth.messaging.codeOf(id));
  });

  it.each([
    ['?status=verified', [0]],
    ['?status=expired', [1]],
    ['?status=pending', [2]],
    ['?status=canceled', [3]],
    ['?channel=whatsapp', [1]],
    ['?country=FR', [1]],
    ['?phone=%2B33612345678', [1]],
    ['?email=ada@example.com', [2]],
    ['?phone=%2B33612345678&email=ada@example.com', []],
    ['?sort=created_at', [0, 1, 2, 3]],
  ])('200: finds by %s', async (query, expected) => {
    expect(await list(query)).toEqual(expected.map((index) => ids[index]));
  });

  it('200: shows nothing of others, nor of the other mode', async () => {
    for (const token of others) {
      expect((await bench.auth.api('/auth/otp', { token })).data.items).toEqual([]);
      const { data } = await bench.auth.api('/auth/otp/stats', { token });
      expect(data['total']).toMatchObject({ requested: 0, sent: 0 });
    }
  });
});

describe('GET /auth/otp/stats', () => {
  it('200: asks messaging what has arrived', async () => {
    for (const id of ids.slice(0, 2)) bench.auth.messaging.delivered.add(id);
    // Messages of yesterday are given up, those of the last hour are asked about.
    const fresh = idOf(await bench.request({ phone: bench.freshPhone() }));
    bench.auth.messaging.delivered.add(fresh);
    await bench.auth.service.app.get(OtpDeliveries).look();
    const read = await bench.get(`/${fresh}`);
    expect(read.data).toMatchObject({ delivered_at: expect.any(String) });
    expect((await bench.get(`/${ids[0]}`)).data).toMatchObject({ delivered_at: null });
  });

  it('200: counts how far verifications came, by day, channel and country', async () => {
    const { data } = await bench.get('/stats');
    expect(data['total']).toEqual({
      requested: 5,
      blocked: 0,
      sent: 5,
      delivered: 1,
      verified: 1,
    });
    const groups = async (by: string) => {
      const found = (await bench.get(`/stats?by=${by}`)).data['groups'] as unknown as {
        key: string | null;
        requested: number;
      }[];
      return found.map(({ key, requested }) => [key, requested]);
    };
    const day = (daysAgo: number) =>
      new Date(bench.auth.clock.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
    expect(await groups('day')).toEqual([
      [day(1), 2],
      [day(0), 3],
    ]);
    expect(await groups('channel')).toEqual([
      ['email', 1],
      ['sms', 3],
      ['whatsapp', 1],
    ]);
    expect(await groups('country')).toEqual([
      ['DE', 3],
      ['FR', 1],
      [null, 1],
    ]);
  });

  it('200: counts the time that was asked for', async () => {
    const from = new Date(bench.auth.clock.now().getTime() - DAY_MS / 2).toISOString();
    const { data } = await bench.get(`/stats?from=${from}`);
    expect(data['total']).toMatchObject({ requested: 3, verified: 0 });
    expect(data['from']).toBe(from);
  });
});
