import { generateKeyPairSync } from 'node:crypto';
import { eventually, NameServer, type ZoneRecord, freePort } from '@skydeck/testing';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { DataSource } from 'typeorm';
import { MailInboundServer } from '../src/mail-inbound/mail-inbound-server.js';
import { MessagingHarness } from './messaging-harness.js';
import { Postfix } from './postfix.js';

const ZONE = 'mailin.test';
const OURS = `shop.${ZONE}`;
const THEIRS = `friend.${ZONE}`;

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const dkim = { domainName: THEIRS, keySelector: 'one', privateKey };

let messaging: MessagingHarness;
let names: NameServer;
let postfix: Postfix;
let key: string;
let domainId: string;
let mx: unknown;

beforeAll(async () => {
  const namePort = await freePort();
  messaging = await MessagingHarness.start(
    {},
    {
      MESSAGING_NAME_SERVERS: `127.0.0.1:${namePort}`,
      MESSAGING_INBOUND_HOST: `mx.${ZONE}`,
      MESSAGING_INBOUND_PORT: '0',
    },
  );
  key = messaging.auth.key('shop');
  const { data } = await messaging.call(key, '/domains', { name: OURS });
  domainId = String(data['id']);
  const records = data['records'] as (ZoneRecord & { purpose: string })[];
  mx = records.find(({ purpose }) => purpose === 'mx');
  const ofKey = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`;
  names = await NameServer.start(namePort, ZONE, [
    ...records,
    text(THEIRS, 'v=spf1 ip4:127.0.0.1 -all'),
    text(`one._domainkey.${THEIRS}`, ofKey),
    text(`_dmarc.${THEIRS}`, 'v=DMARC1; p=reject'),
  ]);
  await messaging.call(key, `/domains/${domainId}/verify`, {});
  postfix = await Postfix.start({ [OURS]: port() });
}, 60_000);

afterAll(async () => {
  await postfix.stop();
  await messaging.close();
  await names.stop();
});

const port = () => messaging.service.app.get(MailInboundServer).port ?? 0;

const text = (name: string, value: string) => ({ name, type: 'TXT', value });

/** A mail handed over by another server, or by Postfix at its port. */
async function arrive(mail: SendMailOptions, at = port()): Promise<number> {
  const transport = createTransport({ host: '127.0.0.1', port: at, ignoreTLS: true });
  try {
    await transport.sendMail({
      from: `Ada <ada@${THEIRS}>`,
      subject: 'Grüße',
      text: 'Hello',
      ...mail,
    });
    return 250;
  } catch (error) {
    return (error as { responseCode?: number }).responseCode ?? 0;
  } finally {
    transport.close();
  }
}

const inbound = async (to: string, owner = key) =>
  (await messaging.call(owner, `/inbound?to=${encodeURIComponent(to)}`)).data.items;

async function arrived(to: string) {
  await eventually(async () => (await inbound(to)).length > 0, { timeoutMs: 30_000 });
  const [message] = await inbound(to);
  const { data } = await messaging.call(key, `/inbound/${String(message?.['id'])}/mail`);
  return {
    message,
    mail: data as unknown as Record<string, unknown> & { attachments: Record<string, string>[] },
  };
}

/** Links name the published address, which is another one here. */
const download = (link: unknown) => {
  const { pathname, search } = new URL(String(link));
  return fetch(`${messaging.service.url}${pathname}${search}`);
};

const raw = (head: readonly string[], to: string) => ({
  envelope: { from: `ada@${THEIRS}`, to: [to] },
  raw: [...head, `To: ${to}`, 'Subject: hi', '', 'Hello', ''].join('\r\n'),
});

describe('mail that comes in', () => {
  it('550: nobody takes it before there is a route', async () => {
    expect(mx).toMatchObject({ name: OURS, value: `mx.${ZONE}`, is_required: false });
    const domain = await messaging.call(key, `/domains/${domainId}`);
    // Where its mail goes today is up to its owner.
    expect(domain.data).toMatchObject({ status: 'verified' });
    expect(await arrive({ to: `support+1@${OURS}` })).toBe(550);
    const body = { domain_id: domainId, pattern: 'Support+*' };
    const { status, data } = await messaging.call(key, '/mail-routes', body);
    expect([status, data['pattern']]).toEqual([201, 'support+*']);
    const again = await messaging.call(key, '/mail-routes', body);
    expect([again.status, again.error.code]).toEqual([409, 'mail_route.exists']);
    const other = await messaging.call(messaging.auth.key('other'), '/mail-routes', body);
    expect(other.status).toBe(404);
    expect(await arrive({ to: `sales@${OURS}` })).toBe(550);
    expect(await arrive({ to: `support+1@elsewhere.${ZONE}` })).toBe(550);
  });

  it('comes from Postfix with its files, and is known to be from whom it says', async () => {
    const to = `support+postfix@${OURS}`;
    const attachments = [
      { filename: 'bill.pdf', content: Buffer.from('%PDF-1.4 ten euros') },
      { filename: 'dot.png', content: Buffer.from('picture'), cid: 'dot@here' },
    ];
    const mail = { to, html: '<p>Hello</p><img src="cid:dot@here">', attachments, dkim };
    expect(await arrive({ ...mail, messageId: `<first@${THEIRS}>` }, postfix.port)).toBe(250);
    const found = await arrived(to);
    expect(found.message).toMatchObject({
      channel: 'email',
      from: `ada@${THEIRS}`,
      from_name: 'Ada',
      to,
      attachments: [{ filename: 'dot.png' }, { filename: 'bill.pdf' }],
    });
    expect(found.mail).toMatchObject({
      subject: 'Grüße',
      message_id: `<first@${THEIRS}>`,
      dkim: 'pass',
      spf: 'pass',
      dmarc: 'pass',
      attachments: [
        { filename: 'dot.png', content_id: 'dot@here' },
        { filename: 'bill.pdf', content_type: 'application/pdf', size_bytes: 18 },
      ],
    });
    const file = await download(found.mail.attachments[1]?.['url']);
    expect([file.status, await file.text()]).toEqual([200, '%PDF-1.4 ten euros']);
    expect(file.headers.get('content-disposition')).toContain('bill.pdf');
    const whole = await (await download(found.mail['raw_url'])).text();
    expect(whole).toMatch(/^Received: from .* \(Postfix\)/s);
    await eventually(async () => {
      const { data } = await messaging.call(key, '/events?type=inbound_mail.received');
      expect(data.items).toMatchObject([
        { data: { id: found.message?.['id'], dmarc: 'pass', attachments: 2 } },
      ]);
    });
    const stranger = messaging.auth.key('other');
    const path = `/inbound/${String(found.message?.['id'])}/mail`;
    expect((await messaging.call(stranger, path)).status).toBe(404);
  });

  it('is known not to be from whom it says', async () => {
    const changed = {
      key: 'DKIM-Signature',
      value: `v=1; a=rsa-sha256; c=relaxed/relaxed; d=${THEIRS}; s=one; h=from; bh=x; b=x`,
    };
    const to = `support+eve@${OURS}`;
    const envelope = { from: `eve@elsewhere.${ZONE}`, to: [to] };
    expect(await arrive({ to, headers: [changed], envelope })).toBe(250);
    const { mail } = await arrived(to);
    expect(mail).toMatchObject({ dmarc: 'fail', spf: 'none' });
    expect(mail['dkim']).not.toBe('pass');
  });

  it('is kept once, also when it is handed over 20 times at once', async () => {
    const to = `support+again@${OURS}`;
    const one = { to, messageId: `<again@${THEIRS}>` };
    const codes = await Promise.all(Array.from({ length: 20 }, () => arrive(one)));
    expect(new Set(codes)).toEqual(new Set([250]));
    expect(await inbound(to)).toHaveLength(1);
    const { mail } = await arrived(to);
    expect((await download(mail['raw_url'])).status).toBe(200);
  });

  it('says which message of the project it answers, and of no other', async () => {
    const wanted = { channel: 'email', to: `ada@${THEIRS}`, content: { subject: 'a', text: 'b' } };
    const { data } = await messaging.call(key, '/messages', wanted);
    const id = String(data['id']);
    const stranger = messaging.auth.key('other');
    const foreign = String((await messaging.call(stranger, '/messages', wanted)).data['id']);
    await arrive({ to: `support+answer@${OURS}`, inReplyTo: `<${id}@${OURS}>` });
    await arrive({ to: `support+foreign@${OURS}`, inReplyTo: `<${foreign}@${OURS}>` });
    const { message } = await arrived(`support+answer@${OURS}`);
    expect(message).toMatchObject({ in_reply_to: id });
    const other = await arrived(`support+foreign@${OURS}`);
    expect(other.message).toMatchObject({ in_reply_to: null });
  });

  it('is refused when it goes in circles, is too large or is no mail', async () => {
    const to = `support+bad@${OURS}`;
    const from = `From: ada@${THEIRS}`;
    const stations = Array.from(
      { length: 51 },
      () => 'Received: from a by b; Sun, 1 Nov 2026 12:00:00 +0000',
    );
    expect(await arrive(raw([...stations, from], to))).toBe(554);
    expect(await arrive(raw([from, from], to))).toBe(550);
    expect(await arrive(raw([], to))).toBe(550);
    expect(await arrive(raw([from, `X-Long: ${'x '.repeat(70_000)}`], to))).toBe(552);
    expect(await arrive(raw([from, ...Array.from({ length: 600 }, () => 'X-A: b')], to))).toBe(552);
    const content = Buffer.alloc(9 * 1024 * 1024, 'x');
    expect(await arrive({ to, attachments: [{ filename: 'a', content }] })).toBe(552);
    expect(await inbound(to)).toEqual([]);
  });

  it('451: is put off while it cannot be stored, and not lost', async () => {
    const source = messaging.service.app.get(DataSource);
    const to = `support+later@${OURS}`;
    await source.query('alter table inbound_mail rename to inbound_mail_away');
    expect(await arrive({ to })).toBe(451);
    await source.query('alter table inbound_mail_away rename to inbound_mail');
    expect(await inbound(to)).toEqual([]);
    expect(await arrive({ to })).toBe(250);
    expect(await inbound(to)).toHaveLength(1);
  });

  it('goes by the route that says most, and not any more when that is removed', async () => {
    const all = await messaging.call(key, '/mail-routes', { domain_id: domainId });
    expect(all.data).toMatchObject({ pattern: '*' });
    const to = `anybody@${OURS}`;
    expect(await arrive({ to })).toBe(250);
    expect((await arrived(to)).mail['route_id']).toBe(all.data['id']);
    const specific = `support+x@${OURS}`;
    await arrive({ to: specific });
    expect((await arrived(specific)).mail['route_id']).not.toBe(all.data['id']);
    const path = `/mail-routes/${String(all.data['id'])}`;
    const how = { method: 'DELETE' };
    const foreign = await messaging.call(messaging.auth.key('other'), path, undefined, how);
    expect(foreign.status).toBe(404);
    expect((await messaging.call(key, path, undefined, how)).status).toBe(200);
    expect(await arrive({ to })).toBe(550);
    const { data } = await messaging.call(key, '/mail-routes');
    expect(data.items).toMatchObject([{ pattern: 'support+*' }]);
  });
});
