import { eventually } from '@skydeck/testing';
import { authenticate } from 'mailauth';
import { DataSource } from 'typeorm';
import { BounceServer } from '../src/bounces/bounce-server.js';
import { SmtpRelay } from '../src/drivers/fixtures/smtp-relay.js';
import { freePort } from './free-port.js';
import { MessagingHarness } from './messaging-harness.js';
import { NameServer } from './name-server.js';
import { Postfix } from './postfix.js';

const ZONE = 'shop.test';

let messaging: MessagingHarness;
let inbox: SmtpRelay;
let postfix: Postfix;
let names: NameServer | undefined;
let namePort: number;
let key: string;
let records: { purpose: string; name: string; type: string; value: string }[];

beforeAll(async () => {
  inbox = await SmtpRelay.start();
  namePort = await freePort();
  messaging = await MessagingHarness.start(
    {},
    {
      MESSAGING_ALLOW_CIDRS: '127.0.0.0/8',
      MESSAGING_NAME_SERVERS: `127.0.0.1:${namePort}`,
      MESSAGING_BOUNCE_HOST: 'mx.skydeck.test',
      MESSAGING_BOUNCE_PORT: '0',
    },
  );
  key = messaging.auth.key('demo');
  const bouncePort = messaging.service.app.get(BounceServer).port ?? 0;
  const transports = { 'example.com': inbox.port, [`bounces.${ZONE}`]: bouncePort };
  postfix = await Postfix.start(transports);
}, 60_000);

afterAll(async () => {
  await postfix.stop();
  await names?.stop();
  await messaging.close();
  await inbox.close();
});

async function send(to: string): Promise<string> {
  const content = { subject: 'Your order', text: 'It is on its way.', html: '<p>On its way.</p>' };
  const { status, data } = await messaging.call(key, '/messages', {
    channel: 'email',
    to,
    content,
  });
  expect(status).toBe(202);
  return String(data['id']);
}

async function becomes(id: string, status: string): Promise<void> {
  let seen: unknown;
  try {
    await eventually(
      async () => {
        seen = (await messaging.call(key, `/messages/${id}`)).data['status'];
        return seen === status;
      },
      { timeoutMs: 30_000 },
    );
  } catch (error) {
    const failed = `The message is ${String(seen)}, not ${status}. ${await postfix.log()}`;
    throw new Error(failed, { cause: error });
  }
}

/** DNS as `mailauth` asks for it: our records, and nothing else. */
async function resolve(name: string, type: string): Promise<string[][]> {
  const found = records.filter((record) => record.name === name && record.type === type);
  if (found.length === 0) throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
  return found.map(({ value }) => [value]);
}

