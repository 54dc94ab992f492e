import { hash } from 'node:crypto';
import { verifySignature } from '@kapso/whatsapp-cloud-api/server';
import { eventually } from '@skydeck/testing';
import {
  ACCOUNT_ID,
  APP_SECRET,
  PHONE_NUMBER_ID,
  TOKEN,
  WhatsappPlatform,
} from '../src/drivers/fixtures/whatsapp-platform.js';
import { WhatsappTemplateSync } from '../src/drivers/whatsapp-cloud/templates/whatsapp-template-sync.js';
import { MessagingHarness } from './messaging-harness.js';

const OWN = '+15550783881';
const WAIT = { timeoutMs: 30_000 };
const DAY_MS = 24 * 3_600_000;

let messaging: MessagingHarness;
let platform: WhatsappPlatform;
let key: string;
let provider: Record<string, unknown>;
let now = new Date('2026-03-01T12:00:00.000Z');
let count = 0;

beforeAll(async () => {
  platform = await WhatsappPlatform.start();
  platform.now = () => now.getTime();
  messaging = await MessagingHarness.start(
    { clock: { now: () => now } },
    { MESSAGING_ALLOW_CIDRS: '127.0.0.0/8', MESSAGING_URL: 'https://messaging.example.com' },
  );
  key = messaging.auth.key('demo');
  provider = await providerOf(key);
});

afterAll(async () => {
  await messaging.close();
  await platform.close();
});

async function providerOf(own: string, phoneNumberId = PHONE_NUMBER_ID, from = OWN) {
  const settings = {
    phone_number_id: phoneNumberId,
    business_account_id: ACCOUNT_ID,
    from,
    base_url: platform.url,
  };
  const secrets = { access_token: TOKEN, app_secret: APP_SECRET };
  const body = { kind: 'whatsapp-cloud', settings, secrets };
  return (await messaging.call(own, '/providers', body)).data;
}

const template = {
  name: 'order_shipped',
  language: 'en_US',
  status: 'APPROVED',
  category: 'UTILITY',
  components: [{ type: 'BODY', text: 'Hello {{1}}' }],
};
const shipped = {
  name: 'order_shipped',
  language: 'en_US',
  components: [{ type: 'body', parameters: [{ type: 'text', text: 'Ada' }] }],
};

const parameter = (text: string) => ({ type: 'body', parameters: [{ type: 'text', text }] });
const pathOf = (address: unknown) => new URL(String(address)).pathname;

