import { eventually } from '@skydeck/testing';
import twilio from 'twilio';
import { ProviderListeners } from '../src/providers/provider-listeners.js';
import { Smsc } from '../src/drivers/fixtures/smsc.js';
import { SmsApi } from '../src/drivers/fixtures/sms-api.js';
import { MessagingHarness } from './messaging-harness.js';

const SID = `AC${'0123456789abcdef'.repeat(2)}`;
const TOKEN = 'a-token-of-this-test';

let messaging: MessagingHarness;
let api: SmsApi;
let key: string;

beforeAll(async () => {
  api = await SmsApi.start();
  messaging = await MessagingHarness.start(
    {},
    { MESSAGING_ALLOW_CIDRS: '127.0.0.0/8', MESSAGING_URL: 'https://messaging.example.com' },
  );
  key = messaging.auth.key('demo');
  const settings = { flavour: 'twilio', base_url: api.url, account_sid: SID, from: 'Shop' };
  const body = { kind: 'http-sms', settings, secrets: { token: TOKEN } };
  await messaging.call(key, '/providers', body);
});

afterAll(async () => {
  await messaging.close();
  await api.close();
});

const show = async (id: string) => (await messaging.call(key, `/messages/${id}`)).data;

async function sent(): Promise<{ id: string; callback: string; sid: string }> {
  const content = { text: 'Your order is on its way.' };
  const body = { channel: 'sms', to: '+14155550123', content };
  const { data } = await messaging.call(key, '/messages', body);
  const id = String(data['id']);
  await eventually(async () => (await show(id))['status'] === 'sent', { timeoutMs: 30_000 });
  const sid = [...api.taken.keys()].at(-1) ?? '';
  const form = new URLSearchParams(api.taken.get(sid)?.body);
  return { id, callback: form.get('StatusCallback') ?? '', sid };
}

/** Reports as Twilio does; its own SDK signs. */
async function report(callback: string, fields: Record<string, string>, token = TOKEN) {
  const signature = twilio.getExpectedTwilioSignature(token, callback, fields);
  const { pathname } = new URL(callback);
  const answer = await fetch(`${messaging.service.url}${pathname}`, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(fields),
  });
  return answer.status;
}

const about = (sid: string, MessageStatus: string, ErrorCode?: string) => ({
  MessageSid: sid,
  MessageStatus,
  AccountSid: SID,
  ...(ErrorCode !== undefined && { ErrorCode }),
});

describe('reports of providers', () => {
  it('move a message forward only, however often and in whichever order they come', async () => {
    const { id, callback, sid } = await sent();
    expect(callback).toMatch(/^https:\/\/messaging\.example\.com\/p\/reports\/mpr_\w+\/msg_\w+\//);
    const all = ['delivered', 'sent', 'queued', 'delivered'].flatMap((status) =>
      Array.from({ length: 12 }, () => report(callback, about(sid, status))),
    );
    expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
    expect(await show(id)).toMatchObject({ status: 'delivered', failure: null });
    const events = await messaging.call(key, `/messages/${id}/events?limit=100`);
    const seen = events.data.items.map(({ status }) => status);
    expect(seen.filter((status) => status === 'delivered')).toHaveLength(1);
  });

  it('say why a message was not delivered', async () => {
    const { id, callback, sid } = await sent();
    await report(callback, about(sid, 'undelivered', '30003'));
    expect(await show(id)).toMatchObject({ status: 'undelivered', failure: '30003' });
    await report(callback, about(sid, 'delivered'));
    expect(await show(id)).toMatchObject({ status: 'delivered' });
  });

  it('404: are not taken from anybody else', async () => {
    const { id, callback, sid } = await sent();
    const other = await sent();
    expect(await report(callback, about(sid, 'delivered'), 'another token')).toBe(404);
    expect(await report(`${callback}0`, about(sid, 'delivered'))).toBe(404);
    const moved = callback.replace(id, other.id);
    expect(await report(moved, about(sid, 'delivered'))).toBe(404);
    const { pathname } = new URL(callback);
    const unsigned = await fetch(`${messaging.service.url}${pathname}`, {
      method: 'POST',
      body: new URLSearchParams(about(sid, 'delivered')),
    });
    expect(unsigned.status).toBe(404);
    expect(await show(id)).toMatchObject({ status: 'sent' });
  });

  it('come over the connection to a message centre, too, and before anything is sent', async () => {
    const smsc = await Smsc.start();
    try {
      const own = messaging.auth.key('centre');
      const settings = { host: '127.0.0.1', port: smsc.port, system_id: 'demo', from: 'Shop' };
      const body = { kind: 'smpp', settings, secrets: { password: 'secret' } };
      const { data: provider } = await messaging.call(own, '/providers', body);
      await messaging.service.app.get(ProviderListeners).listen();
      await eventually(() => smsc.all('bind').length === 1, { timeoutMs: 30_000 });

      const ends = { '+14155550123': 'delivered', '+14155550103': 'undelivered' };
      for (const [to, status] of Object.entries(ends)) {
        const message = { channel: 'sms', to, content: { text: 'Привет '.repeat(20) } };
        const { data } = await messaging.call(own, '/messages', message);
        const path = `/messages/${String(data['id'])}`;
        const reached = async () => (await messaging.call(own, path)).data['status'] === status;
        await eventually(reached, { timeoutMs: 30_000 });
      }
      expect(smsc.all('bind')).toHaveLength(1);
      const url = `${messaging.service.url}/api/v1/providers/${String(provider['id'])}`;
      const deleted = await fetch(url, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${own}` },
      });
      expect(deleted.status).toBe(200);
    } finally {
      smsc.stop();
    }
  });
});
