import { eventually, TestClock, NameServer, type ZoneRecord, freePort } from '@skydeck/testing';
import { authenticate } from 'mailauth';
import { DataSource } from 'typeorm';
import { RETRY_GAPS_MINUTES } from '../src/drivers/direct-mx/mail-retries.js';
import { SmtpRelay } from '../src/drivers/fixtures/smtp-relay.js';
import { MessageSweeper } from '../src/messages/message.sweeper.js';
import { MessagingHarness } from './messaging-harness.js';
import { Postfix } from './postfix.js';

const ZONE = 'mail.test';
const MINUTE_MS = 60_000;
const LOOPBACK = { MESSAGING_ALLOW_CIDRS: '127.0.0.0/8' };

let clock: TestClock;
let messaging: MessagingHarness;
let names: NameServer;
let namePort: number;
let port: number;
let first: SmtpRelay;
let second: SmtpRelay;
let postfix: Postfix;
let inbox: SmtpRelay;
let key: string;
let dkim: ZoneRecord[];

/** Recipients of these domains go to other servers, all on one port as MX has it. */
const hosts: ZoneRecord[] = [
  { name: `both.${ZONE}`, type: 'MX', value: `20 mx2.${ZONE}.` },
  { name: `both.${ZONE}`, type: 'MX', value: `10 mx1.${ZONE}.` },
  { name: `half.${ZONE}`, type: 'MX', value: `10 away.${ZONE}.` },
  { name: `half.${ZONE}`, type: 'MX', value: `20 mx2.${ZONE}.` },
  { name: `null.${ZONE}`, type: 'MX', value: '0 .' },
  { name: `plain.${ZONE}`, type: 'A', value: '127.0.0.2' },
  { name: `inside.${ZONE}`, type: 'MX', value: `10 inside-host.${ZONE}.` },
  { name: `inside-host.${ZONE}`, type: 'A', value: '10.0.0.1' },
  { name: `gone.${ZONE}`, type: 'MX', value: `10 no-such-host.${ZONE}.` },
  { name: `debian.${ZONE}`, type: 'A', value: '127.0.0.1' },
  { name: `slow.${ZONE}`, type: 'A', value: '127.0.0.2' },
  { name: `mx1.${ZONE}`, type: 'A', value: '127.0.0.2' },
  { name: `mx2.${ZONE}`, type: 'A', value: '127.0.0.3' },
  { name: `away.${ZONE}`, type: 'A', value: '127.0.0.4' },
];

beforeAll(async () => {
  clock = new TestClock();
  namePort = await freePort();
  const settings = { ...LOOPBACK, MESSAGING_NAME_SERVERS: `127.0.0.1:${namePort}` };
  messaging = await MessagingHarness.start({ clock }, settings);
  key = messaging.auth.key('shop');
  const { data } = await messaging.call(key, '/domains', { name: ZONE });
  dkim = data['records'] as ZoneRecord[];
  names = await NameServer.start(namePort, ZONE, [...hosts, ...dkim]);
  await messaging.call(key, `/domains/${String(data['id'])}/verify`, {});
  first = await SmtpRelay.start({}, { host: '127.0.0.2' });
  ({ port } = first);
  second = await SmtpRelay.start({}, { host: '127.0.0.3', port });
  inbox = await SmtpRelay.start();
  postfix = await Postfix.start({ [`debian.${ZONE}`]: inbox.port });
  await addProvider(key, port);
}, 60_000);

afterAll(async () => {
  await messaging.close();
  await postfix.stop();
  await names.stop();
  await Promise.all([first, second, inbox].map((relay) => relay.close()));
});

async function addProvider(owner: string, at: number, change: object = {}): Promise<string> {
  const settings = { from: `shop@${ZONE}`, port: at, helo_name: `out.${ZONE}`, ...change };
  const { status, data } = await messaging.call(owner, '/providers', {
    kind: 'direct-mx',
    settings,
  });
  expect(status).toBe(201);
  return String(data['id']);
}