/** Posts as the platform does. */
async function post(value: object, field = 'messages', secret = APP_SECRET): Promise<number> {
  const changes = [{ field, value }];
  const whole = { object: 'whatsapp_business_account', entry: [{ id: ACCOUNT_ID, changes }] };
  const { headers, body } = platform.signed(whole, secret);
  const url = `${messaging.service.url}${pathOf(provider['webhook_url'])}`;
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

const metadata = { display_phone_number: '15550783881', phone_number_id: PHONE_NUMBER_ID };
const about = { messaging_product: 'whatsapp', metadata };

/** A person writes: WhatsApp and we both hear of it. */
async function write(from: string, said: object, more: object = {}): Promise<string> {
  now = new Date(now.getTime() + 1000);
  platform.heard.set(from, now.getTime());
  const id = `wamid.IN${++count}`;
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const contacts = [{ wa_id: from, profile: { name: 'Ada “A” 😀' } }];
  const messages = [{ from, id, timestamp, ...said }];
  expect(await post({ ...about, contacts, messages, ...more })).toBe(200);
  return id;
}

async function send(to: string, content: object, own = key): Promise<string> {
  const { data } = await messaging.call(own, '/messages', { channel: 'whatsapp', to, content });
  return String(data['id']);
}
const show = async (id: string) => (await messaging.call(key, `/messages/${id}`)).data;
const way = async (id: string) =>
  (await messaging.call(key, `/messages/${id}/events?limit=100`)).data.items;
const reach = (id: string, status: string) =>
  eventually(async () => (await show(id))['status'] === status, WAIT);
const inbound = async (filter = '') =>
  (await messaging.call(key, `/inbound?channel=whatsapp&limit=100${filter}`)).data.items;
/** The data of the events of a type, the newest first; they are numbered a moment later. */
async function events(type: string, atLeast: number): Promise<unknown[]> {
  let found: unknown[] = [];
  await eventually(async () => {
    const { data } = await messaging.call(key, `/events?limit=100&type=${type}`);
    found = data.items.map((event) => event['data']);
    return found.length >= atLeast;
  }, WAIT);
  return found;
}

/** The name that the platform gave the last message that it took from us. */
async function nameOf(id: string): Promise<string> {
  const [last] = (await messaging.call(key, `/messages/${id}/attempts`)).data.items.slice(-1);
  return String(last?.['provider_message_id']);
}

const status = (id: string, name: string, what: string, more: object = {}) => ({
  ...about,
  statuses: [
    {
      id: name,
      status: what,
      timestamp: '1749416383',
      recipient_id: '14155550123',
      biz_opaque_callback_data: id,
      ...more,
    },
  ],
});

describe('the webhook of WhatsApp', () => {
  it('tells whose it is, to whoever knows the verify token', async () => {
    const url = `${messaging.service.url}${pathOf(provider['webhook_url'])}`;
    const ask = (token: unknown, mode = 'subscribe') =>
      fetch(`${url}?hub.mode=${mode}&hub.challenge=1158201444&hub.verify_token=${String(token)}`);
    const right = await ask(provider['webhook_verify_token']);
    expect([right.status, await right.text()]).toEqual([200, '1158201444']);
    expect(right.headers.get('content-type')).toMatch(/^text\/plain/);
    expect((await ask('wrong')).status).toBe(404);
    expect((await ask(provider['webhook_verify_token'], 'unsubscribe')).status).toBe(404);
    const other = await providerOf(messaging.auth.key('other'));
    expect((await ask(other['webhook_verify_token'])).status).toBe(404);
  });

  it('404: takes nothing that the app did not sign', async () => {
    const value = status('msg_x', 'wamid.X', 'read');
    expect(await post(value, 'messages', 'another secret')).toBe(404);
    const { headers, body } = platform.signed({ object: 'whatsapp_business_account', entry: [] });
    const rawBody = Buffer.from(body);
    const signatureHeader = headers['x-hub-signature-256'] ?? '';
    // An independent client of the platform takes the same signature.
    expect(verifySignature({ appSecret: APP_SECRET, rawBody, signatureHeader })).toBe(true);
    const url = `${messaging.service.url}${pathOf(provider['webhook_url'])}`;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
    const changed = await fetch(url, { method: 'POST', headers, body: `${body} ` });
    expect(changed.status).toBe(404);
    expect((await fetch(url, { method: 'POST', body })).status).toBe(404);
  });

  it('takes text, files, buttons and choices, each once', async () => {
    const from = '14155550190';
    const file = { id: '1003383421387256', mime_type: 'image/jpeg', sha256: 'SfInY0gGKTsJlUWb=' };
    const id = await write(from, { type: 'text', text: { body: 'Does it come in “blue”? 😀' } });
    await write(from, { type: 'image', image: { ...file, caption: 'This one' } });
    await write(from, { type: 'document', document: { ...file, filename: 'a.pdf' } });
    await write(from, { type: 'button', button: { text: 'Details', payload: 'SHOW_DETAILS' } });
    const reply = { type: 'list_reply', list_reply: { id: 'express', title: 'Express' } };
    await write(from, { type: 'interactive', interactive: reply });
    await write(from, { type: 'location', location: { latitude: 52.5, longitude: 13.4 } });
    await write(from, { type: 'order', order: { catalog_id: '1' } });
    await write(from, { type: 'system', system: { body: 'has a new number', wa_id: '1' } });
    const again = { from, id, timestamp: '1749416383', type: 'text', text: { body: 'Twice' } };
    const copies = Array.from({ length: 50 }, () => post({ ...about, messages: [again] }));
    expect(new Set(await Promise.all(copies))).toEqual(new Set([200]));
    const items = await inbound(`&from=%2B${from}&sort=created_at`);
    expect(items.map((item) => [item['kind'], item['text'], item['payload']])).toEqual([
      ['text', 'Does it come in “blue”? 😀', null],
      ['image', 'This one', null],
      ['document', null, null],
      ['button', 'Details', 'SHOW_DETAILS'],
      ['choice', 'Express', 'express'],
      ['location', 'geo:52.5,13.4', null],
      ['other', null, null],
    ]);
    expect(items[0]).toMatchObject({ from: `+${from}`, from_name: 'Ada “A” 😀', to: OWN });
    expect(items[2]?.['attachments']).toEqual([{ content_type: 'image/jpeg', filename: 'a.pdf' }]);
    expect(await events('message_window.opened', 1)).toEqual([
      expect.objectContaining({ inbound_id: items[0]?.['id'] }),
    ]);
    const odd = { ...about, messages: [{ from: 4 }, { ...again, id: 'wamid.GOOD' }] };
    expect(await post(odd)).toBe(200);
    expect(await inbound(`&from=%2B${from}`)).toHaveLength(8);
  });

  it('opens one window, though 50 first messages come in at once', async () => {
    const all = Array.from({ length: 50 }, () =>
      write('14155550191', { type: 'text', text: { body: 'Hi' } }),
    );
    await Promise.all(all);
    expect(await inbound('&from=%2B14155550191')).toHaveLength(50);
    expect(await events('message_window.opened', 2)).toHaveLength(2);
  });

  it('finds the number of a message among those of the project', async () => {
    await providerOf(key, '999', '+15550000999');
    const value = { ...about, metadata: { ...metadata, phone_number_id: '999' } };
    await write('14155550192', { type: 'text', text: { body: 'Hi' } }, value);
    expect(await inbound('&from=%2B14155550192')).toMatchObject([{ to: '+15550000999' }]);
    const unknown = { ...about, metadata: { ...metadata, phone_number_id: '998' } };
    await write('14155550193', { type: 'text', text: { body: 'Hi' } }, unknown);
    expect(await inbound('&from=%2B14155550193')).toEqual([]);
  });
});

describe('windows of a day', () => {
  it('are listed with until when they are open, and are closed a day later', async () => {
    const own = '+14155550194';
    const windows = async (filter: string, of = key) =>
      (await messaging.call(of, `/windows${filter}`)).data.items;
    const mine = `?recipient=${encodeURIComponent(own)}`;
    expect(await windows(mine)).toEqual([]);
    await write(own.slice(1), { type: 'text', text: { body: 'Hi' } });
    const [came] = await inbound(`&from=${encodeURIComponent(own)}`);
    const openedAt = new Date(String(came?.['received_at']));
    const window = {
      project_id: came?.['project_id'],
      mode: 'live',
      sender: OWN,
      recipient: own,
      inbound_id: came?.['id'],
      opened_at: openedAt.toISOString(),
      closes_at: new Date(openedAt.getTime() + DAY_MS).toISOString(),
      is_open: true,
    };
    expect(await windows(mine)).toEqual([window]);
    expect(await windows(`${mine}&is_open=false`)).toEqual([]);
    expect(await windows(`${mine}&sender=%2B15550000000`)).toEqual([]);
    expect(await windows(mine, messaging.auth.key('other'))).toEqual([]);

    const all = await windows('?limit=100&sort=opened_at');
    const { data: first, meta } = await messaging.call(key, '/windows?limit=1');
    const page = (meta as { page?: { next_cursor?: string } }).page;
    const rest = await windows(`?limit=100&cursor=${String(page?.next_cursor)}`);
    expect([...first.items, ...rest].toReversed()).toEqual(all);
    expect(all.length).toBeGreaterThan(2);

    now = new Date(openedAt.getTime() + DAY_MS - 1);
    expect(await windows(`${mine}&is_open=true`)).toEqual([window]);
    now = new Date(openedAt.getTime() + DAY_MS);
    expect(await windows(`${mine}&is_open=true`)).toEqual([]);
    expect(await windows(`${mine}&is_open=false`)).toEqual([{ ...window, is_open: false }]);
  });
});

const fetchFile = (id: unknown, index = 0, own = key) =>
  fetch(`${messaging.service.url}/api/v1/inbound/${String(id)}/attachment?index=${index}`, {
    headers: { authorization: `Bearer ${own}` },
  });

async function fileCame(name: string, bytes: Buffer, more: { url?: string; sha256?: string } = {}) {
  const sha256 = more.sha256 ?? hash('sha256', bytes, 'base64');
  platform.files.set(name, { type: 'text/html', bytes, ...more, sha256 });
  const document = { id: name, mime_type: 'text/html', sha256, filename: 'Größe "1".html' };
  await write('14155550195', { type: 'document', document });
  return (await inbound('&from=%2B14155550195'))[0]?.['id'];
}

describe('files that came in', () => {
  it('are fetched from WhatsApp, and never shown as pages of ours', async () => {
    const id = await fileCame('7001', Buffer.from('<script>alert(1)</script>'));
    const answer = await fetchFile(id);
    expect([answer.status, await answer.text()]).toEqual([200, '<script>alert(1)</script>']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.html",
      'x-content-type-options': 'nosniff',
    });
    expect((await fetchFile(id, 1)).status).toBe(404);
    expect((await fetchFile(id, 0, messaging.auth.key('other'))).status).toBe(404);
  });

  it('502: are refused when they are too large, changed, gone, or inside', async () => {
    const large = await fileCame('7002', Buffer.alloc(16 * 1024 * 1024 + 1));
    const changed = await fileCame('7003', Buffer.from('other'), { sha256: 'SfInY0gGKTsJlUWb=' });
    const inside = await fileCame('7004', Buffer.from('x'), { url: 'http://10.0.0.1/x' });
    const gone = await fileCame('7005', Buffer.from('x'));
    platform.files.delete('7005');
    const codes: string[] = [];
    for (const id of [large, changed, inside, gone]) {
      const { error } = (await (await fetchFile(id)).json()) as { error: { code: string } };
      codes.push(error.code);
    }
    expect(codes).toEqual([
      'inbound.attachment_too_large',
      'inbound.attachment_gone',
      'inbound.attachment_gone',
      'inbound.attachment_gone',
    ]);
  });
});

