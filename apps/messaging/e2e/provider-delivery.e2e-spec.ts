import { eventually, TestClock } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { SmtpRelay } from '../src/drivers/fixtures/smtp-relay.js';
import { MessageDelivery } from '../src/messages/message-delivery.js';
import { MessageSweeper } from '../src/messages/message.sweeper.js';
import { MessagingHarness } from './messaging-harness.js';

const MINUTE_MS = 60_000;

let clock: TestClock;
let messaging: MessagingHarness;
let relays: SmtpRelay[];
let key: string;
let project = 0;

beforeAll(async () => {
  clock = new TestClock();
  messaging = await MessagingHarness.start({ clock }, { MESSAGING_ALLOW_CIDRS: '127.0.0.0/8' });
});

afterAll(() => messaging.close());

beforeEach(async () => {
  relays = [await SmtpRelay.start(), await SmtpRelay.start()];
  project += 1;
  key = messaging.auth.key(`shop${project}`);
});

afterEach(() => Promise.all(relays.map((relay) => relay.close())));

interface Row {
  readonly status: string;
  readonly failure: string | null;
  readonly driver: string;
}

const rows = <Found>(sql: string, values: unknown[]) =>
  messaging.service.app.get(DataSource).query<Found[]>(sql, values);

async function addProvider(index: number, change: object = {}): Promise<string> {
  const settings = {
    host: '127.0.0.1',
    port: relays[index]?.port,
    security: 'none',
    from: 'shop@example.com',
  };
  const body = { kind: 'smtp', settings, priority: index, ...change };
  const { status, data } = await messaging.call(key, '/providers', body);
  expect(status).toBe(201);
  return String(data['id']);
}

async function send(to: string, credential = key): Promise<string> {
  const body = { channel: 'email', to, content: { subject: 'Hi', text: 'Hello' } };
  const { status, data } = await messaging.call(credential, '/messages', body);
  expect(status).toBe(202);
  return String(data['id']);
}

async function becomes(id: string, status: string): Promise<Row> {
  let found: Row | undefined;
  await eventually(
    async () => {
      [found] = await rows<Row>('select status, failure, driver from message where id = $1', [id]);
      return found?.status === status;
    },
    { timeoutMs: 30_000 },
  );
  if (!found) throw new Error('There is no such message.');
  return found;
}

const attempts = (id: string) =>
  rows<{ provider_id: string; outcome: string | null; failure: string | null; cost: string }>(
    `select provider_id, outcome, failure, cost_micros::text || cost_currency as cost
     from message_attempt where message_id = $1 order by number`,
    [id],
  );

