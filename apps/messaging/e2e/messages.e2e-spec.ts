import { eventually } from '@skydeck/testing';
import { MessagingHarness } from './messaging-harness.js';

let messaging: MessagingHarness;
let key: string;

beforeAll(async () => {
  messaging = await MessagingHarness.start();
  key = messaging.auth.key('demo');
});

afterAll(() => messaging.close());

const sms = { channel: 'sms', to: '+14155550123', content: { text: 'Hello' } };

describe('POST /api/v1/messages', () => {
  it('202: accepts a text message and delivers it to the outbox', async () => {
    const { status, data, meta } = await messaging.call(key, '/messages', {
      ...sms,
      metadata: { order: '42' },
    });

    expect(status).toBe(202);
    expect(meta.request_id).toMatch(/^req_/);
    expect(data).toMatchObject({
      id: expect.stringMatching(/^msg_/) as string,
      project_id: 'prj_demo',
      channel: 'sms',
      to: '+14155550123',
      from: 'Skydeck',
      content: { text: 'Hello' },
      kind: 'transactional',
      metadata: { order: '42' },
      status: 'accepted',
      driver: 'outbox',
      sms: { encoding: 'gsm7', parts: 1 },
      sent_at: null,
    });
    await eventually(async () => {
      const { data: now } = await messaging.call(key, `/messages/${String(data['id'])}`);
      expect(now).toMatchObject({ status: 'delivered', failure: null });
      expect(now['delivered_at']).toEqual(now['sent_at']);
    });
  });

  it.each([
    [
      'email',
      'ada@example.com',
      { subject: 'Hi', html: '<b>Hi</b>' },
      'no-reply@skydeck.localhost',
    ],
    ['whatsapp', '+4915112345678', { text: 'Hi' }, 'Skydeck'],
    ['push', 'device-token-1', { subject: 'Hi', text: 'There' }, 'Skydeck'],
  ])('202: accepts %s', async (channel, to, content, from) => {
    const answer = await messaging.call(key, '/messages', { channel, to, content });
    expect(answer.status).toBe(202);
    expect(answer.data).toMatchObject({ channel, to, content, from, sms: null });
  });

  it.each([
    ['no channel', { ...sms, channel: undefined }, 'body.channel'],
    ['an unknown channel', { ...sms, channel: 'fax' }, 'body.channel'],
    ['letters in a number', { ...sms, to: '+1415CALLNOW' }, 'body.to'],
    ['a number without plus', { ...sms, to: '14155550123' }, 'body.to'],
    ['a number that starts with +0', { ...sms, to: '+0415555012' }, 'body.to'],
    ['a number of 16 digits', { ...sms, to: '+1234567890123456' }, 'body.to'],
    ['Arabic digits', { ...sms, to: '+١٤١٥٥٥٥٠١٢٣' }, 'body.to'],
    ['an extension', { ...sms, to: '+14155550123;ext=5' }, 'body.to'],
    ['a list of numbers', { ...sms, to: ['+14155550123'] }, 'body.to'],
    ['an empty text', { ...sms, content: { text: '' } }, 'body.content.text'],
    [
      'a text of 1601 characters',
      { ...sms, content: { text: 'a'.repeat(1601) } },
      'body.content.text',
    ],
    ['a NUL character', { ...sms, content: { text: 'a\0b' } }, 'body.content.text'],
    ['half a surrogate pair', { ...sms, content: { text: 'a\ud800' } }, 'body.content.text'],
    [
      'a subject of a text message',
      { ...sms, content: { text: 'a', subject: 'b' } },
      'body.content.subject',
    ],
    ['an unknown field', { ...sms, sender: 'me' }, 'body.sender'],
    ['a line break in a label', { ...sms, metadata: { 'a\nb': 'c' } }, 'body.metadata.a\nb'],
    ['a label that is no text', { ...sms, metadata: { a: 1 } }, 'body.metadata.a'],
  ])('422: refuses %s', async (_name, body, location) => {
    const { status, error } = await messaging.call(key, '/messages', body);
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'validation_failed', errors: [{ location }] });
  });

  const email = { channel: 'email', to: 'ada@example.com', content: { subject: 'Hi', text: 'a' } };

  it.each([
    ['no at sign', { ...email, to: 'ada' }, 'body.to'],
    [
      'a header in the address',
      { ...email, to: 'ada@example.com\r\nBcc: eve@example.com' },
      'body.to',
    ],
    [
      '255 characters of address',
      { ...email, to: `${'a'.repeat(60)}@${'b.'.repeat(96)}com` },
      'body.to',
    ],
    [
      'a header in the subject',
      { ...email, content: { subject: 'Hi\r\nBcc: e@x.io', text: 'a' } },
      'body.content.subject',
    ],
    [
      'a subject of 999 characters',
      { ...email, content: { subject: 'a'.repeat(999), text: 'a' } },
      'body.content.subject',
    ],
    [
      'a header by a lone carriage return',
      { ...email, content: { subject: 'Hi\rBcc: e@x.io', text: 'a' } },
      'body.content.subject',
    ],
    ['a list of addresses', { ...email, to: 'ada@example.com, eve@example.com' }, 'body.to'],
    ['a name before the address', { ...email, to: 'Ada <ada@example.com>' }, 'body.to'],
    ['a quoted local part', { ...email, to: '"a b"@example.com' }, 'body.to'],
    ['two at signs', { ...email, to: 'ada@evil@example.com' }, 'body.to'],
    ['a percent sign route', { ...email, to: 'ada%evil.example@example.com\n' }, 'body.to'],
    ['a dot at the end', { ...email, to: 'ada.@example.com' }, 'body.to'],
    ['an address without a domain', { ...email, to: 'ada@' }, 'body.to'],
    ['a domain of one label', { ...email, to: 'ada@localhost' }, 'body.to'],
    ['65 characters before the sign', { ...email, to: `${'a'.repeat(65)}@example.com` }, 'body.to'],
    ['neither text nor HTML', { ...email, content: { subject: 'Hi' } }, 'body.content.text'],
    [
      '257 KiB of text',
      { ...email, content: { subject: 'Hi', text: 'a'.repeat(257 * 1024) } },
      'body.content.text',
    ],
    [
      '257 KiB of two-byte characters',
      { ...email, content: { subject: 'Hi', text: 'é'.repeat(130 * 1024) } },
      'body.content.text',
    ],
  ])('422: refuses an e-mail with %s', async (_name, body, location) => {
    const { status, error } = await messaging.call(key, '/messages', body);
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'validation_failed', errors: [{ location }] });
  });

  it('413: refuses a body beyond 1 MiB', async () => {
    const content = { subject: 'Hi', text: 'a'.repeat(1024 * 1024) };
    expect(await messaging.call(key, '/messages', { ...email, content })).toMatchObject({
      status: 413,
      error: { code: 'payload_too_large' },
    });
  });

  it('401: refuses an unknown key', async () => {
    const unknown = messaging.auth.key('demo').slice(0, -1);
    expect((await messaging.call(unknown, '/messages', sms)).status).toBe(401);
  });

  it('403: refuses a key without the scope, and a key of another product', async () => {
    const reader = messaging.auth.key('demo', { scopes: ['messages:read'] });
    const other = messaging.auth.key('demo', { product: 'auth' });
    expect((await messaging.call(reader, '/messages', sms)).error.code).toBe('insufficient_scope');
    expect((await messaging.call(other, '/messages', sms)).error.code).toBe('wrong_product');
  });
});

