import { eventually, TestClock } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { MessageLedger } from '../src/messages/message-ledger.js';
import { MessageSweeper } from '../src/messages/message.sweeper.js';
import { type Answer, MessagingHarness } from './messaging-harness.js';

const MINUTE_MS = 60_000;
const clock = new TestClock();

let messaging: MessagingHarness;
let key: string;

beforeAll(async () => {
  messaging = await MessagingHarness.start({ clock });
  key = messaging.auth.key('demo');
}, 60_000);

afterAll(() => messaging.close());

const call = (path: string, body?: unknown, how = {}) => messaging.call(key, path, body, how);
const mail = (to: unknown, more: object = {}) =>
  call('/messages', { channel: 'email', to, content: { subject: 'Hi', text: 'Hello' }, ...more });
const sms = (to: unknown, more: object = {}) =>
  call('/messages', { channel: 'sms', to, content: { text: 'Hello' }, ...more });
const statusOf = ({ data }: Answer) => [data['status'], data['failure']];
const read = async (path: string) => (await call(path)).data;
const list = async (query: string) => (await call(`/suppressions?${query}`)).data.items;

async function ends(id: unknown, status: string): Promise<void> {
  await eventually(async () => {
    expect((await read(`/messages/${String(id)}`))['status']).toBe(status);
  });
}

