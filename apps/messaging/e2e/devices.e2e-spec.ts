import { generateKeyPairSync } from 'node:crypto';
import { tenantOf } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import webpush from 'web-push';
import { ApnsService } from '../src/drivers/fixtures/apns-service.js';
import { FcmService } from '../src/drivers/fixtures/fcm-service.js';
import { PushService } from '../src/drivers/fixtures/push-service.js';
import { MessageParts } from '../src/devices/message-parts.js';
import type { DeviceMessage } from '../src/devices/push-delivery.js';
import { PushRouting } from '../src/devices/push-routing.js';
import { MessageDelivery } from '../src/messages/message-delivery.js';
import { MessagingHarness } from './messaging-harness.js';

let messaging: MessagingHarness;
let google: FcmService;
let apple: ApnsService;
let browsers: PushService;
let key: string;

beforeAll(async () => {
  const environment = { MESSAGING_ALLOW_CIDRS: '127.0.0.0/8', QUOTA_DEVICES: '12' };
  messaging = await MessagingHarness.start({}, environment);
  [google, apple, browsers] = await Promise.all([
    FcmService.start(),
    ApnsService.start(),
    PushService.start(),
  ]);
  key = messaging.auth.key('shop');
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  const providers = [
    {
      kind: 'fcm',
      settings: { base_url: google.origin },
      secrets: { service_account: JSON.stringify(google.keyFile()) },
    },
    {
      kind: 'apns',
      settings: {
        team_id: apple.teamId,
        key_id: apple.keyId,
        topic: apple.topic,
        base_url: apple.origin,
        ca_certificate: apple.certificate,
      },
      secrets: { private_key: apple.signingKey },
    },
    {
      kind: 'webpush',
      settings: { subject: 'mailto:ops@example.com', public_key: publicKey },
      secrets: { private_key: privateKey },
    },
  ];
  for (const provider of providers) {
    const made = await messaging.call(key, '/providers', provider);
    if (made.status !== 201) throw new Error(JSON.stringify(made.error));
    const path = `/providers/${String(made.data['id'])}`;
    const tested = await messaging.call(key, `${path}/test`, {});
    if (tested.data['is_working'] !== true) throw new Error(JSON.stringify(tested.data));
    const shown = JSON.stringify(await messaging.call(key, path));
    if (/PRIVATE KEY|client_email/.test(shown)) throw new Error('A key was shown.');
  }
});

afterAll(async () => {
  await messaging.close();
  await Promise.all([google.close(), apple.close(), browsers.close()]);
});

const register = (body: object, token = key) => messaging.call(token, '/devices', body);
const android = (token = google.token) => ({ platform: 'android', token });
const iphone = (token = apple.token) => ({ platform: 'ios', token, app: apple.topic });
const page = () => ({
  platform: 'web',
  subscription: JSON.parse(browsers.subscription()) as object,
});

async function send(to: string, token = key): Promise<string> {
  const body = { channel: 'push', to, content: { subject: 'Order 7', text: 'On its way' } };
  const { status, data } = await messaging.call(token, '/messages', body);
  expect(status).toBe(202);
  return String(data['id']);
}

const becomes = (id: string, wanted: object, token = key) =>
  eventually(async () => {
    expect((await messaging.call(token, `/messages/${id}`)).data).toMatchObject(wanted);
  });

