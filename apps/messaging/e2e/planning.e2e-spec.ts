import { tenantOf } from '@skydeck/auth-guard';
import { eventually, TestClock } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { MessageFallbacks } from '../src/fallbacks/message-fallbacks.js';
import { MessageAcceptance } from '../src/messages/message-acceptance.js';
import { MessageDelivery } from '../src/messages/message-delivery.js';
import { MessageLedger } from '../src/messages/message-ledger.js';
import { MessageSweeper } from '../src/messages/message.sweeper.js';
import { MessagesService } from '../src/messages/messages.service.js';
import { MessagingHarness } from './messaging-harness.js';

const sms = { channel: 'sms', to: '+14155550123', content: { text: 'Hello' } };
const MINUTE_MS = 60_000;
// Noon in winter, so that every time zone below is at its standard time.
const clock = new TestClock(new Date('2026-01-15T12:00:00Z'));

let messaging: MessagingHarness;
let key: string;

beforeAll(async () => {
  messaging = await MessagingHarness.start({ clock });
  key = messaging.auth.key('demo');
});

afterAll(() => messaging.close());

const send = (body: object) => messaging.call(key, '/messages', { ...sms, ...body });
const read = async (id: unknown) => (await messaging.call(key, `/messages/${String(id)}`)).data;
const cancel = (id: unknown) => messaging.call(key, `/messages/${String(id)}/cancel`, {});
const part = <Kind>(kind: new (...needs: never[]) => Kind) => messaging.service.app.get(kind);
const becomes = (id: unknown, status: string) =>
  eventually(async () => expect(await read(id)).toMatchObject({ status }));
const statusesOf = async (id: unknown) =>
  (await messaging.call(key, `/messages/${String(id)}/events`)).data.items.map(
    ({ status }) => status,
  );
const later = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS);

const next = async (id: unknown) =>
  (await messaging.call(key, '/messages?limit=100')).data.items.find(
    (message) => message['fallback_of'] === id,
  );
const report = (id: unknown, status: 'sent' | 'undelivered' | 'delivered') =>
  part(MessageLedger).receive({
    messageId: String(id),
    status,
    provider: 'operator',
    providerEventId: `${String(id)} ${status}`,
    at: clock.now(),
  });

describe('send_at', () => {
  it('202: keeps a message until its time, then sends it', async () => {
    const { status, data } = await send({ send_at: later(10).toISOString() });
    expect([status, data['status']]).toEqual([202, 'scheduled']);
    await part(MessageSweeper).sweep();
    expect(await read(data['id'])).toMatchObject({ status: 'scheduled', sent_at: null });
    clock.advance(10 * MINUTE_MS);
    await part(MessageSweeper).sweep();
    await becomes(data['id'], 'delivered');
    expect(await statusesOf(data['id'])).toEqual(['scheduled', 'sending', 'delivered']);
  });

  it.each([
    ['2026-02-01T09:30:00', 'Europe/Berlin', '2026-02-01T08:30:00.000Z'],
    ['2026-02-01T09:30', 'Asia/Kathmandu', '2026-02-01T03:45:00.000Z'],
    ['2026-03-30T09:30:00', 'Europe/Berlin', '2026-03-30T07:30:00.000Z'],
    ['2026-02-01T09:30:00+05:30', undefined, '2026-02-01T04:00:00.000Z'],
    ['2026-02-01T09:30:00Z', undefined, '2026-02-01T09:30:00.000Z'],
  ])('202: understands %s in %s', async (sendAt, zone, moment) => {
    const { data } = await send({ send_at: sendAt, time_zone: zone, validity_s: 60 });
    expect(data['send_at']).toBe(moment);
    expect(data['expires_at']).toBe(new Date(Date.parse(moment) + MINUTE_MS).toISOString());
  });

  it.each([
    ['the past', { send_at: '2026-01-15T11:59:59Z' }, 'body.send_at'],
    ['more than 90 days', { send_at: '2026-06-01T09:00:00Z' }, 'body.send_at'],
    ['no time zone', { send_at: '2026-02-01T09:30:00' }, 'body.time_zone'],
    [
      'a time zone that is none',
      { send_at: '2026-02-01T09:30:00', time_zone: 'Mars/X' },
      'body.time_zone',
    ],
    ['two time zones', { send_at: '2026-02-01T09:30:00Z', time_zone: 'UTC' }, 'body.time_zone'],
    ['a time zone alone', { time_zone: 'Europe/Berlin' }, 'body.time_zone'],
    [
      'a time that a clock skips',
      { send_at: '2026-03-29T02:30:00', time_zone: 'Europe/Berlin' },
      'body.send_at',
    ],
    ['no time', { send_at: 'tomorrow' }, 'body.send_at'],
    ['two ends', { expires_at: '2026-01-15T13:00:00Z', validity_s: 60 }, 'body.expires_at'],
    ['an end in the past', { expires_at: '2026-01-15T11:00:00Z' }, 'body.expires_at'],
    [
      'an end before its time',
      { send_at: '2026-01-16T12:00:00Z', expires_at: '2026-01-16T12:00:00Z' },
      'body.expires_at',
    ],
    ['a validity of four days', { validity_s: 345_600 }, 'body.validity_s'],
  ])('422: refuses %s', async (_name, body, location) => {
    const { status, error } = await send(body);
    expect([status, error.errors[0]?.location]).toEqual([422, location]);
  });

  it('expires what could not be sent in time, and tells of it', async () => {
    const { data } = await send({ send_at: later(1).toISOString(), validity_s: 60 });
    clock.advance(2 * MINUTE_MS);
    await part(MessageSweeper).sweep();
    expect(await read(data['id'])).toMatchObject({ status: 'expired', sent_at: null });
    await eventually(async () => {
      const { data: events } = await messaging.call(key, '/events?type=message.failed');
      expect(events.items).toMatchObject([{ data: { id: data['id'], status: 'expired' } }]);
    });
  });
});