describe('a message on WhatsApp', () => {
  it('goes as text for 24 hours after the recipient wrote, and not a moment longer', async () => {
    const to = '+14155550123';
    const early = await send(to, { text: 'Are you there?' });
    await reach(early, 'failed');
    expect(await show(early)).toMatchObject({ failure: 'window_closed' });
    expect((await way(early)).at(-1)).toMatchObject({ status: 'failed', detail: 'window_closed' });
    expect(platform.taken).toEqual([]);

    const wamid = await write(to.slice(1), { type: 'text', text: { body: 'Hello' } });
    const [{ id: came } = {}] = await inbound('&from=%2B14155550123');
    const answer = await send(to, { text: 'Hello Ada', in_reply_to: came });
    await reach(answer, 'sent');
    expect(platform.taken).toMatchObject([
      { to: to.slice(1), text: { body: 'Hello Ada' }, context: { message_id: wamid } },
    ]);
    expect((await way(answer)).at(-1)).toMatchObject({ status: 'sent', detail: 'window_open' });
    expect(await show(answer)).toMatchObject({ failure: null, driver: 'whatsapp-cloud' });

    // What comes in says which message it answers.
    const context = { id: await nameOf(answer) };
    await write(to.slice(1), { type: 'text', text: { body: 'Thanks' }, context });
    expect(await inbound('&from=%2B14155550123')).toMatchObject([{ in_reply_to: answer }, {}]);

    now = new Date(now.getTime() + DAY_MS - 1);
    await reach(await send(to, { text: 'Just in time' }), 'sent');
    now = new Date(now.getTime() + 1);
    await reach(await send(to, { text: 'Too late' }), 'failed');
  });

  it('goes as its template where the window is closed', async () => {
    platform.templates.push({ ...template });
    const to = '+14155550124';
    const id = await send(to, { text: 'Hello', whatsapp_template: shipped });
    await reach(id, 'sent');
    expect(platform.taken.at(-1)).toMatchObject({ type: 'template', to: to.slice(1) });
    expect((await way(id)).at(-1)).toMatchObject({ status: 'sent', detail: 'template' });
  });

  it('moves forward only, whatever the order of its reports; read without delivered', async () => {
    const id = await send('+14155550125', { whatsapp_template: shipped });
    await reach(id, 'sent');
    const name = await nameOf(id);
    const all = ['read', 'sent', 'failed', 'sent', 'read'].flatMap((what) =>
      Array.from({ length: 10 }, () => post(status(id, name, what, { errors: [{ code: 1 }] }))),
    );
    expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
    expect(await show(id)).toMatchObject({ status: 'read', failure: null });
    expect((await show(id))['delivered_at']).not.toBeNull();
    expect(await post(status(id, name, 'delivered'))).toBe(200);
    expect(await show(id)).toMatchObject({ status: 'read' });
    const read = (await way(id)).filter((event) => event['status'] === 'read');
    expect(read).toHaveLength(1);
    // Reports of messages that are not ours change nothing.
    expect(await post(status('theirs', 'wamid.THEIRS', 'read'))).toBe(200);
  });

  it('says why it did not arrive; a window that is closed there is closed here', async () => {
    const to = '+14155550126';
    await write(to.slice(1), { type: 'text', text: { body: 'Hello' } });
    const id = await send(to, { text: 'Hello' });
    await reach(id, 'sent');
    const errors = [{ code: 131_047, title: 'Re-engagement message' }];
    await post(status('', await nameOf(id), 'failed', { errors }));
    expect(await show(id)).toMatchObject({ status: 'undelivered', failure: 'window_closed' });
    const next = await send(to, { text: 'Again', whatsapp_template: shipped });
    await reach(next, 'sent');
    expect(platform.taken.at(-1)).toMatchObject({ type: 'template' });
  });

  it('is not sent to a number again that is not on WhatsApp', async () => {
    const to = '+14155550100';
    const first = await send(to, { whatsapp_template: shipped });
    await reach(first, 'failed');
    expect(await show(first)).toMatchObject({ failure: '131026' });
    const listed = await messaging.call(key, `/suppressions?address=%2B14155550100`);
    expect(listed.data.items).toMatchObject([{ channel: 'whatsapp', reason: 'undeliverable' }]);
    await reach(await send(to, { whatsapp_template: shipped }), 'suppressed');
  });

  it('is made of a template of the project, which fills one of WhatsApp', async () => {
    const approved = { ...shipped, components: [parameter('{{ name }} “{{ order_id }}”')] };
    const made = await messaging.call(key, '/templates', {
      name: 'shipped',
      variables: { name: {}, order_id: { type: 'number' } },
      locales: { en: { whatsapp: { text: 'Hello {{ name }}', whatsapp_template: approved } } },
    });
    expect(made.status).toBe(201);
    await messaging.call(key, '/templates/shipped/publish', { version: 1 });
    const variables = { name: 'Ada {{ order_id }}', order_id: 4711 };
    const body = { channel: 'whatsapp', to: '+14155550128', template: 'shipped', variables };
    const { data } = await messaging.call(key, '/messages', body);
    await reach(String(data['id']), 'sent');
    expect(platform.taken.at(-1)).toMatchObject({
      template: { components: [parameter('Ada {{ order_id }} “4711”')] },
    });
    const { error } = await messaging.call(key, '/templates', {
      name: 'wrong',
      locales: { en: { whatsapp: { whatsapp_template: approved } } },
    });
    expect(error.errors.map(({ location }) => location)).toContain(
      'body.locales.en.whatsapp.whatsapp_template.components.0.parameters.0.text',
    );
  });

  it('422: says something, and nothing that WhatsApp does not take', async () => {
    const wrong = [
      {},
      { media: { kind: 'image' } },
      { media: { kind: 'image', link: 'ftp://example.com/a' } },
      { media: { kind: 'image', id: '1', filename: 'a.png' } },
      { media: { kind: 'image', id: '1' }, text: 'x'.repeat(1025) },
      { whatsapp_template: { name: 'Order', language: 'en' } },
      { text: 'x', in_reply_to: 'msg_1' },
    ];
    for (const content of wrong) {
      const to = '+14155550123';
      const body = { channel: 'whatsapp', to, content };
      expect((await messaging.call(key, '/messages', body)).status).toBe(422);
    }
  });
});