async function send(to: string, owner = key, change: object = {}): Promise<string> {
  const content = { subject: 'Your order', text: 'It is on its way.' };
  const { status, data } = await messaging.call(owner, '/messages', {
    channel: 'email',
    to: to.includes('.') ? to : `${to}.${ZONE}`,
    content,
    ...change,
  });
  expect(status).toBe(202);
  return String(data['id']);
}

interface Row {
  readonly status: string;
  readonly failure: string | null;
}

const rows = <Found>(sql: string, values: unknown[]) =>
  messaging.service.app.get(DataSource).query<Found[]>(sql, values);

async function becomes(id: string, status: string): Promise<Row> {
  let found: Row | undefined;
  const isSo = async () => {
    [found] = await rows<Row>('select status, failure from message where id = $1', [id]);
    return found?.status === status;
  };
  await eventually(isSo, { timeoutMs: 30_000 }).catch((error: unknown) => {
    throw new Error(`The message is ${JSON.stringify(found)}.`, { cause: error });
  });
  return found ?? { status: '', failure: null };
}

const triesOf = async (id: string) =>
  rows<{ failure: string | null; at: Date }>(
    `select failure, started_at as at from message_attempt
     where message_id = $1 and ended_at is not null order by number`,
    [id],
  );

/** Until a message was tried so often and waits for its next try, or has come to its end. */
async function tried(id: string, times: number): Promise<void> {
  const waits = `select 1 from message where id = $1 and claimed_until is null
    and (select count(*) from message_attempt where message_id = $1) = $2`;
  await eventually(async () => (await rows(waits, [id, times])).length === 1, {
    timeoutMs: 30_000,
  });
}