describe('suppressions', () => {
  it('201: an address that is on the list is not written to, on that channel only', async () => {
    const added = await call('/suppressions', { channel: 'email', address: 'Ada@Example.com' });
    expect(added.status).toBe(201);
    expect(added.data).toMatchObject({
      address: 'ada@example.com',
      reason: 'manual',
      sender: null,
    });
    expect(statusOf(await mail('ADA@example.com'))).toEqual(['suppressed', 'manual']);
    expect(statusOf(await sms('+14155550100'))).toEqual(['accepted', null]);
    const again = await call('/suppressions', { channel: 'email', address: 'ada@example.com' });
    expect(again.data['id']).toBe(added.data['id']);

    const other = messaging.auth.key('other');
    expect((await messaging.call(other, `/suppressions/${String(added.data['id'])}`)).status).toBe(
      404,
    );
    const path = `/suppressions/${String(added.data['id'])}`;
    expect((await call(path, undefined, { method: 'DELETE' })).status).toBe(200);
    expect((await call(path, undefined, { method: 'DELETE' })).status).toBe(404);
    await ends((await mail('ada@example.com')).data['id'], 'delivered');
  });

  it('tells of messages that are not sent, and keeps the audit', async () => {
    const { data } = await call('/suppressions', { channel: 'sms', address: '+14155550101' });
    const message = await sms('+14155550101');
    const events = await call(`/messages/${String(message.data['id'])}/events`);
    expect(events.data.items.map(({ status, detail }) => [status, detail])).toEqual([
      ['suppressed', 'manual'],
    ]);
    // Events come in the order of their commits, a moment later.
    await eventually(async () => {
      const { data: told } = await call('/events?type=message.suppressed');
      expect(told.items.map((event) => event['data'])).toContainEqual({
        id: message.data['id'],
        channel: 'sms',
        kind: 'transactional',
        reason: 'manual',
      });
      expect(JSON.stringify(told.items)).not.toContain('+1415');
    });
    const { data: audit } = await call('/audit?action=suppression.create');
    expect(audit.items.map(({ target }) => target)).toContain(data['id']);
  });

  it('422: names what is wrong with an address', async () => {
    for (const body of [
      { channel: 'sms', address: 'ada@example.com' },
      { channel: 'email', address: 'no address' },
      { channel: 'fax', address: '+14155550101' },
      { channel: 'sms', address: '+14155550101', reason: 'stop_word' },
    ]) {
      expect((await call('/suppressions', body)).status).toBe(422);
    }
    const unknown = { channel: 'sms', address: '+14155550101', topic: 'nothing' };
    expect((await call('/suppressions', unknown)).error.code).toBe('topic.not_found');
  });

  it('200: a table is taken in as a whole, or not at all with the lines that are wrong', async () => {
    const csv = { headers: { 'content-type': 'text/csv' } };
    const good =
      'channel,address,reason,note\nemail,"c1@example.com",hard_bounce,"old, list"\nsms,+14155550102,,\n';
    const bad = await call('/suppressions/import', `${good}sms,nothing,,\n`, csv);
    expect([bad.status, bad.error.errors[0]?.location]).toEqual([422, 'body.3.address']);
    expect(await list('address=c1@example.com')).toEqual([]);
    expect((await call('/suppressions/import', good, csv)).data).toEqual({ added: 2, known: 0 });
    expect((await call('/suppressions/import', good, csv)).data).toEqual({ added: 0, known: 2 });
    expect(await list('address=c1@example.com')).toMatchObject([
      { reason: 'hard_bounce', note: 'old, list' },
    ]);
    const lines = ['d1', 'd2'].map((name) =>
      JSON.stringify({ channel: 'email', address: `${name}@example.com` }),
    );
    const ndjson = { headers: { 'content-type': 'application/x-ndjson' } };
    expect((await call('/suppressions/import', lines.join('\n'), ndjson)).data['added']).toBe(2);
  });

  it.each([
    ['email', 'gone@example.com', '5.1.1', 'hard_bounce'],
    ['email', 'full@example.com', '5.2.2', null],
    ['sms', '+14155550103', '30005', 'undeliverable'],
    ['sms', '+14155550104', '21610', 'unsubscribe'],
    ['sms', '+14155550105', '30008', null],
    ['whatsapp', '+14155550106', '131026', 'undeliverable'],
    ['whatsapp', '+14155550107', '131047', null],
  ])(
    'a failure of %s to %s with %s puts it onto the list: %s',
    async (channel, to, failure, reason) => {
      const later = new Date(clock.now().getTime() + 60 * MINUTE_MS).toISOString();
      const content = channel === 'email' ? { subject: 'Hi', text: 'Hello' } : { text: 'Hello' };
      const { data } = await call('/messages', { channel, to, content, send_at: later });
      const messageId = String(data['id']);
      const ledger = messaging.service.app.get(MessageLedger, { strict: false });
      const report = { messageId, status: 'undelivered' as const, provider: 'test', failure };
      const reports = Array.from({ length: 50 }, (_, index) =>
        ledger.receive({ ...report, providerEventId: `${messageId}.${index}`, at: clock.now() }),
      );
      await Promise.all(reports);
      const found = await list(`address=${encodeURIComponent(to)}`);
      expect(found.map((row) => [row['reason'], row['message_id'], row['added_by']])).toEqual(
        reason === null ? [] : [[reason, messageId, 'system']],
      );
      const next = await call('/messages', { channel, to, content });
      expect(next.data['status']).toBe(reason === null ? 'accepted' : 'suppressed');
    },
  );

  it('a dead address is passed over for the next channel at once; a wish is not', async () => {
    await call('/suppressions', {
      channel: 'email',
      address: 'dead@example.com',
      reason: 'hard_bounce',
    });
    await call('/suppressions', {
      channel: 'email',
      address: 'left@example.com',
      reason: 'unsubscribe',
    });
    const fallback = [{ channel: 'sms', to: '+14155550108', content: { text: 'Hello' } }];
    const [dead, left] = [
      await mail('dead@example.com', { fallback }),
      await mail('left@example.com', { fallback }),
    ];
    expect(statusOf(dead)).toEqual(['suppressed', 'hard_bounce']);
    await eventually(async () => {
      expect((await read('/messages?to=%2B14155550108')).items).toMatchObject([
        { fallback_of: dead.data['id'], status: 'delivered' },
      ]);
    });
    const rows = await messaging.service.app
      .get(DataSource)
      .query('select 1 from message_fallback where message_id = $1', [left.data['id']]);
    expect(rows).toEqual([]);
  });
});

