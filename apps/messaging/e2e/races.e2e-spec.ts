import { tenantOf } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { eventually } from '@skydeck/testing';
import { SmsApi } from '../src/drivers/fixtures/sms-api.js';
import { InboundMessages } from '../src/inbound/inbound-messages.js';
import { type Answer, MessagingHarness } from './messaging-harness.js';

const SHOP = '+14155550001';
const WAIT = { timeoutMs: 60_000 };
const PATCH = { method: 'PATCH' };
const BATCH_SIZE = 600;

let messaging: MessagingHarness;
let api: SmsApi;

beforeAll(async () => {
  api = await SmsApi.start();
  messaging = await MessagingHarness.start({}, { MESSAGING_ALLOW_CIDRS: '127.0.0.0/8' });
}, 60_000);

afterAll(async () => {
  await messaging.close();
  await api.close();
});

/** Everything of a list, page by page. */
async function all(key: string, path: string): Promise<Answer['data']['items']> {
  const found: Answer['data']['items'] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const after = cursor && `&cursor=${cursor}`;
    const { data, meta } = await messaging.call(key, `${path}&limit=100${after}`);
    found.push(...data.items);
    cursor = meta.page.next_cursor;
  }
  return found;
}

it('50 equal sends with one idempotency key are one message, sent once', async () => {
  const key = messaging.auth.key('once');
  const body = { channel: 'sms', to: '+14155550123', content: { text: 'Once' } };
  const how = { headers: { 'idempotency-key': 'order-1001' } };
  const send = () => messaging.call(key, '/messages', body, how);
  const answers = await Promise.all(Array.from({ length: 50 }, send));
  const taken = answers.filter(({ status }) => status === 202);
  expect(answers.filter(({ status }) => status !== 202 && status !== 409)).toEqual([]);
  const again = await send();
  expect(again.status).toBe(202);
  expect(new Set([again, ...taken].map(({ data }) => data['id'])).size).toBe(1);
  await eventually(async () => {
    const [message, ...more] = await all(key, '/messages?channel=sms');
    expect([message?.['status'], more]).toEqual(['delivered', []]);
  }, WAIT);
  expect(await all(key, '/outbox?channel=sms')).toHaveLength(1);
}, 120_000);

it('nothing goes out after a STOP that nobody had begun to send, in the midst of a batch', async () => {
  const key = messaging.auth.key('stop');
  const [leaving, staying] = ['+14155550110', '+14155550111'];
  const settings = { flavour: 'json', url: `${api.url}/send`, from: SHOP };
  const provider = { kind: 'http-sms', settings, secrets: { token: 'a-token' } };
  expect((await messaging.call(key, '/providers', provider)).status).toBe(201);
  await messaging.call(key, '/topics', { key: 'news', name: 'News', kind: 'marketing' });
  const messages = Array.from({ length: BATCH_SIZE }, (_, index) => ({
    channel: 'sms',
    to: index % 2 === 0 ? leaving : staying,
    topic: 'news',
    content: { text: `News ${index};` },
  }));
  const { data } = await messaging.call(key, '/batches', { messages });
  expect(data).toMatchObject({ accepted: BATCH_SIZE });
  await eventually(() => api.taken.size >= 20, { ...WAIT, everyMs: 5 });
  await messaging.service.app.get(InboundMessages, { strict: false }).receive({
    tenant: tenantOf('prj_stop', 'live'),
    channel: 'sms',
    providerId: newId('mpr'),
    providerMessageId: 'stop-1',
    from: leaving,
    to: SHOP,
    kind: 'text',
    text: 'STOP',
    raw: '{}',
  });
  const batch = `batch_id=${String(data['id'])}`;
  const of = (phone: string, more = '') =>
    all(key, `/messages?${batch}&to=${encodeURIComponent(phone)}${more}`);
  const waiting = [
    ...(await of(leaving, '&status=accepted')),
    ...(await of(leaving, '&status=queued')),
  ];
  const names = new Set(waiting.map(({ id }) => id));
  expect(names.size).toBeGreaterThan(0);

  await eventually(async () => {
    const { data: now } = await messaging.call(key, `/batches/${String(data['id'])}`);
    expect(now['status']).toBe('completed');
  }, WAIT);
  const ended = (await of(leaving)).filter(({ id }) => names.has(id));
  expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['suppressed']));
  const sent = [...api.taken.values()].map(({ body }) => body).join('\n');
  const texts = ended.map(({ content }) => (content as { text: string }).text);
  expect(texts.filter((text) => sent.includes(`"${text}"`))).toEqual([]);
  expect((await of(staying)).every(({ status }) => status === 'sent')).toBe(true);
}, 150_000);

/** What a version of a template says: its own number, in each part. */
const locales = (version: number) => {
  const words = `v${version} {{ name }} v${version}`;
  return { en: { email: { subject: words, text: words, html: `<p>${words}</p>` } } };
};

it('a message is made of one version of its template, whatever is published meanwhile', async () => {
  const key = messaging.auth.key('versions');
  const variables = { name: { type: 'text' } };
  await messaging.call(key, '/templates', { name: 'news', variables, locales: locales(1) });
  await messaging.call(key, '/templates/news/publish', { version: 1 });
  const message = {
    channel: 'email',
    to: 'ada@example.com',
    template: 'news',
    variables: { name: 'Ada' },
  };
  const publish = async (version: number) => {
    const path = '/templates/news';
    const changed = await messaging.call(key, path, { locales: locales(version) }, PATCH);
    const published = await messaging.call(key, `${path}/publish`, { version });
    expect([changed.status, published.status]).toEqual([200, 200]);
  };
  const messages = Array.from({ length: 40 }, () => message);
  for (const version of [2, 3, 4]) {
    const alone = Array.from({ length: 10 }, () => messaging.call(key, '/messages', message));
    await Promise.all([...alone, messaging.call(key, '/batches', { messages }), publish(version)]);
  }
  const made = await all(key, '/messages?channel=email');
  expect(made).toHaveLength(150);
  const versions = made.map(({ template, content }) => {
    const { version } = template as { version: number };
    const words = `v${version} Ada v${version}`;
    expect(content).toMatchObject({ subject: words, text: words, html: `<p>${words}</p>` });
    return version;
  });
  expect(new Set(versions).size).toBeGreaterThan(1);
}, 120_000);