describe('templates of WhatsApp', () => {
  it('are read page by page, listed, and looked at before they are sent', async () => {
    platform.templates.splice(0, Infinity, { ...template });
    for (const name of ['one', 'two', 'three', 'four']) {
      platform.templates.push({ ...template, name });
    }
    const path = `/providers/${String(provider['id'])}/whatsapp-templates`;
    const sync = () => messaging.call(key, `${path}/sync`, {});
    expect((await sync()).data).toEqual({ read: 5, removed: 0 });
    const { data } = await messaging.call(key, `${path}?name=order_shipped`);
    expect(data.items).toMatchObject([{ ...template, synced_at: now.toISOString() }]);

    const judged = {
      event: 'PAUSED',
      message_template_name: 'order_shipped',
      message_template_language: 'en_US',
    };
    expect(await post(judged, 'message_template_status_update')).toBe(200);
    expect(await post(judged, 'message_template_status_update')).toBe(200);
    const type = 'whatsapp_template.status_changed';
    expect(await events(type, 1)).toMatchObject([{ name: 'order_shipped', status: 'PAUSED' }]);
    const taken = platform.taken.length;
    const id = await send('+14155550127', { whatsapp_template: shipped });
    await reach(id, 'failed');
    expect(await show(id)).toMatchObject({ failure: 'template_paused' });
    expect(platform.taken).toHaveLength(taken);

    platform.templates.splice(1, 1);
    await messaging.service.app.get(WhatsappTemplateSync).syncAll();
    const left = await messaging.call(key, path);
    expect(left.data.items).toHaveLength(4);
    platform.templates.splice(1, 1);
    expect((await sync()).data).toEqual({ read: 3, removed: 1 });
    await reach(await send('+14155550127', { whatsapp_template: shipped }), 'sent');
    expect(await events(type, 2)).toMatchObject([
      { name: 'order_shipped', status: 'APPROVED' },
      { name: 'order_shipped', status: 'PAUSED' },
    ]);
    const other = await messaging.call(messaging.auth.key('other'), path);
    expect(other.status).toBe(404);
  });

  it('502: says that WhatsApp is not reached, and keeps what is known', async () => {
    const path = `/providers/${String(provider['id'])}`;
    const how = { method: 'PATCH' };
    const secrets = { access_token: 'ended', app_secret: APP_SECRET };
    await messaging.call(key, path, { secrets }, how);
    const answer = await messaging.call(key, `${path}/whatsapp-templates/sync`, {});
    expect([answer.status, answer.error.code]).toEqual([502, 'whatsapp.not_reached']);
    const { data } = await messaging.call(key, `${path}/whatsapp-templates`);
    expect(data.items).toHaveLength(3);
    await messaging.call(key, path, { secrets: { ...secrets, access_token: TOKEN } }, how);
  });
});
