import { eventually } from '@skydeck/testing';
import { MessagingHarness } from './messaging-harness.js';

let messaging: MessagingHarness;
let key: string;
const idOf = ({ id }: Record<string, string>) => id;
const KOFI = '+14155550101';
const ADA = 'ada@example.com';

beforeAll(async () => {
  messaging = await MessagingHarness.start();
  key = messaging.auth.key('demo');
  const mail = { channel: 'email', to: ADA, content: { subject: 'Hi', text: 'Hello' } };
  const sms = { channel: 'sms', to: KOFI, content: { text: 'Hello' } };
  for (const [sent, body] of [sms, mail, sms].entries()) {
    await messaging.call(key, '/messages', body);
    await eventually(async () => (await items('/outbox')).length === sent + 1);
  }
});

afterAll(() => messaging.close());

const items = async (path: string) =>
  (await messaging.call(key, path)).data.items as unknown as Record<string, string>[];

describe.each(['/messages', '/outbox'])('GET /api/v1%s', (path) => {
  it('200 and 422: goes on by a cursor in one order with one set of filters', async () => {
    const first = await messaging.call(key, `${path}?sort=created_at&channel=sms&limit=1`);
    const cursor = String(first.meta.page.next_cursor);
    const rest = await items(`${path}?sort=created_at&channel=sms&cursor=${cursor}`);
    expect(rest).toHaveLength(1);
    for (const other of ['channel=sms', 'sort=created_at', 'sort=created_at&channel=email']) {
      const { status, error } = await messaging.call(key, `${path}?${other}&cursor=${cursor}`);
      expect([status, error.errors[0]?.location]).toEqual([422, 'query.cursor']);
    }
  });

  it('200: finds by channel, recipient and time, in either order', async () => {
    const all = await items(path);
    expect(all.map(({ channel }) => channel)).toEqual(['sms', 'email', 'sms']);
    const oldest = await items(`${path}?sort=created_at`);
    expect(oldest.map(idOf)).toEqual(all.map(idOf).toReversed());
    expect((await items(`${path}?channel=email`)).map(idOf)).toEqual([all[1]?.['id']]);
    const toKofi = await items(`${path}?to=${encodeURIComponent(KOFI)}`);
    expect(toKofi.map(idOf)).toEqual([all[0]?.['id'], all[2]?.['id']]);
    const middle = all[1]?.['created_at'] ?? '';
    expect((await items(`${path}?created_after=${middle}`)).map(({ id }) => id)).toContain(
      all[1]?.['id'],
    );
    for (const item of await items(`${path}?created_before=${middle}`)) {
      expect(Date.parse(item['created_at'] ?? '')).toBeLessThan(Date.parse(middle));
    }
    expect(await items(`${path}?created_after=2999-01-01T00:00:00Z`)).toEqual([]);
  });
});