describe('somebody who ends it after a batch was accepted', () => {
  it('50 at once: gets nothing that nobody had begun to send', async () => {
    const sendAt = new Date(clock.now().getTime() + MINUTE_MS).toISOString();
    const line = { channel: 'email', to: 'bob@example.com', send_at: sendAt };
    const messages = Array.from({ length: 50 }, () => ({
      ...line,
      content: { subject: 'Sale', text: 'Today' },
    }));
    const { data: batch } = await call('/batches', { messages });
    expect(batch['counts']).toEqual({ scheduled: 50 });
    clock.advance(MINUTE_MS);
    const wish = { channel: 'email', address: 'bob@example.com', reason: 'unsubscribe' };
    const ended = Array.from({ length: 50 }, () => call('/suppressions', wish));
    const sweep = messaging.service.app.get(MessageSweeper).sweep();
    const answers = await Promise.all(ended);
    const dataSource = messaging.service.app.get(DataSource);
    const [before] = await dataSource.query<{ begun: string }[]>(
      `select count(*) as begun from message
       where batch_id = $1 and status in ('sending', 'sent', 'delivered')`,
      [batch['id']],
    );
    await sweep;
    expect(new Set(answers.map(({ data }) => data['id'])).size).toBe(1);
    const counts = async () =>
      (await read(`/batches/${String(batch['id'])}`))['counts'] as Record<string, number>;
    await eventually(async () => {
      const { delivered = 0, suppressed = 0 } = await counts();
      expect(delivered + suppressed).toBe(50);
    });
    const { delivered = 0, suppressed = 0 } = await counts();
    expect(delivered).toBeLessThanOrEqual(Number(before?.begun));
    expect(suppressed).toBeGreaterThan(0);
    const more = await mail('bob@example.com');
    expect(statusOf(more)).toEqual(['suppressed', 'unsubscribe']);
  });
});

describe('topics', () => {
  it('201: decide what is sent to whom', async () => {
    const made = await call('/topics', { key: 'news', name: 'News', kind: 'marketing' });
    expect([made.status, made.data['is_default_in']]).toEqual([201, true]);
    expect((await call('/topics', { key: 'news', name: 'N', kind: 'marketing' })).error.code).toBe(
      'topic.key_taken',
    );
    const wish = {
      channel: 'email',
      address: 'eve@example.com',
      topic: 'news',
      reason: 'unsubscribe',
    };
    await call('/suppressions', wish);
    expect(statusOf(await mail('eve@example.com', { topic: 'news' }))).toEqual([
      'suppressed',
      'unsubscribe',
    ]);
    expect((await mail('eve@example.com')).data['status']).toBe('accepted');
    expect((await mail('eve@example.com', { topic: 'nothing' })).error.code).toBe(
      'topic.not_found',
    );
  });

  it('409: nobody opts out of what is transactional, and who left all still gets it', async () => {
    await call('/topics', { key: 'orders', name: 'Orders', kind: 'transactional' });
    const wish = { channel: 'email', address: 'fay@example.com', reason: 'unsubscribe' };
    const refused = await call('/suppressions', { ...wish, topic: 'orders' });
    expect([refused.status, refused.error.code]).toEqual([409, 'topic.not_optional']);
    await call('/suppressions', wish);
    expect((await mail('fay@example.com', { topic: 'orders' })).data['status']).toBe('accepted');
    expect((await mail('fay@example.com', { topic: 'news' })).data['status']).toBe('suppressed');
    expect((await mail('fay@example.com')).data['status']).toBe('suppressed');
    await call('/suppressions', { ...wish, reason: 'hard_bounce' });
    expect((await mail('fay@example.com', { topic: 'orders' })).data['failure']).toBe(
      'hard_bounce',
    );
    const out = { key: 'bills', name: 'B', kind: 'transactional', is_default_in: false };
    expect((await call('/topics', out)).status).toBe(422);
  });

  it('412: are changed and deleted with a precondition, with what was chosen about them', async () => {
    const stale = { method: 'PATCH', headers: { 'if-match': '"9"' } };
    expect((await call('/topics/news', { name: 'The news' }, stale)).status).toBe(412);
    const changed = await call('/topics/news', { name: 'The news' }, { method: 'PATCH' });
    expect(changed.data['name']).toBe('The news');
    expect((await call('/topics/news', undefined, { method: 'DELETE' })).status).toBe(200);
    expect((await call('/topics/news')).status).toBe(404);
    expect(await list('address=eve@example.com')).toEqual([]);
  });
});
