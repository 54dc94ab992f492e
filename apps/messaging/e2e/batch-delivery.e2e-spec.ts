import { newId } from '@skydeck/ids';
import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { tenantOf } from '@skydeck/auth-guard';
import { SmtpRelay } from '../src/drivers/fixtures/smtp-relay.js';
import { BatchDelivery } from '../src/messages/batch-delivery.js';
import { MessageClaims } from '../src/messages/message-claims.js';
import { MessageLedger } from '../src/messages/message-ledger.js';
import { laterBy } from '../src/messages/later-by.js';
import { MINUTE_MS, newMessage } from './message-store.js';
import { MessagingHarness } from './messaging-harness.js';

let messaging: MessagingHarness;
let project = 0;
let owner = '';
let key = '';

beforeAll(async () => {
  messaging = await MessagingHarness.start({}, { MESSAGING_ALLOW_CIDRS: '127.0.0.0/8' });
});

beforeEach(() => {
  project += 1;
  owner = `many${project}`;
  key = messaging.auth.key(owner);
});

afterAll(() => messaging.close());

const the = <One>(type: new (...needs: never[]) => One): One => messaging.service.app.get(type);

const rows = <Found>(sql: string, values: unknown[]) => the(DataSource).query<Found[]>(sql, values);

const statuses = async (ids: readonly string[]): Promise<Record<string, number>> => {
  const found = await rows<{ status: string; count: number }>(
    'select status, count(*)::int as count from message where id = any($1) group by status',
    [ids],
  );
  return Object.fromEntries(found.map(({ status, count }) => [status, count]));
};

/** Messages of a batch as a crash leaves them: written, and no job. */
async function write(count: number, change: object = {}): Promise<string[]> {
  const batchId = newId('bat');
  const tenant = tenantOf(owner);
  const messages = Array.from({ length: count }, () =>
    newMessage(new Date(), {
      tenant,
      kind: 'transactional',
      isAnswer: false,
      batchId,
      attendAt: laterBy(new Date(), 10 * MINUTE_MS),
      ...change,
    }),
  );
  await the(MessageLedger).addMany(messages, the(DataSource));
  return messages.map(({ id }) => id);
}

const line = (to: string) =>
  JSON.stringify({ channel: 'email', to, content: { subject: 'Hi', text: 'Hello' } });

describe('messages that share a job', () => {
  it('are sent once each, however many workers get the job at once', async () => {
    const ids = await write(100);
    const other = (await messaging.add()).app.get(BatchDelivery);
    const rivals = [the(BatchDelivery), other];
    const jobs = Array.from({ length: 25 }, () => rivals.map((rival) => rival.deliver(ids)));
    await Promise.all(jobs.flat());
    expect(await statuses(ids)).toEqual({ delivered: 100 });
    const [entries] = await rows<{ count: number }>(
      'select count(*)::int as count from outbox_entry where message_id = any($1)',
      [ids],
    );
    const events = await rows<{ status: string; count: number }>(
      `select status, count(*)::int as count from message_event
       where message_id = any($1) group by status order by status`,
      [ids],
    );
    expect(entries?.count).toBe(100);
    expect(events).toEqual([
      { status: 'accepted', count: 100 },
      { status: 'delivered', count: 100 },
      { status: 'sending', count: 100 },
    ]);
  });

  it('leave those alone that are canceled, in other hands or too late', async () => {
    const ids = await write(40);
    const [canceled = '', held = '', late = ''] = ids;
    await rows(`update message set status = 'canceled', rank = 35 where id = $1`, [canceled]);
    await the(MessageClaims).claim(held, new Date(), laterBy(new Date(), MINUTE_MS));
    await rows(`update message set expires_at = now() - interval '1 s' where id = $1`, [late]);
    await the(BatchDelivery).deliver(ids);
    expect(await statuses(ids)).toEqual({ canceled: 1, sending: 1, expired: 1, delivered: 37 });
  });

  it('are left to others when the process ends, and none of them is begun', async () => {
    const ids = await write(40);
    const other = await messaging.add();
    const ending = other.app.get(BatchDelivery);
    ending.stop();
    await expect(ending.deliver(ids)).rejects.toThrow('The process ends');
    expect(await statuses(ids)).toEqual({ accepted: 40 });
    await the(BatchDelivery).deliver(ids);
    expect(await statuses(ids)).toEqual({ delivered: 40 });
  });

  it('do not keep each other: one that is put off gets further attempts by itself', async () => {
    const relay = await SmtpRelay.start();
    const settings = { host: '127.0.0.1', port: relay.port, security: 'none', from: 'a@shop.test' };
    await messaging.call(key, '/providers', { kind: 'smtp', settings });
    const people = Array.from({ length: 30 }, (_, index) => `ada${index}@example.com`);
    const all = [...people, 'greylisted@example.com', 'unknown@example.com'];
    const { data } = await messaging.call(key, '/batches', all.map(line).join('\n'), {
      headers: { 'content-type': 'application/x-ndjson' },
    });
    const attemptsOf = async (to: string) => {
      const [found] = await rows<{ attempts: number }>(
        'select attempts from message where batch_id = $1 and recipient = $2',
        [data['id'], to],
      );
      return found?.attempts ?? 0;
    };
    await eventually(async () => (await attemptsOf('greylisted@example.com')) >= 2, {
      timeoutMs: 30_000,
    });
    await eventually(() => relay.taken.length >= people.length, { timeoutMs: 30_000 });
    expect(relay.taken.map(({ to }) => to).toSorted()).toEqual(people.toSorted());
    expect(await attemptsOf('unknown@example.com')).toBe(1);
    expect(await attemptsOf('ada7@example.com')).toBe(1);
    await relay.close();
  });
});
