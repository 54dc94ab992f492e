import { tenantOf } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { DataSource } from 'typeorm';
import { laterBy } from '../src/messages/later-by.js';
import { MessageLedger } from '../src/messages/message-ledger.js';
import { OutboxDelivery } from '../src/messages/outbox-delivery.js';
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
  owner = `here${project}`;
  key = messaging.auth.key(owner);
});

afterAll(() => messaging.close());

const the = <One>(type: new (...needs: never[]) => One): One => messaging.service.app.get(type);

const rows = <Found>(sql: string, values: unknown[]) => the(DataSource).query<Found[]>(sql, values);

/** Messages that were written, and have no job yet. */
async function write(count: number, change: object = {}): Promise<string[]> {
  const messages = Array.from({ length: count }, () =>
    newMessage(new Date(), {
      tenant: tenantOf(`prj_${owner}`),
      kind: 'transactional',
      channel: 'sms',
      recipient: '+14155550123',
      isAnswer: false,
      batchId: newId('bat'),
      attendAt: laterBy(new Date(), 10 * MINUTE_MS),
      ...change,
    }),
  );
  await the(MessageLedger).addMany(messages, the(DataSource));
  return messages.map(({ id }) => id);
}

const countOf = async (table: string, ids: readonly string[]): Promise<number> => {
  const [found] = await rows<{ count: number }>(
    `select count(*)::int as count from ${table} where message_id = any($1)`,
    [ids],
  );
  return found?.count ?? 0;
};

describe('messages that stay on this installation', () => {
  it('are delivered once each, alone and in batches, by 50 who come at once', async () => {
    const ids = await write(60);
    const [first = ''] = ids;
    const rival = (await messaging.add()).app.get(OutboxDelivery);
    const each = Array.from({ length: 25 }, () => [
      the(OutboxDelivery).deliverMany(ids),
      rival.deliverMany(ids),
      rival.deliver(first),
    ]);
    await Promise.all(each.flat());
    expect(await countOf('outbox_entry', ids)).toBe(60);
    // Accepted, sending and delivered.
    expect(await countOf('message_event', ids)).toBe(180);
  });

  it('are billed by one record, and each once', async () => {
    const ids = await write(30, { smsParts: 2 });
    await the(OutboxDelivery).deliverMany(ids);
    await the(OutboxDelivery).deliverMany(ids);
    const found = await rows<{ quantity: string }>(
      'select quantity from usage_record where project_id = $1',
      [tenantOf(`prj_${owner}`)],
    );
    expect(found).toEqual([{ quantity: '60' }]);
  });

  it('are not those that are put off, too late, codes, or called off', async () => {
    const [late, code, canceled] = [
      await write(1, { expiresAt: laterBy(new Date(), -MINUTE_MS) }),
      await write(1, { kind: 'otp' }),
      await write(1, { status: 'canceled', rank: 35 }),
    ];
    const ids = [late, code, canceled].flat();
    expect(await the(OutboxDelivery).deliverMany(ids)).toEqual(ids);
    expect(await countOf('outbox_entry', ids)).toBe(0);
  });

  it('are not those to somebody who wants no more', async () => {
    const ids = await write(3);
    const [, second = ''] = await write(2, { recipient: '+14155550199' });
    const suppression = { channel: 'sms', address: '+14155550199', reason: 'manual' };
    expect((await messaging.call(key, '/suppressions', suppression)).status).toBe(201);
    expect(await the(OutboxDelivery).deliverMany([...ids, second])).toEqual([second]);
    expect(await the(OutboxDelivery).deliver(second)).toBe(false);
  });

  it('are not those that a provider of the project carries', async () => {
    const settings = { host: '127.0.0.1', port: 9, security: 'none', from: 'a@shop.test' };
    const made = await messaging.call(key, '/providers', { kind: 'smtp', settings });
    expect(made.status).toBe(201);
    const mail = await write(2, { channel: 'email', recipient: 'ada@example.com' });
    const texts = await write(2);
    expect(await the(OutboxDelivery).deliverMany([...mail, ...texts])).toEqual(mail);
  });

  it('are forgotten with all that was told of them', async () => {
    const ids = await write(4);
    const [gone = '', ...left] = ids;
    await the(OutboxDelivery).deliverMany(ids);
    await rows('delete from message where id = $1', [gone]);
    expect(await countOf('message_event', [gone])).toBe(0);
    expect(await countOf('outbox_entry', [gone])).toBe(0);
    expect(await countOf('outbox_entry', left)).toBe(3);
  });
});
