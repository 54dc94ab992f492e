import { tenantOf } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { eventually, TestClock } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { InboundMessages } from '../src/inbound/inbound-messages.js';
import { MessageSweeper } from '../src/messages/message.sweeper.js';
import { OptOutLinks } from '../src/opt-outs/opt-out-links.js';
import { type Answer, MessagingHarness } from './messaging-harness.js';

const clock = new TestClock();
const TENANT = tenantOf('prj_demo', 'live');

let messaging: MessagingHarness;
let key: string;

beforeAll(async () => {
  messaging = await MessagingHarness.start({ clock });
  key = messaging.auth.key('demo');
}, 60_000);

afterAll(() => messaging.close());

const call = (path: string, body?: unknown, how = {}): Promise<Answer> =>
  messaging.call(key, path, body, how);
const patch = (path: string, body: unknown) => call(path, body, { method: 'PATCH' });
const read = async (path: string) => (await call(path)).data;
const statusOf = async ({ data }: Answer) =>
  (await read(`/messages/${String(data['id'])}`))['status'];
const query = (sql: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
  messaging.service.app.get(DataSource).query(sql, values);

const ada = {
  external_id: 'user-1',
  locale: 'de',
  time_zone: 'Europe/Berlin',
  channels: ['email', 'sms'],
  properties: { name: 'Ada', secret: 'of another template' },
  addresses: [
    { channel: 'sms', address: '+14155550120' },
    { channel: 'email', address: 'old@example.com' },
    { channel: 'email', address: 'Ada@Example.com', verified: true },
  ],
};

describe('recipients', () => {
  it('201: are found by id and by external id, changed as a whole, and are nobody else’s', async () => {
    const made = await call('/recipients', ada);
    expect(made.status).toBe(201);
    const { id } = made.data;
    expect(await read('/recipients/user-1')).toMatchObject({ id, time_zone: 'Europe/Berlin' });
    expect((await call('/recipients', ada)).error.code).toBe('recipient.external_id_taken');
    const found = await read('/recipients?address=ada%40example.com');
    expect(found.items.map((one) => one['id'])).toEqual([id]);
    const other = messaging.auth.key('other');
    expect((await messaging.call(other, `/recipients/${String(id)}`)).status).toBe(404);
    const stale = { method: 'PATCH', headers: { 'if-match': '"7"' } };
    expect((await call('/recipients/user-1', { locale: 'fr' }, stale)).status).toBe(412);
    for (const body of [
      { addresses: [{ channel: 'sms', address: 'none' }] },
      { addresses: [ada.addresses[0], ada.addresses[0]] },
      { time_zone: 'Mars/Base' },
      { external_id: 'two words' },
      { properties: { text: 'a\u0000b' } },
    ]) {
      expect((await call('/recipients', body)).status).toBe(422);
    }
  });

  it('are written to by name: address, language and properties are theirs', async () => {
    const body = {
      name: 'hello',
      variables: { name: { type: 'text' } },
      default_locale: 'en',
      locales: {
        en: { sms: { text: 'Hello {{ name }}' }, email: { subject: 'Hi', text: 'Hi {{ name }}' } },
        de: { sms: { text: 'Hallo {{ name }}' }, email: { subject: 'Hi', text: 'Ja {{ name }}' } },
      },
    };
    expect((await call('/templates', body)).status).toBe(201);
    await call('/templates/hello/publish', {});
    const to = { recipient: 'user-1' };
    const mail = await call('/messages', { channel: 'email', to, template: 'hello' });
    const recipient_id = (await read('/recipients/user-1'))['id'];
    expect(mail.data).toMatchObject({ to: 'ada@example.com', recipient_id });
    expect(mail.data['content']).toMatchObject({ text: 'Ja Ada' });
    const text = { template: 'hello', locale: 'en', variables: { name: 'you' } };
    const sms = await call('/messages', { channel: 'sms', to, ...text });
    expect(sms.data).toMatchObject({ to: '+14155550120', content: { text: 'Hello you' } });

    const preferred = await call('/messages', { channel: 'preferred', to, template: 'hello' });
    expect(preferred.data).toMatchObject({ channel: 'email', to: 'ada@example.com' });
    const [next] = await query('select steps from message_fallback where message_id = $1', [
      preferred.data['id'],
    ]);
    expect(next?.['steps']).toMatchObject([{ channel: 'sms', to: '+14155550120' }]);

    const whatsapp = { channel: 'whatsapp', to, content: { text: 'Hi' } };
    expect((await call('/messages', whatsapp)).error.code).toBe('recipient.no_address');
    const nobody = { ...whatsapp, to: { recipient: 'nobody' } };
    expect((await call('/messages', nobody)).error.code).toBe('recipient.not_found');
    const lines = [{ channel: 'sms', to, template: 'hello' }, nobody, { ...whatsapp, to: {} }];
    const { data: batch } = await call('/batches', { messages: lines });
    expect(batch).toMatchObject({ accepted: 1, rejected: 2 });
  });

  it('a time without offset is one of their clock', async () => {
    const to = { recipient: 'user-1' };
    const day = new Date(clock.now().getTime() + 48 * 3_600_000).toISOString().slice(0, 10);
    const body = { channel: 'sms', to, content: { text: 'Hi' }, send_at: `${day}T12:00:00` };
    const { data } = await call('/messages', body);
    expect(['T10:00', 'T11:00']).toContain(String(data['send_at']).slice(10, 16));
  });
});

describe('quiet hours', () => {
  it('what is not urgent waits in its row until they end; codes and orders do not', async () => {
    const now = clock.now();
    const until = new Date(now.getTime() + 2 * 3_600_000).toISOString().slice(11, 16);
    const from = new Date(now.getTime() - 3_600_000).toISOString().slice(11, 16);
    await patch('/consent-settings', { quiet_hours: { from, until, time_zone: 'UTC' } });
    await call('/topics', { key: 'news', name: 'News', kind: 'marketing' });
    await call('/topics', { key: 'orders', name: 'Orders', kind: 'transactional' });
    const body = { channel: 'sms', to: '+14155550121', content: { text: 'Hi' } };
    const news = await call('/messages', { ...body, topic: 'news' });
    expect(news.data['status']).toBe('scheduled');
    expect(String(news.data['send_at']).slice(11, 16)).toBe(until);
    const late = new Date(now.getTime() + 60_000).toISOString();
    const expires = await call('/messages', { ...body, topic: 'news', expires_at: late });
    for (const more of [{}, { topic: 'orders' }, { topic: 'news', urgent: true }]) {
      expect((await call('/messages', { ...body, ...more })).data['status']).toBe('accepted');
    }
    expect((await call('/messages', { ...body, urgent: false })).data['status']).toBe('scheduled');
    await patch('/recipients/user-1', {
      time_zone: null,
      quiet_hours: { from: until, until: from },
    });
    const own = await call('/messages', { ...body, to: { recipient: 'user-1' }, topic: 'news' });
    expect(own.data['status']).toBe('accepted');

    clock.advance(120_000);
    await messaging.service.app.get(MessageSweeper).sweep();
    await eventually(async () => expect(await statusOf(expires)).toBe('expired'));
    expect(await statusOf(news)).toBe('scheduled');
    clock.advance(2 * 3_600_000);
    await messaging.service.app.get(MessageSweeper).sweep();
    await eventually(async () => expect(await statusOf(news)).toBe('delivered'));
    await patch('/consent-settings', { quiet_hours: null });
  });
});

const page = async (url: string, form?: Record<string, string>, language = 'en') => {
  const response = await fetch(`${messaging.service.url}${new URL(url).pathname}`, {
    headers: { 'accept-language': language },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const boxes = (text: string) =>
  [...text.matchAll(/name="(top_[^"]+)" value="on"( checked)?/g)].map(([, name = '', on]) => ({
    name,
    isOn: on !== undefined,
  }));

describe('the page on which people choose', () => {
  it('needs no cookie and no script, speaks their language, and saves what was chosen', async () => {
    await call('/topics', {
      key: 'offers',
      name: '<b>Offers</b>',
      kind: 'marketing',
      is_default_in: false,
    });
    const { data } = await call('/recipients/user-1/preferences-link', {});
    const url = String(data['url']);
    const shown = await page(url, undefined, 'de-AT, en;q=0.5');
    expect(shown.headers.get('set-cookie')).toBeNull();
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(shown.text).toContain('<html lang="de">');
    expect(shown.text).toContain('Ihre Nachrichten');
    expect(shown.text).not.toMatch(/<script|<b>Offers|ada@example\.com|Orders/);
    expect((await page(`${url}0`)).status).toBe(404);
    const all = boxes(shown.text);
    expect(all.filter(({ isOn }) => isOn)).toHaveLength(3);
    expect(all).toHaveLength(6);

    const offers = all.filter(({ isOn }) => !isOn).map(({ name }) => [name, 'on']);
    const saves = Array.from({ length: 20 }, () =>
      page(url, { act: 'save', ...Object.fromEntries(offers) }),
    );
    for (const saved of await Promise.all(saves)) expect(saved.status).toBe(200);
    const chosen = boxes((await page(url)).text);
    expect(chosen.map(({ isOn }) => isOn)).toEqual(all.map(({ isOn }) => !isOn));
    const mail = { channel: 'email', to: 'ada@example.com', content: { subject: 'a', text: 'b' } };
    expect((await call('/messages', { ...mail, topic: 'offers' })).data['status']).toBe('accepted');
    expect((await call('/messages', { ...mail, topic: 'news' })).data['status']).toBe('suppressed');
    const stranger = { ...mail, to: 'eve@example.com', topic: 'offers' };
    expect((await call('/messages', stranger)).data['failure']).toBe('not_opted_in');

    await page(url, { act: 'end' });
    expect((await call('/messages', mail)).data['failure']).toBe('unsubscribe');
    expect(boxes((await page(url)).text).some(({ isOn }) => isOn)).toBe(false);
    const back = [{ topic: 'news', channel: 'email', is_opted_in: true }];
    const set = await call(
      '/recipients/user-1/preferences',
      { preferences: back },
      { method: 'PUT' },
    );
    const list = set.data['preferences'] as Record<string, unknown>[];
    const got = list.filter((one) => one['is_opted_in'] && one['channel'] === 'email');
    expect(got.map((one) => one['topic'])).toEqual(['news', 'news']);
    const refused = { preferences: [{ topic: 'orders', is_opted_in: false }] };
    const no = await call('/recipients/user-1/preferences', refused, { method: 'PUT' });
    expect(no.error.code).toBe('topic.not_optional');
  });

  it('a link in mail ends its topic by one click, or all when that is chosen', async () => {
    const to = 'fay@example.com';
    const mail = { channel: 'email', to, content: { subject: 'a', text: 'b' } };
    const { data } = await call('/messages', { ...mail, topic: 'news' });
    const links = messaging.service.app.get(OptOutLinks, { strict: false });
    const url = links.of(String(data['id']));
    const asked = await page(url, undefined, 'fr');
    expect(asked.text).toContain('Se désabonner de « News »');
    expect(asked.text).toContain('/p/preferences/');
    await page(url, { 'List-Unsubscribe': 'One-Click' });
    expect((await call('/messages', { ...mail, topic: 'news' })).data['status']).toBe('suppressed');
    expect((await call('/messages', mail)).data['status']).toBe('accepted');
    const { data: now } = await call('/preferences/lookup', { channel: 'email', address: to });
    expect(now['preferences']).toContainEqual(
      expect.objectContaining({ topic: 'news', is_opted_in: false, reason: 'unsubscribe' }),
    );
    await page(url, { what: 'all' });
    expect((await call('/messages', mail)).data['status']).toBe('suppressed');
  });
});

describe('somebody who wants to be forgotten', () => {
  it('gets everything that is kept, and nothing of them is left but counts and hashes', async () => {
    const phone = '+14155550129';
    const bob = {
      external_id: 'bob-1',
      properties: { name: 'Robert Tables' },
      addresses: [
        { channel: 'email', address: 'bob@example.com' },
        { channel: 'sms', address: phone },
      ],
    };
    const { data: made } = await call('/recipients', bob);
    const to = { recipient: 'bob-1' };
    const content = { text: 'Dear Robert Tables' };
    const sent = await call('/messages', {
      channel: 'sms',
      to: phone,
      content,
      metadata: { who: 'Bob' },
    });
    const later = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const waiting = await call('/messages', { channel: 'sms', to, content, send_at: later });
    await call('/suppressions', {
      channel: 'email',
      address: 'bob@example.com',
      reason: 'complaint',
    });
    await messaging.service.app.get(InboundMessages, { strict: false }).receive({
      tenant: TENANT,
      channel: 'sms',
      providerId: newId('mpr'),
      providerMessageId: newId('sid'),
      from: phone,
      to: '+14155550001',
      kind: 'text',
      text: 'I am Robert Tables',
      raw: '{}',
    });
    const sentPath = `/messages/${String(sent.data['id'])}`;
    await eventually(async () => expect((await read(sentPath))['status']).toBe('delivered'));

    const { data: kept } = await call('/recipients/bob-1/export');
    const counted = Object.entries(kept).map(([what, rows]) => [
      what,
      Array.isArray(rows) && rows.length,
    ]);
    expect(Object.fromEntries(counted)).toMatchObject({
      messages: 2,
      inbound_messages: 1,
      suppressions: 1,
    });
    expect(JSON.stringify(kept)).toContain('I am Robert Tables');

    const stale = { method: 'DELETE', headers: { 'if-match': '"9"' } };
    expect((await call('/recipients/bob-1', undefined, stale)).status).toBe(412);
    const erased = Array.from({ length: 20 }, () =>
      call('/recipients/bob-1', undefined, { method: 'DELETE' }),
    );
    const statuses = (await Promise.all(erased)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 404]));

    expect(await read(sentPath)).toMatchObject({
      to: 'erased',
      content: null,
      status: 'delivered',
    });
    const path = `/messages/${String(waiting.data['id'])}`;
    expect(await read(path)).toMatchObject({ to: 'erased', status: 'canceled', metadata: {} });
    const tables = await query(TABLES, []);
    expect(tables.length).toBeGreaterThan(20);
    for (const table of tables) {
      const [found] = await query(
        `select count(*)::int as found from "${String(table['name'])}" t
         where t::text ~* 'robert tables|bob@example|5550129|bob-1'`,
        [],
      );
      expect([table['name'], found?.['found']]).toEqual([table['name'], 0]);
    }
    const again = { channel: 'email', to: 'BOB@example.com', content: { subject: 'a', text: 'b' } };
    expect((await call('/messages', again)).data['failure']).toBe('complaint');
    const { data: hashed } = await call('/suppressions?address=bob%40example.com');
    expect(hashed.items).toMatchObject([{ address: null, reason: 'complaint' }]);
    const { data: audit } = await call('/audit?action=recipient.delete');
    expect(audit.items).toMatchObject([{ target: made['id'] }]);
  });
});

const TABLES = `
  select table_name as name from information_schema.tables
  where table_schema = current_schema() and table_type = 'BASE TABLE'`;