describe('/devices', () => {
  it('201: registers a device, seals its token and never shows it', async () => {
    const { status, data } = await register({ ...android(), user_id: 'ada', app: 'com.example' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      mode: 'live',
      platform: 'android',
      service: 'fcm',
      user_id: 'ada',
      app: 'com.example',
      token_end: google.token.slice(-6),
      status: 'active',
    });
    const shown = await messaging.call(key, `/devices/${String(data['id'])}`);
    expect(JSON.stringify(shown)).not.toContain(google.token);
    const source = messaging.service.app.get(DataSource);
    for (const table of ['device', 'event', 'audit_entry']) {
      const rows = await source.query<{ text: string }[]>(`select t::text as text from ${table} t`);
      expect(rows.filter(({ text }) => text.includes(google.token))).toEqual([]);
    }
  });

  it('201: the same token stays the same device, also of 50 at once', async () => {
    const token = `race:${'r'.repeat(20)}`;
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        register({ ...android(token), user_id: `u${index % 2}` }),
      ),
    );
    expect(new Set(made.map(({ data }) => data['id'])).size).toBe(1);
    const id = String(made[0]?.data['id']);
    const source = messaging.service.app.get(DataSource);
    const [count] = await source.query<{ count: number }[]>(
      `select count(*)::int as count from event where type = 'device.created' and subject = $1`,
      [id],
    );
    expect(count).toEqual({ count: 1 });
    const gone = await messaging.call(key, `/devices/${id}`, undefined, { method: 'DELETE' });
    expect(gone.data).toEqual({ id, deleted: true });
    expect((await messaging.call(key, `/devices/${id}`)).error.code).toBe('device.not_found');
  });

  it.each([
    [{ platform: 'android' }, 'body.token'],
    [{ platform: 'android', token: 'short' }, 'body.token'],
    [{ platform: 'android', token: 'a1'.repeat(32) }, 'body.token'],
    [{ platform: 'android', token: '{"endpoint":"https://push.example.com"}' }, 'body.token'],
    [{ platform: 'web', token: '{"endpoint":"https://push.example.com"}' }, 'body.token'],
    [{ platform: 'web', subscription: { endpoint: 'x' } }, 'body.subscription.endpoint'],
    [{ platform: 'watch', token: 'a-token-of-a-watch' }, 'body.platform'],
    [{ platform: 'ios', token: 'a1'.repeat(32), user_id: 'a b' }, 'body.user_id'],
    [{ platform: 'ios', token: 'a1'.repeat(32), app: '../x' }, 'body.app'],
  ])('422: refuses %j', async (body, location) => {
    const { status, error } = await register(body);
    expect(status).toBe(422);
    expect(error.errors.map((issue) => issue.location)).toContain(location);
  });

  it("404: does not tell another's device from none", async () => {
    const { data } = await register(android());
    const other = messaging.auth.key('other');
    for (const id of [String(data['id']), newId('dev'), 'nothing']) {
      const { status, error } = await messaging.call(other, `/devices/${id}`);
      expect([status, error.code]).toEqual([404, 'device.not_found']);
    }
  });

  it('401, 403: asks for a key, and for its scope', async () => {
    const { data } = await register(android());
    const path = `/devices/${String(data['id'])}`;
    const reader = messaging.auth.key('shop', { scopes: ['devices:read'] });
    const sender = messaging.auth.key('shop', { scopes: ['messages:write'] });
    expect((await messaging.call('', path)).status).toBe(401);
    expect((await messaging.call(reader, path)).status).toBe(200);
    expect((await messaging.call(sender, path)).status).toBe(403);
    expect((await messaging.call(sender, '/devices')).status).toBe(403);
    expect((await register(android(), reader)).status).toBe(403);
    const ended = await messaging.call(reader, path, undefined, { method: 'DELETE' });
    expect(ended.status).toBe(403);
  });

  it('412: removes only what was read', async () => {
    const { data } = await register(android());
    const headers = { 'if-match': '"0"' };
    const path = `/devices/${String(data['id'])}`;
    const ended = await messaging.call(key, path, undefined, { method: 'DELETE', headers });
    expect(ended.status).toBe(412);
  });

  it('200: lists by user, platform and app', async () => {
    await register({ ...android(), user_id: 'ada', app: 'com.example' });
    const counts = ['user_id=ada&platform=android', 'user_id=ada&app=other', 'status=gone'].map(
      async (query) => (await messaging.call(key, `/devices?${query}`)).data.items.length,
    );
    expect(await Promise.all(counts)).toEqual([1, 0, 0]);
  });
});