describe('GET /api/v1/messages', () => {
  it('200: pages through the messages of the project, newest first', async () => {
    const paging = messaging.auth.key('paging');
    const ids: unknown[] = [];
    for (let count = 0; count < 5; count++) {
      ids.unshift((await messaging.call(paging, '/messages', sms)).data['id']);
    }
    const first = await messaging.call(paging, '/messages?limit=3');
    const rest = await messaging.call(
      paging,
      `/messages?limit=3&cursor=${String(first.meta.page.next_cursor)}`,
    );
    expect([...first.data.items, ...rest.data.items].map(({ id }) => id)).toEqual(ids);
    expect(rest.meta.page.next_cursor).toBeNull();
  });

  it('200: filters by channel', async () => {
    const { data } = await messaging.call(key, '/messages?channel=push');
    expect(data.items.map(({ channel }) => channel)).toEqual(['push']);
  });

  it('422: refuses an unknown filter', async () => {
    const { status, error } = await messaging.call(key, '/messages?colour=red');
    expect([status, error.errors[0]?.location]).toEqual([422, 'query.colour']);
  });
});

describe('GET /api/v1/messages/:id', () => {
  it('404: hides the messages of other projects', async () => {
    const { data } = await messaging.call(key, '/messages', sms);
    const stranger = messaging.auth.key('stranger');
    for (const path of [
      `/messages/${String(data['id'])}`,
      `/messages/${String(data['id'])}/events`,
    ]) {
      const { status, error } = await messaging.call(stranger, path);
      expect([status, error.code]).toEqual([404, 'message.not_found']);
    }
  });

  it.each(['nothing', 'msg_', 'msg_%00', "msg_' or 1=1", 'prj_01k9v3abcdefghjkmnpqrstvwx'])(
    '404: knows no message %s',
    async (id) => {
      const { status, error } = await messaging.call(key, `/messages/${encodeURIComponent(id)}`);
      expect([status, error.code]).toEqual([404, 'message.not_found']);
    },
  );
});

describe('GET /api/v1/messages/:id/events', () => {
  it('200: tells what happened, in order', async () => {
    const { data } = await messaging.call(key, '/messages', sms);
    const path = `/messages/${String(data['id'])}/events`;
    await eventually(async () => {
      const { data: events } = await messaging.call(key, path);
      const statuses = events.items.map(({ status }) => status);
      expect(statuses.filter((status) => status !== 'queued')).toEqual([
        'accepted',
        'sending',
        'delivered',
      ]);
    });
    const page = await messaging.call(key, `${path}?limit=1`);
    const next = await messaging.call(
      key,
      `${path}?limit=1&cursor=${String(page.meta.page.next_cursor)}`,
    );
    expect(page.data.items).toMatchObject([{ status: 'accepted', provider: 'skydeck' }]);
    expect(next.data.items).not.toEqual(page.data.items);
  });
});
