import { eventually, NameServer, freePort } from '@skydeck/testing';
import { authenticate } from 'mailauth';
import { createTransport } from 'nodemailer';
import { DataSource } from 'typeorm';
import { BounceServer } from '../src/bounces/bounce-server.js';
import { DomainRechecks } from '../src/domains/domain-rechecks.js';
import { SmtpRelay } from '../src/drivers/fixtures/smtp-relay.js';
import { MessagingHarness } from './messaging-harness.js';
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

/** Hands something to the listener that mail comes back to, as other servers do. */
async function comesBack(to: string, type: string, parts: readonly [string, string][]) {
  const boundary = 'of-a-report';
  const body = parts.map(([mime, text]) => `Content-Type: ${mime}\r\n\r\n${text}`);
  const lines = [`From: reports@example.com`, `To: ${to}`, 'Subject: report'];
  lines.push('MIME-Version: 1.0', `Content-Type: ${type}; boundary=${boundary}`, '');
  for (const part of body) lines.push(`--${boundary}`, part);
  const raw = [...lines, `--${boundary}--`, ''].join('\r\n');
  const transport = createTransport({ host: '127.0.0.1', port: bouncePort() });
  await transport.sendMail({ envelope: { from: 'reports@example.com', to: [to] }, raw });
  transport.close();
}
const bouncePort = () => messaging.service.app.get(BounceServer).port ?? 0;
const statusOf = async (id: string) =>
  (await messaging.call(key, `/messages/${id}`)).data['status'];

async function sentTo(to: string): Promise<{ id: string; returnPath: string }> {
  const id = await send(to);
  await becomes(id, 'sent');
  const isThere = () => inbox.taken.some(({ raw }) => raw.includes(`<${id}@`));
  await eventually(isThere, { timeoutMs: 30_000 });
  const mail = inbox.taken.find(({ raw }) => raw.includes(`<${id}@`));
  return { id, returnPath: mail?.from ?? '' };
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

  describe('that recipients or their servers say something about', () => {
    it('counts a complaint once, tells of it, and writes to that address no more', async () => {
      const { id, returnPath } = await sentTo('angry@example.com');
      const feedback = `feedback@bounces.${ZONE}`;
      const complain = (kind: string, path: string) =>
        comesBack(feedback, 'multipart/report; report-type=feedback-report', [
          ['text/plain', 'A user complained.'],
          [
            'message/feedback-report',
            `Feedback-Type: ${kind}\r\nUser-Agent: Test/1\r\nVersion: 1\r\n`,
          ],
          ['text/rfc822-headers', `Return-Path: <${path}>\r\nSubject: Your order\r\n`],
        ]);
      await complain('not-spam', returnPath);
      // Somebody who does not know the way back cannot complain in another's name.
      await complain('abuse', returnPath.replace(/\.[0-9a-f]{24}@/, `.${'0'.repeat(24)}@`));
      const told = () => messaging.call(key, '/events?type=message.complained');
      expect((await told()).data.items).toEqual([]);

      await Promise.all(Array.from({ length: 10 }, () => complain('abuse', returnPath)));
      await eventually(async () => (await told()).data.items.length > 0);
      expect((await told()).data.items).toMatchObject([{ data: { id, type: 'abuse' } }]);
      const { data } = await messaging.call(key, '/suppressions?reason=complaint');
      expect(data.items).toMatchObject([{ address: 'angry@example.com', reason: 'complaint' }]);
      const last = await send('angry@example.com');
      await eventually(async () => !['accepted', 'queued'].includes(String(await statusOf(last))));
      expect(['suppressed', 'failed']).toContain(await statusOf(last));
    });

    it('is not undelivered because it takes long or somebody is on holiday', async () => {
      const { id, returnPath } = await sentTo('slow@example.com');
      const report = 'multipart/report; report-type=delivery-status';
      const delayed =
        'Final-Recipient: rfc822; slow@example.com\r\nAction: delayed\r\nStatus: 4.4.1';
      await comesBack(returnPath, report, [
        ['text/plain', 'Still trying.'],
        ['message/delivery-status', `Reporting-MTA: dns; mx.test\r\n\r\n${delayed}\r\n`],
      ]);
      await comesBack(returnPath, 'multipart/mixed', [['text/plain', 'I am on holiday.']]);
      expect(await statusOf(id)).toBe('sent');
      const gone = delayed.replace('delayed', 'failed').replace('4.4.1', '5.2.1');
      await comesBack(returnPath, report, [
        ['text/plain', 'No more.'],
        ['message/delivery-status', `Reporting-MTA: dns; mx.test\r\n\r\n${gone}\r\n`],
      ]);
      expect(await statusOf(id)).toBe('undelivered');
    });
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

  it('is not signed any more when its records are gone for an hour, and tells of it', async () => {
    const looks = messaging.service.app.get(DomainRechecks);
    const [domain] = (await messaging.call(key, '/domains')).data.items;
    const source = messaging.service.app.get(DataSource);
    const earlier = (hours: number) =>
      source.query(`update sending_domain set checked_at = now() - $1 * interval '1 hour'`, [
        hours,
      ]);
    const status = async () =>
      (await messaging.call(key, `/domains/${String(domain?.['id'])}`)).data['status'];
    const failed = async () =>
      (await messaging.call(key, '/events?type=sending_domain.failed')).data;

    await names?.stop();
    await earlier(25);
    await looks.recheck();
    // No name server answers: that says nothing against the domain.
    expect(await status()).toBe('verified');

    names = await NameServer.start(namePort, ZONE, records.slice(1));
    await earlier(2);
    await looks.recheck();
    expect(await status()).toBe('verified');
    await looks.recheck();
    expect(await status()).toBe('verified');
    await earlier(2);
    await Promise.all([looks.recheck(), looks.recheck(), looks.recheck()]);
    expect(await status()).toBe('failed');
    await eventually(async () => (await failed()).items.length > 0);
    expect((await failed()).items).toMatchObject([{ data: { id: domain?.['id'] } }]);
  });
});