describe('push messages to devices', () => {
  it('sent: by the provider that knows the device', async () => {
    const { data } = await register(iphone());
    const id = await send(String(data['id']));
    await becomes(id, { status: 'sent', to: data['id'], driver: 'apns' });
    expect(apple.taken.at(-1)?.payload).toMatchObject({ skydeck_id: id });
    const raw = await send(google.token);
    await becomes(raw, { status: 'sent', driver: 'fcm' });
  });

  it('failed: a device of another app has no provider', async () => {
    const { data } = await register({ ...iphone('c3'.repeat(32)), app: 'com.example.other' });
    await becomes(await send(String(data['id'])), {
      status: 'failed',
      failure: 'no_provider_fits',
    });
    await messaging.call(key, `/devices/${String(data['id'])}`, undefined, { method: 'DELETE' });
  });

  it('sent: once to each device of a user, as one message', async () => {
    const user_id = 'grace';
    const made = [android(), iphone(), page()].map((device) => register({ ...device, user_id }));
    const devices = (await Promise.all(made)).map(({ data }) => data['id']);
    const before = [google.taken.length, apple.taken.length, browsers.pushed.length];
    const id = await send('user:grace');
    await becomes(id, { status: 'sent', to: 'user:grace' });
    const { data } = await messaging.call(key, `/messages/${id}/parts`);
    expect(new Set(data.items.map((part) => part['device_id']))).toEqual(new Set(devices));
    expect(data.items.map((part) => part['status'])).toEqual(['sent', 'sent', 'sent']);
    const after = [google.taken.length, apple.taken.length, browsers.pushed.length];
    expect(after).toEqual(before.map((count) => count + 1));
  });

  it('sent: what one device took is not sent again when another is tried anew', async () => {
    const before = apple.taken.length;
    google.answers.push({ status: 503, grpc: 'UNAVAILABLE', code: 'UNAVAILABLE' });
    const id = await send('user:grace');
    await becomes(id, { status: 'sent' });
    const { data } = await messaging.call(key, `/messages/${id}/parts?status=sent`);
    expect(data.items).toHaveLength(3);
    expect(apple.taken.length).toBe(before + 1);
  });

  it('failed: a user without devices, and a device that is not there', async () => {
    await becomes(await send('user:nobody'), { status: 'failed', failure: 'no_device' });
    await becomes(await send(newId('dev')), { status: 'failed', failure: 'device_gone' });
  });
});

/** A message that waits, one part of which was begun after that many attempts. */
async function begun(user: string, afterAttempt: number): Promise<DeviceMessage> {
  const send_at = new Date(Date.now() + 86_400_000).toISOString();
  const content = { text: 'On its way' };
  const body = { channel: 'push', to: `user:${user}`, content, send_at };
  const made = await messaging.call(key, '/messages', body);
  const id = String(made.data['id']);
  const source = messaging.service.app.get(DataSource);
  const { data } = await messaging.call(key, `/devices?user_id=${user}&platform=android`);
  const parts = messaging.service.app.get(MessageParts);
  const [part] = await parts.open(id, [String(data.items[0]?.['id'])]);
  if (part) await parts.move(part, 'sending', { afterAttempt });
  const [provider] = (await messaging.call(key, '/providers?kind=fcm')).data.items;
  await source.query(
    `insert into message_attempt (message_id, number, provider_id, driver, started_at)
     values ($1, 1, $2, 'fcm', now())`,
    [id, provider?.['id']],
  );
  const about = { channel: 'push', kind: 'transactional', sender: 'Skydeck' } as const;
  const tenant = tenantOf('prj_shop');
  return { ...about, id, tenant, recipient: `user:${user}`, content };
}

const resume = (message: DeviceMessage) =>
  messaging.service.app
    .get(PushRouting)
    .deliver(message, { wasClaimed: true, isLastAttempt: true }, AbortSignal.timeout(20_000));

const statuses = async ({ id }: DeviceMessage) =>
  (await messaging.call(key, `/messages/${id}/parts`)).data.items.map((part) => part['status']);

describe('a worker that died over a message to a user', () => {
  it('unknown: what was handed over is not sent again; the other devices get it', async () => {
    const before = google.taken.length;
    const message = await begun('grace', 0);
    expect(await resume(message)).toMatchObject({ status: 'sent' });
    const is = await statuses(message);
    expect(is.filter((status) => status === 'sent')).toHaveLength(2);
    expect(is).toContain('unknown');
    expect(google.taken.length).toBe(before);
  });

  it('sent: what was certainly not handed over is sent now', async () => {
    const before = google.taken.length;
    const message = await begun('grace', 1);
    expect(await resume(message)).toMatchObject({ status: 'sent' });
    expect(await statuses(message)).toEqual(['sent', 'sent', 'sent']);
    expect(google.taken.length).toBe(before + 1);
  });

  it('suppressed: nothing is sent to a user who wants no more since', async () => {
    await register({ ...android(), user_id: 'heidi' });
    const message = await begun('heidi', 1);
    const unwanted = { channel: 'push', address: 'user:heidi' };
    expect((await messaging.call(key, '/suppressions', unwanted)).status).toBe(201);
    const before = google.taken.length;
    await expect(resume(message)).rejects.toMatchObject({ code: 'suppressed' });
    await register({ ...android(), user_id: 'grace' });
    expect(google.taken.length).toBe(before);
  });

  it('sent once, when 50 workers are asked about it', async () => {
    const before = google.taken.length;
    const id = await send('user:grace');
    const delivery = messaging.service.app.get(MessageDelivery);
    await Promise.all(Array.from({ length: 50 }, () => delivery.deliver(id)));
    await becomes(id, { status: 'sent' });
    expect(google.taken.length).toBe(before + 1);
  });
});