describe('mail to the servers of its recipients', () => {
  it('goes to the preferred server, signed and in the name that we have', async () => {
    await becomes(await send('ada@both'), 'sent');
    expect([first.taken.length, second.taken.length]).toEqual([1, 0]);
    const { raw = Buffer.alloc(0), from = '' } = first.taken[0] ?? {};
    const checked = await authenticate(raw, {
      sender: from,
      resolver: async (name, type) =>
        dkim.filter((found) => found.name === name && found.type === type).map((r) => [r.value]),
    });
    expect(checked.dkim.results.map(({ status }) => status.result)).toEqual(['pass']);
  });

  it('goes to the next server when the preferred one is away', async () => {
    const before = second.taken.length;
    await becomes(await send('ada@half'), 'sent');
    expect(second.taken).toHaveLength(before + 1);
  });

  it('goes to the address of the domain where there is no MX', async () => {
    const before = first.taken.length;
    await becomes(await send('ada@plain'), 'sent');
    expect(first.taken).toHaveLength(before + 1);
  });

  it.each([
    ['a domain that takes no mail', 'ada@null', '5.1.10'],
    ['a domain that is not there', 'ada@nowhere', '5.1.2'],
    ['a domain whose server has no address', 'ada@gone', '5.1.2'],
    ['a domain that leads inside', 'ada@inside', 'address_not_allowed'],
    ['nobody there', 'unknown@both', '5.1.1'],
    ['who refuses what it says', 'spam@both', '5.6.0'],
  ])('is undelivered at once when it is to %s', async (_name, to, failure) => {
    const id = await send(to);
    expect(await becomes(id, 'undelivered')).toEqual({ status: 'undelivered', failure });
    expect(await triesOf(id)).toHaveLength(1);
  });

  it('is tried 18 times in two days where it is put off, also by other processes', async () => {
    const id = await send('greylisted@both');
    const startMs = clock.now().getTime();
    for (const [index, minutes] of RETRY_GAPS_MINUTES.entries()) {
      await tried(id, index + 1);
      if (index === 3) {
        await messaging.stop();
        await messaging.add({ clock });
      }
      clock.advance(minutes * MINUTE_MS - 1);
      await messaging.service.app.get(MessageSweeper).sweep();
      expect(
        await rows('select 1 from message where id = $1 and attend_at > $2', [id, clock.now()]),
      ).toHaveLength(1);
      clock.advance(1);
    }
    expect(await becomes(id, 'undelivered')).toEqual({ status: 'undelivered', failure: '4.2.0' });
    const tries = await triesOf(id);
    expect(tries).toHaveLength(18);
    const lastMs = (tries.at(-1)?.at.getTime() ?? 0) - startMs;
    expect(lastMs).toBe(RETRY_GAPS_MINUTES.reduce((sum, gap) => sum + gap, 0) * MINUTE_MS);
    expect(lastMs).toBeLessThanOrEqual(48 * 60 * MINUTE_MS);
  }, 120_000);

  it('arrives once greylisting lets it in', async () => {
    let isKnown = false;
    const grey = await SmtpRelay.start(
      {
        onRcptTo: (_address, _session, done) => {
          if (isKnown) return done();
          isKnown = true;
          done(Object.assign(new Error('4.7.1 Greylisted'), { responseCode: 451 }));
        },
      },
      { host: '127.0.0.2' },
    );
    const owner = messaging.auth.key('patient');
    await addProvider(owner, grey.port);
    const id = await send('ada@plain', owner);
    await tried(id, 1);
    expect(grey.taken).toEqual([]);
    clock.advance(MINUTE_MS);
    await becomes(id, 'sent');
    expect(grey.taken).toHaveLength(1);
    await grey.close();
  });

  it('is given up early when it may not be sent later', async () => {
    const id = await send('greylisted@both', key, { validity_s: 100 });
    await tried(id, 1);
    clock.advance(MINUTE_MS);
    expect(await becomes(id, 'undelivered')).toMatchObject({ failure: '4.2.0' });
    expect(await triesOf(id)).toHaveLength(2);
  });

  it('is taken by Postfix, encrypted although nobody vouches for its certificate', async () => {
    const owner = messaging.auth.key('debian');
    await addProvider(owner, postfix.port);
    await becomes(await send('ada@debian', owner), 'sent');
    await eventually(() => inbox.taken.length === 1, { timeoutMs: 30_000 });
    const raw = String(inbox.taken[0]?.raw);
    expect(raw).toMatch(/from out\.mail\.test \(/);
    expect(raw).toMatch(/with ESMTPS/);
  });

  it('never makes more connections to a domain than it may, and all of it arrives', async () => {
    let open = 0;
    let most = 0;
    const counting = await SmtpRelay.start(
      {
        onConnect: (_session, done) => {
          open += 1;
          most = Math.max(most, open);
          done();
        },
        onClose: () => (open -= 1),
      },
      { host: '127.0.0.2' },
    );
    const owner = messaging.auth.key('busy');
    await addProvider(owner, counting.port, { max_connections_per_domain: 2 });
    const all = await Promise.all(Array.from({ length: 50 }, () => send('ada@slow', owner)));
    await eventually(
      async () => {
        clock.advance(1000);
        await messaging.service.app.get(MessageSweeper).sweep();
        return counting.taken.length === all.length;
      },
      { timeoutMs: 60_000 },
    );
    expect(most).toBeLessThanOrEqual(2);
    await counting.close();
  }, 90_000);

  it('keeps to the pace of a domain, and of others not', async () => {
    const owner = messaging.auth.key('paced');
    await addProvider(owner, port, { messages_per_minute_per_domain: 6 });
    const [before, others] = [second.taken.length, first.taken.length];
    const ids = await Promise.all(Array.from({ length: 5 }, () => send('ada@half', owner)));
    const other = await send('ada@plain', owner);
    await becomes(other, 'sent');
    expect(first.taken.length).toBe(others + 1);
    const turns = 'select count(*)::int as count from mail_turn where message_id = any($1)';
    await eventually(async () => {
      const [row] = await rows<{ count: number }>(turns, [ids]);
      return row?.count === 4 && second.taken.length === before + 1;
    });
    for (let sent = 2; sent <= ids.length; sent++) {
      clock.advance(10_000);
      await messaging.service.app.get(MessageSweeper).sweep();
      await eventually(() => second.taken.length === before + sent, { timeoutMs: 30_000 });
    }
    expect(await rows<{ count: number }>(turns, [ids])).toEqual([{ count: 0 }]);
  }, 90_000);
});