describe('messages of a project with providers', () => {
  it('go by the provider of the smallest priority, and say what it cost', async () => {
    await addProvider(1);
    const first = await addProvider(0, { cost: { micros: 120, currency: 'EUR' } });
    const id = await send('ada@example.com');
    expect(await becomes(id, 'sent')).toMatchObject({ driver: 'smtp' });
    expect(relays.map(({ taken }) => taken.length)).toEqual([1, 0]);
    expect(await attempts(id)).toMatchObject([
      { provider_id: first, outcome: 'sent', cost: '120EUR' },
    ]);
  });

  it('go by the next provider when the first fails', async () => {
    const first = await addProvider(0);
    const second = await addProvider(1);
    await relays[0]?.close();
    const id = await send('ada@example.com');
    await becomes(id, 'sent');
    expect(await attempts(id)).toMatchObject([
      { provider_id: first, outcome: 'failed', failure: 'provider_unavailable' },
      { provider_id: second, outcome: 'sent' },
    ]);
  });

  it('are not tried with another provider when the recipient does not exist', async () => {
    await addProvider(0);
    await addProvider(1);
    const id = await send('unknown@example.com');
    expect(await becomes(id, 'failed')).toMatchObject({ failure: '5.1.1' });
    expect(await attempts(id)).toHaveLength(1);
  });

  it('are not sent twice when the first may have taken them', async () => {
    await addProvider(0);
    await addProvider(1);
    const id = await send('vanish@example.com');
    expect(await becomes(id, 'unknown')).toMatchObject({ failure: 'outcome_unknown' });
    expect(relays.map(({ whole }) => whole)).toEqual([1, 0]);
  });

  it('leave a provider alone that failed five times, until one message tries it again', async () => {
    const first = await addProvider(0);
    await addProvider(1);
    const [relay] = relays;
    await relay?.close();
    for (let sent = 0; sent < 6; sent++) await becomes(await send('ada@example.com'), 'sent');
    const path = `/providers/${first}`;
    expect((await messaging.call(key, path)).data).toMatchObject({
      health: 'failing',
      last_failure: 'provider_unavailable',
    });
    const tried = await rows<{ count: string }>(
      'select count(*) from message_attempt where provider_id = $1',
      [first],
    );
    expect(tried).toEqual([{ count: '5' }]);

    relays[0] = await SmtpRelay.start();
    const patched = await fetch(`${messaging.service.url}/api/v1${path}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ settings: { port: relays[0].port } }),
    });
    expect(patched.status).toBe(200);
    await rows('update message_provider set failures = 5, open_until = $2 where id = $1', [
      first,
      new Date(clock.now().getTime() + 30_000),
    ]);
    clock.advance(30_000);
    const many = await Promise.all(Array.from({ length: 20 }, () => send('ada@example.com')));
    await Promise.all(many.map((id) => becomes(id, 'sent')));
    expect((await messaging.call(key, path)).data).toMatchObject({ health: 'working' });
  });

  it('wait when every provider is left alone, and are sent when one may be tried', async () => {
    const only = await addProvider(0);
    await rows('update message_provider set failures = 5, open_until = $2 where id = $1', [
      only,
      new Date(clock.now().getTime() + 30_000),
    ]);
    const id = await send('ada@example.com');
    await eventually(async () => {
      const [row] = await rows<{ waits: boolean }>(
        'select attend_at > $2 as waits from message where id = $1 and claimed_until is null and rank = 20',
        [id, clock.now()],
      );
      return row?.waits === true;
    });
    expect(relays[0]?.taken).toEqual([]);
    clock.advance(MINUTE_MS);
    await messaging.service.app.get(MessageSweeper).sweep();
    await becomes(id, 'sent');
  });

  it('are refused when no rule lets them through', async () => {
    await addProvider(0, { categories: ['otp'] });
    const id = await send('ada@example.com');
    expect(await becomes(id, 'failed')).toMatchObject({ failure: 'no_provider_fits' });
  });

  it('stay in the outbox when the provider is switched off, or belongs to another', async () => {
    await addProvider(0, { is_enabled: false });
    expect(await becomes(await send('ada@example.com'), 'delivered')).toMatchObject({
      driver: 'outbox',
    });
    await addProvider(1);
    const other = await send('ada@example.com', messaging.auth.key('stranger'));
    expect(await becomes(other, 'delivered')).toMatchObject({ driver: 'outbox' });
    expect(relays[1]?.taken).toEqual([]);
  });

  it('are not sent again after a worker died between sending and writing it down', async () => {
    const provider = await addProvider(0);
    const id = await send('ada@example.com');
    await becomes(id, 'sent');
    // As the row stands when the process is killed before the answer of the relay is written.
    await rows(
      `with a as (update message_attempt set outcome = null, ended_at = null where message_id = $1)
       update message set status = 'sending', rank = 20, claimed_until = $2 where id = $1`,
      [id, clock.now()],
    );
    clock.advance(MINUTE_MS);
    const delivery = messaging.service.app.get(MessageDelivery);
    await Promise.all(Array.from({ length: 50 }, () => delivery.deliver(id)));
    expect(await becomes(id, 'unknown')).toMatchObject({ failure: 'outcome_unknown' });
    expect(relays[0]?.taken).toHaveLength(1);
    expect(await attempts(id)).toMatchObject([{ provider_id: provider, outcome: 'unknown' }]);
  });

  it('are written down as sent when only the row was not told', async () => {
    await addProvider(0);
    const id = await send('ada@example.com');
    await becomes(id, 'sent');
    await rows(
      `update message set status = 'sending', rank = 20, claimed_until = $2 where id = $1`,
      [id, clock.now()],
    );
    clock.advance(MINUTE_MS);
    await messaging.service.app.get(MessageDelivery).deliver(id);
    await becomes(id, 'sent');
    expect(relays[0]?.taken).toHaveLength(1);
  });
});