it('sent: a message that came too fast waits as long as the push service asks', async () => {
  const headers = { 'retry-after': '1' };
  google.answers.push({ status: 429, grpc: 'RESOURCE_EXHAUSTED', code: 'QUOTA_EXCEEDED', headers });
  const before = google.taken.length;
  const id = await send(google.token);
  await becomes(id, { status: 'sent' });
  expect(google.taken.length).toBe(before + 1);
  const { data } = await messaging.call(key, `/messages/${id}/events`);
  expect(data.items.filter(({ status }) => status === 'sending')).toHaveLength(2);
});

describe('a device that is gone', () => {
  it('is sent nothing more, neither by its name nor by its token, until it registers', async () => {
    const { data } = await register({ ...android(google.goneToken), user_id: 'gone' });
    const device = String(data['id']);
    await becomes(await send(device), { status: 'failed', failure: 'UNREGISTERED' });
    const shown = await messaging.call(key, `/devices/${device}`);
    expect(shown.data).toMatchObject({ status: 'gone', gone_reason: 'UNREGISTERED' });
    const source = messaging.service.app.get(DataSource);
    const events = await source.query<{ data: object }[]>(
      `select data from event where type = 'device.gone' and subject = $1`,
      [device],
    );
    expect(events).toMatchObject([{ data: { id: device, reason: 'UNREGISTERED' } }]);

    for (const to of [device, google.goneToken]) {
      await becomes(await send(to), { status: 'failed', failure: 'device_gone' });
    }
    await becomes(await send('user:gone'), { status: 'failed', failure: 'no_device' });
    const again = await register(android(google.goneToken));
    expect(again.data).toMatchObject({
      id: device,
      status: 'active',
      gone_at: null,
      user_id: null,
    });
  });

  it('stays when it registered after its push service called it gone', async () => {
    const { data } = await register(iphone(apple.goneToken));
    const id = String(data['id']);
    await becomes(await send(id), { status: 'failed', failure: 'Unregistered' });
    expect((await messaging.call(key, `/devices/${id}`)).data).toMatchObject({ status: 'active' });
  });

  it('a page that unsubscribed is gone', async () => {
    const { data } = await register(page());
    browsers.answers.push(410);
    const id = String(data['id']);
    await becomes(await send(id), { status: 'failed', failure: 'http_410' });
    expect((await messaging.call(key, `/devices/${id}`)).data).toMatchObject({ status: 'gone' });
  });
});

it('counts what push services took, and which devices they called gone', async () => {
  const metrics = await (await fetch(`${messaging.service.internalUrl}/metrics`)).text();
  expect(metrics).toMatch(/skydeck_message_attempts_total\{.*kind="fcm".*outcome="sent".*\} [1-9]/);
  expect(metrics).toMatch(
    /skydeck_message_attempts_total\{.*kind="apns".*outcome="sent".*\} [1-9]/,
  );
  expect(metrics).toMatch(/skydeck_push_devices_gone_total\{.*service="fcm".*\} 1/);
});

describe('test mode', () => {
  it('delivered: stays in the outbox, whatever providers there are', async () => {
    const test = messaging.auth.key('shop', { mode: 'test' });
    const { data } = await register({ ...android(), user_id: 'ada' }, test);
    expect(data).toMatchObject({ mode: 'test' });
    const before = google.taken.length;
    for (const to of [String(data['id']), 'user:ada']) {
      await becomes(await send(to, test), { status: 'delivered', driver: 'outbox' }, test);
    }
    expect(google.taken.length).toBe(before);
  });
});

it('429: a project has no more devices than its quota, also when asked for at once', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, index) => register(android(`more:${'x'.repeat(20)}${index}`))),
  );
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201, 429]));
  const { data } = await messaging.call(key, '/devices?limit=100');
  expect(data.items).toHaveLength(12);
});

it('422: keys that are none are refused, and never shown', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const settings = { team_id: apple.teamId, key_id: apple.keyId, topic: apple.topic };
  const body = { kind: 'apns', settings, secrets: { private_key: pem } };
  const { status, error } = await messaging.call(key, '/providers', body);
  expect(status).toBe(422);
  expect(JSON.stringify(error)).not.toContain('PRIVATE KEY');
});
