import { eventually, TestClock } from '@skydeck/testing';
import { MessageSweeper } from '../src/messages/message.sweeper.js';
import { type Answer, MessagingHarness } from './messaging-harness.js';

const sms = (text: string) => ({ channel: 'sms', to: '+14155550123', content: { text } });
const NDJSON = { headers: { 'content-type': 'application/x-ndjson' } };
const clock = new TestClock();

let messaging: MessagingHarness;
let key: string;

beforeAll(async () => {
  messaging = await MessagingHarness.start({ clock }, { QUOTA_MESSAGES_PER_DAY: '21000' });
  key = messaging.auth.key('demo');
});

afterAll(() => messaging.close());

const sendLines = (lines: readonly unknown[], path = '/batches', how = NDJSON): Promise<Answer> =>
  messaging.call(
    key,
    path,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    how,
  );
const read = async (id: unknown) => (await messaging.call(key, `/batches/${String(id)}`)).data;

describe('a batch that waits for its time', () => {
  it('is sent at its time, all of it', async () => {
    const sendAt = new Date(clock.now().getTime() + 60_000).toISOString();
    const lines = Array.from({ length: 20 }, () => ({ ...sms('a'), send_at: sendAt }));
    const { data } = await messaging.call(messaging.auth.key('late'), '/batches', {
      messages: lines,
    });
    expect(data).toMatchObject({ status: 'processing', counts: { scheduled: 20 } });
    clock.advance(60_000);
    await messaging.service.app.get(MessageSweeper).sweep();
    await eventually(async () => {
      const path = `/batches/${String(data['id'])}`;
      const { data: now } = await messaging.call(messaging.auth.key('late'), path);
      expect(now).toMatchObject({ status: 'completed', counts: { delivered: 20 } });
    });
  });
});

describe('POST /api/v1/batches', () => {
  it('202: sends the good lines of JSON and names what is wrong with the others', async () => {
    const lines = [
      sms('One'),
      '{ not JSON',
      '',
      { ...sms('Two'), to: '0' },
      { channel: 'sms', to: '+14155550123', template: 'nothing' },
      { ...sms('Three'), colour: 'red' },
      sms('Four'),
    ];
    const { status, data } = await sendLines(lines, '/batches?name=spring');
    expect(status).toBe(202);
    expect(data).toMatchObject({ name: 'spring', total: 6, accepted: 2, rejected: 4 });
    expect(data['errors']).toMatchObject([
      { line: 2, errors: [{ location: 'body', code: 'malformed_json' }] },
      { line: 3, errors: [{ location: 'body.to' }] },
      { line: 4, errors: [{ location: 'body', code: 'template.not_found' }] },
      { line: 5, errors: [{ location: 'body.colour', code: 'unknown_field' }] },
    ]);
    await eventually(async () => {
      expect(await read(data['id'])).toMatchObject({
        status: 'completed',
        counts: { delivered: 2 },
      });
    });
    const { data: list } = await messaging.call(key, `/messages?batch_id=${String(data['id'])}`);
    const texts = list.items.map(({ content }) => (content as { text: string }).text);
    expect(texts.toSorted()).toEqual(['Four', 'One']);
  });

  it('202: takes 10000 messages at once, and tells how far they are', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => sms(`Number ${index}`));
    const { status, data } = await sendLines(lines);
    expect([status, data['accepted']]).toEqual([202, 10_000]);
    const { data: canceled, error } = await messaging.call(
      key,
      `/batches/${String(data['id'])}/cancel`,
      {},
    );
    expect([error, canceled?.['status']]).toEqual([undefined, 'canceled']);
    await eventually(
      async () => {
        const counts = (await read(data['id']))['counts'] as Record<string, number>;
        const { delivered = 0, canceled: off = 0 } = counts;
        expect(delivered + off).toBe(10_000);
        expect(off).toBeGreaterThan(0);
      },
      { timeoutMs: 40_000 },
    );
  }, 60_000);

  it('422: refuses 10001 lines, none, and JSON without messages', async () => {
    const tooMany = await sendLines(Array.from({ length: 10_001 }, () => '{}'));
    expect([tooMany.status, tooMany.error.errors[0]?.location]).toEqual([422, 'body']);
    expect((await sendLines([])).status).toBe(422);
    const { error } = await messaging.call(key, '/batches', {});
    expect(error.errors[0]).toMatchObject({ location: 'body.messages', code: 'required' });
  });

  it('202: takes JSON, once for one Idempotency-Key, 50 at once', async () => {
    const how = { headers: { 'idempotency-key': 'batch-1' } };
    const body = { name: 'json', messages: [sms('a'), sms('b')] };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => messaging.call(key, '/batches', body, how)),
    );
    const made = answers.filter(({ status }) => status === 202);
    expect(new Set(made.map(({ data }) => data['id'])).size).toBe(1);
    const refused = answers.filter(({ status }) => status !== 202);
    for (const { error } of refused) expect(error.code).toBe('idempotency_in_progress');
    const other = await messaging.call(key, '/batches', { messages: [sms('c')] }, how);
    expect(other.error.code).toBe('idempotency_mismatch');
  });

  it('429: takes all of a batch or nothing when the quota of the day is short', async () => {
    const lines = Array.from({ length: 10_000 }, () => sms('a'));
    const first = await sendLines(
      lines.map((line) => ({ ...line, send_at: new Date(clock.now().getTime() + 60_000) })),
    );
    expect(first.status).toBe(202);
    const { status, error } = await sendLines(lines);
    expect([status, error.code]).toEqual([429, 'quota_exceeded']);
    expect((await messaging.call(key, '/messages', sms('a'))).status).toBe(202);
    await messaging.call(key, `/batches/${String(first.data['id'])}/cancel`, {});
  }, 60_000);

  it('404: hides batches of others', async () => {
    const { data } = await sendLines([sms('a')]);
    const stranger = messaging.auth.key('stranger');
    const path = `/batches/${String(data['id'])}`;
    expect((await messaging.call(stranger, path)).error.code).toBe('batch.not_found');
    expect((await messaging.call(stranger, `${path}/cancel`, {})).status).toBe(404);
    expect((await messaging.call(stranger, '/batches')).data.items).toEqual([]);
  });

  it('415: takes nothing else, and 401 before anything is read', async () => {
    const other = { headers: { 'content-type': 'text/csv' } };
    expect((await sendLines(['a,b'], '/batches', other)).status).toBe(415);
    const lines = Array.from({ length: 2000 }, () => sms('a'.repeat(1000)));
    const answer = await messaging.call('dk_live_x', '/batches', JSON.stringify(lines), NDJSON);
    expect(answer.status).toBe(401);
  });
});