describe('POST /api/v1/messages/:id/cancel', () => {
  it('200: calls a message off that waits, twice without harm, and tells once', async () => {
    const { data } = await send({ send_at: later(5).toISOString() });
    expect((await cancel(data['id'])).data['status']).toBe('canceled');
    expect((await cancel(data['id'])).status).toBe(200);
    clock.advance(5 * MINUTE_MS);
    await part(MessageSweeper).sweep();
    await part(MessageDelivery).deliver(String(data['id']));
    expect(await statusesOf(data['id'])).toEqual(['scheduled', 'canceled']);
    await eventually(async () => {
      const { data: events } = await messaging.call(key, '/events?type=message.canceled');
      expect(events.items).toMatchObject([{ data: { id: data['id'] } }]);
    });
  });

  it('409: is too late once the message was sent; 404 for others', async () => {
    const { data } = await send({});
    await becomes(data['id'], 'delivered');
    expect((await cancel(data['id'])).error.code).toBe('message.not_cancelable');
    const stranger = messaging.auth.key('stranger');
    const path = `/messages/${String(data['id'])}/cancel`;
    expect((await messaging.call(stranger, path, {})).status).toBe(404);
  });

  it('either sends or cancels, 50 of each at once', async () => {
    const tenant = tenantOf('prj_demo');
    const wanted = { ...sms, channel: 'sms', kind: 'transactional', validityS: 60 } as const;
    const made = await Promise.all(
      Array.from({ length: 50 }, () =>
        part(MessageAcceptance).accept({ ...wanted, tenant, metadata: {}, scheduledAt: later(60) }),
      ),
    );
    const ids = made.map(({ id }) => id);
    const ends = await Promise.allSettled(
      ids.flatMap((id) => [
        part(MessagesService).cancel(tenant, id),
        part(MessageDelivery).deliver(id),
      ]),
    );
    const late = ends.filter(({ status }) => status === 'rejected');
    for (const [index, id] of ids.entries()) {
      const isLate = ends[2 * index]?.status === 'rejected';
      const { status, sentAt } = await part(MessagesService).get(tenant, id);
      expect([status, sentAt !== null]).toEqual(isLate ? ['delivered', true] : ['canceled', false]);
    }
    const count = `select count(*)::int as count from outbox_entry where message_id = any($1)`;
    const [row] = await part(DataSource).query<{ count: number }[]>(count, [ids]);
    expect(row?.count).toBe(late.length);
  });
});

describe('fallback', () => {
  const whatsapp = { channel: 'whatsapp', to: '+14155550123', content: { text: 'Hello' } };
  const mail = { channel: 'email', to: 'a@example.com', content: { subject: 'a', text: 'b' } };
  /** One that nobody sends yet, with two more channels. */
  const planned = async () =>
    (
      await send({
        ...whatsapp,
        send_at: later(1).toISOString(),
        fallback: [sms, mail],
        fallback_after_s: 120,
      })
    ).data['id'];

  it('tries the next channel at once when one fails, and the one after that', async () => {
    const first = await planned();
    await report(first, 'undelivered');
    await Promise.all(Array.from({ length: 50 }, () => part(MessageFallbacks).run()));
    const second = await next(first);
    expect(second).toMatchObject({ channel: 'sms', to: sms.to });
    await becomes(second?.['id'], 'delivered');
    clock.advance(10 * MINUTE_MS);
    await part(MessageFallbacks).run();
    expect(await next(second?.['id'])).toBeUndefined();
  });

  it('tries the next channel when one was sent and did not arrive in time', async () => {
    const first = await planned();
    await report(first, 'sent');
    clock.advance(3 * MINUTE_MS - 1);
    await part(MessageFallbacks).run();
    expect(await next(first)).toBeUndefined();
    clock.advance(1);
    await part(MessageFallbacks).run();
    // The service's own round may have it in hand just now.
    await eventually(async () => expect(await next(first)).toMatchObject({ channel: 'sms' }));
    expect(await read(first)).toMatchObject({ status: 'sent' });
  });

  it('never sends what waited too long beside its successor', async () => {
    const first = await planned();
    clock.advance(3 * MINUTE_MS);
    await part(MessageFallbacks).run();
    expect(await read(first)).toMatchObject({ status: 'failed', failure: 'not_in_time' });
    await part(MessageDelivery).deliver(String(first));
    expect(await read(first)).toMatchObject({ sent_at: null });
    expect(await next(first)).toMatchObject({ channel: 'sms' });
  });

  it('leaves it at the first channel that delivers, and at a cancellation', async () => {
    const [delivered, canceled] = [await planned(), await planned()];
    await report(delivered, 'delivered');
    await cancel(canceled);
    clock.advance(10 * MINUTE_MS);
    await part(MessageFallbacks).run();
    expect(await next(delivered)).toBeUndefined();
    expect(await next(canceled)).toBeUndefined();
  });

  it.each([
    ['four channels', { fallback: [sms, sms, sms, sms] }, 'body.fallback'],
    ['a bad number', { fallback: [{ ...sms, to: '0' }] }, 'body.fallback.0.to'],
    ['no content', { fallback: [{ channel: 'sms', to: sms.to }] }, 'body.fallback.0.content'],
    ['a wait of a second', { fallback: [sms], fallback_after_s: 1 }, 'body.fallback_after_s'],
  ])('422: refuses %s', async (_name, body, location) => {
    const { status, error } = await send(body);
    expect([status, error.errors[0]?.location]).toEqual([422, location]);
  });
});
