import { newId } from '@skydeck/ids';
import { TestClock } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { MessagingHarness } from './messaging-harness.js';

const PASSWORD = 'correct horse battery staple';

let messaging: MessagingHarness;
let key: string;

beforeAll(async () => {
  messaging = await MessagingHarness.start(
    { clock: new TestClock() },
    { QUOTA_MESSAGE_PROVIDERS: '6' },
  );
  key = messaging.auth.key('demo');
});

afterAll(() => messaging.close());

const smtp = {
  kind: 'smtp',
  name: 'Relay',
  settings: { host: 'relay.example.com', username: 'demo', from: 'shop@example.com' },
  secrets: { password: PASSWORD },
  cost: { micros: 100, currency: 'EUR' },
};

const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${messaging.service.url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const webpush = {
  kind: 'webpush',
  settings: { subject: 'mailto:ops@example.com', public_key: `B${'A'.repeat(86)}` },
};

describe('/providers', () => {
  it('201: adds a provider, seals its password and never shows it', async () => {
    const { status, data } = await messaging.call(key, '/providers', smtp);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      kind: 'smtp',
      name: 'Relay',
      mode: 'live',
      settings: { host: 'relay.example.com', port: 587, security: 'starttls' },
      has_secrets: true,
      channels: ['email'],
      priority: 100,
      cost: { micros: 100, currency: 'EUR' },
      health: 'working',
    });
    const shown = await messaging.call(key, `/providers/${String(data['id'])}`);
    expect(JSON.stringify(shown)).not.toContain(PASSWORD);
    const source = messaging.service.app.get(DataSource);
    for (const table of ['message_provider', 'event', 'audit_entry', 'idempotency_key']) {
      const exists = await source.query<{ found: string | null }[]>(
        'select to_regclass($1) found',
        [table],
      );
      if (exists[0]?.found === null) continue;
      const rows = await source.query<{ text: string }[]>(`select t::text as text from ${table} t`);
      expect(rows.filter(({ text }) => text.includes(PASSWORD))).toEqual([]);
    }
  });

  it.each([
    [{ ...smtp, settings: { host: 'relay.example.com' } }, 'body.settings.from'],
    [{ ...smtp, settings: { ...smtp.settings, port: 0 } }, 'body.settings.port'],
    [{ ...smtp, settings: { ...smtp.settings, host: 'a b' } }, 'body.settings.host'],
    [{ ...smtp, settings: { ...smtp.settings, security: 'none' } }, 'body.settings.security'],
    [{ ...smtp, secrets: { token: 'x' } }, 'body.secrets'],
    [{ ...smtp, kind: 'pigeon' }, 'body.kind'],
    [{ ...webpush, settings: { ...webpush.settings, ttl_s: -1 } }, 'body.settings.ttl_s'],
    [{ ...webpush, secrets: { private_key: 'A'.repeat(43) } }, 'body.secrets.private_key'],
    [{ ...smtp, country_prefixes: ['49'] }, 'body.country_prefixes.0'],
  ])('422: refuses what does not fit the kind: %#', async (body, location) => {
    const { status, error } = await messaging.call(key, '/providers', body);
    expect(status).toBe(422);
    expect(error.errors.map((issue) => issue.location)).toContain(location);
    expect(JSON.stringify(error)).not.toContain(PASSWORD);
  });

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1'])(
    '422: refuses a relay at %s',
    async (host) => {
      const body = { ...smtp, settings: { ...smtp.settings, host } };
      const { status, error } = await messaging.call(key, '/providers', body);
      expect([status, error.code]).toEqual([422, 'message_provider.address_not_allowed']);
    },
  );

  it('422: refuses a channel that the kind does not carry', async () => {
    const { error } = await messaging.call(key, '/providers', { ...smtp, channels: ['sms'] });
    expect(error.code).toBe('message_provider.channel_not_carried');
  });

  it('200: changes only what is named, with the version that was read', async () => {
    const { data } = await messaging.call(key, '/providers', smtp);
    const path = `/providers/${String(data['id'])}`;
    const etag = (await ask('GET', path)).headers.get('etag') ?? '';
    const changed = await ask('PATCH', path, { settings: { port: 2525 } }, { 'if-match': etag });
    expect(await changed.json()).toMatchObject({
      data: { settings: { host: 'relay.example.com', port: 2525 }, has_secrets: true },
    });
    expect((await ask('PATCH', path, { priority: 1 }, { 'if-match': etag })).status).toBe(412);
    expect((await ask('DELETE', path)).status).toBe(200);
    expect((await ask('GET', path)).status).toBe(404);
  });

  it("404: does not tell another's provider from none", async () => {
    const { data } = await messaging.call(key, '/providers', { kind: 'outbox' });
    const other = messaging.auth.key('other');
    for (const id of [String(data['id']), newId('mpr'), 'nothing']) {
      const { status, error } = await messaging.call(other, `/providers/${id}`);
      expect([status, error.code]).toEqual([404, 'message_provider.not_found']);
    }
  });

  it('200: lists by kind and channel', async () => {
    const { data } = await messaging.call(key, '/providers?kind=smtp&channel=email');
    expect(data.items.map((item) => item['kind'])).toEqual(['smtp']);
    expect((await messaging.call(key, '/providers?channel=sms')).data.items).toHaveLength(1);
  });

  it('200: a test says why a provider does not work', async () => {
    const { data } = await messaging.call(key, '/providers?kind=smtp');
    const id = String(data.items[0]?.['id']);
    const settings = { host: 'relay.invalid' };
    await ask('PATCH', `/providers/${id}`, { settings });
    const { data: tested } = await messaging.call(key, `/providers/${id}/test`, {});
    expect(tested).toMatchObject({ is_working: false, failure: 'provider_unavailable' });
  });

  it('429: a project has no more than its quota, also when asked for at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () => messaging.call(key, '/providers', { kind: 'outbox' })),
    );
    const { data } = await messaging.call(key, '/providers?limit=100');
    expect(data.items).toHaveLength(6);
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201, 429]));
  });
});