describe('mail of a project', () => {
  it('201: a domain comes with the records to set, and is not verified without them', async () => {
    const body = { name: 'Shop.Test', spf_include: 'relay.test' };
    const { status, data } = await messaging.call(key, '/domains', body);
    expect(status).toBe(201);
    expect(data).toMatchObject({ name: ZONE, status: 'pending', mode: 'live' });
    records = data['records'] as typeof records;
    expect(records.map(({ purpose, type, name }) => `${purpose} ${type} ${name}`)).toEqual([
      `dkim TXT ${String(data['selector'])}._domainkey.${ZONE}`,
      `spf TXT bounces.${ZONE}`,
      `dmarc TXT _dmarc.${ZONE}`,
      `return_path MX bounces.${ZONE}`,
    ]);
    const again = await messaging.call(key, '/domains', body);
    expect([again.status, again.error.code]).toEqual([409, 'sending_domain.exists']);

    const silent = await messaging.call(key, `/domains/${String(data['id'])}/verify`, {});
    expect(silent.data).toMatchObject({ status: 'pending' });

    names = await NameServer.start(namePort, ZONE, records.slice(0, 2));
    const half = await messaging.call(key, `/domains/${String(data['id'])}/verify`, {});
    expect(half.data).toMatchObject({ status: 'failed', verified_at: null });
    const found = half.data['records'] as { purpose: string; status: string }[];
    expect(found.map((record) => `${record.purpose} ${record.status}`)).toEqual([
      'dkim found',
      'spf found',
      'dmarc missing',
      'return_path missing',
    ]);

    await names.stop();
    names = await NameServer.start(namePort, ZONE, records);
    const whole = await messaging.call(key, `/domains/${String(data['id'])}/verify`, {});
    expect(whole.data).toMatchObject({ status: 'verified' });
  });

  it('200: a relay that speaks TLS is reached, and one whose certificate nobody knows is not', async () => {
    const settings = {
      host: '127.0.0.1',
      port: postfix.port,
      from: `orders@${ZONE}`,
      from_name: 'Shop',
      one_click_unsubscribe: true,
    };
    const unknown = await messaging.call(key, '/providers', {
      kind: 'smtp',
      settings,
      is_enabled: false,
    });
    const path = `/providers/${String(unknown.data['id'])}/test`;
    expect((await messaging.call(key, path, {})).data).toMatchObject({ is_working: false });

    const { data } = await messaging.call(key, '/providers', {
      kind: 'smtp',
      settings: { ...settings, ca_certificate: postfix.certificate },
    });
    const tested = await messaging.call(key, `/providers/${String(data['id'])}/test`, {});
    expect(tested.data).toMatchObject({ is_working: true, failure: null });
  });

  it('is signed, so that DKIM, SPF and DMARC pass behind Postfix', async () => {
    const id = await send('ada@example.com');
    await becomes(id, 'sent');
    await eventually(() => inbox.taken.length === 1, { timeoutMs: 30_000 });
    const [mail] = inbox.taken;
    expect(mail?.from).toMatch(new RegExp(`^b\\.${id}\\.[0-9a-f]{24}@bounces\\.${ZONE}$`));
    const checked = await authenticate(mail?.raw ?? '', {
      ip: '127.0.0.1',
      helo: 'relay.test',
      sender: mail?.from ?? '',
      mta: 'mx.example.com',
      resolver: async (name, type) =>
        name === 'relay.test' ? [['v=spf1 ip4:127.0.0.1 -all']] : resolve(name, type),
    });
    expect(checked.dkim.results.map(({ status }) => status.result)).toEqual(['pass']);
    expect(checked.spf && checked.spf.status.result).toBe('pass');
    expect(checked.dmarc && checked.dmarc.status.result).toBe('pass');
    const signed = checked.dkim.results[0]?.signingHeaders?.keys.toLowerCase() ?? '';
    expect(signed).toContain('list-unsubscribe-post');

    const changed = Buffer.from(String(mail?.raw).replace('on its way', 'lost for ever'));
    const judged = await authenticate(changed, { sender: mail?.from ?? '', resolver: resolve });
    expect(judged.dkim.results.map(({ status }) => status.result)).not.toContain('pass');
  });

  it('that comes back is undelivered, with the code of the receiver', async () => {
    const id = await send('unknown@example.com');
    await becomes(id, 'undelivered');
    const { data } = await messaging.call(key, `/messages/${id}`);
    expect(data['failure']).toBe('5.1.1');
    const events = await messaging.call(key, `/messages/${id}/events`);
    expect(events.data.items.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['sending', 'sent', 'undelivered']),
    );
  });

  it('is ended by one click, and not by looking', async () => {
    const sent = inbox.taken.length;
    await becomes(await send('bob@example.com'), 'sent');
    await eventually(() => inbox.taken.length > sent, { timeoutMs: 30_000 });
    const raw = String(inbox.taken.at(-1)?.raw).replaceAll(/\r\n[ \t]+/g, '');
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, url = ''] = /List-Unsubscribe: <([^>]+)>/.exec(raw) ?? [];
    const link = `${messaging.service.url}${new URL(url).pathname}`;

    const page = await fetch(link);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    await becomes(await send('bob@example.com'), 'sent');

    const click = {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    };
    const clicks = await Promise.all(Array.from({ length: 50 }, () => fetch(link, click)));
    expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]));
    const last = await send('Bob@example.com');
    await becomes(last, 'suppressed');
    expect((await messaging.call(key, `/messages/${last}`)).data['failure']).toBe('unsubscribe');
    expect((await fetch(`${link}0`)).status).toBe(404);

    const { data } = await messaging.call(key, '/opt-outs');
    expect(data.items).toMatchObject([{ recipient: 'bob@example.com' }]);
    const other = await messaging.call(messaging.auth.key('other'), '/opt-outs');
    expect(other.data.items).toEqual([]);
    const forgotten = await fetch(
      `${messaging.service.url}/api/v1/opt-outs/${String(data.items[0]?.['id'])}`,
      { method: 'DELETE', headers: { authorization: `Bearer ${key}` } },
    );
    expect(forgotten.status).toBe(200);
    await becomes(await send('bob@example.com'), 'sent');
  });

  it('keeps its key to itself', async () => {
    const rows = await messaging.service.app
      .get(DataSource)
      .query<{ text: string }[]>('select d::text as text from sending_domain d');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain('PRIVATE KEY');
    const { data } = await messaging.call(key, '/domains');
    expect(JSON.stringify(data)).not.toMatch(/private/i);
  });
});
