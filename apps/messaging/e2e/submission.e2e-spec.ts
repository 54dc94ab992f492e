import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually, TestClock, NameServer, type ZoneRecord, freePort } from '@skydeck/testing';
import { createTransport, type SendMailOptions } from 'nodemailer';
import PostalMime from 'postal-mime';
import { DataSource } from 'typeorm';
import { SmtpRelay } from '../src/drivers/fixtures/smtp-relay.js';
import { SubmissionServer } from '../src/submission/submission-server.js';
import { MessagingHarness } from './messaging-harness.js';

const run = promisify(execFile);
const ZONE = 'shop.test';
const DAY_MS = 86_400_000;

let clock: TestClock;
let messaging: MessagingHarness;
let names: NameServer;
let relay: SmtpRelay;
let folder: string;
let certFile: string;
let key: string;

beforeAll(async () => {
  clock = new TestClock();
  folder = await mkdtemp(join(tmpdir(), 'skydeck-submission-'));
  [certFile] = await makeCertificate(folder);
  const namePort = await freePort();
  messaging = await MessagingHarness.start(
    { clock },
    {
      MESSAGING_ALLOW_CIDRS: '127.0.0.0/8',
      MESSAGING_NAME_SERVERS: `127.0.0.1:${namePort}`,
      MESSAGING_SUBMISSION_PORT: '0',
      MESSAGING_MAIL_TLS_CERT: certFile,
      MESSAGING_MAIL_TLS_KEY: join(folder, 'key.pem'),
    },
  );
  key = messaging.auth.key('shop');
  const { data } = await messaging.call(key, '/domains', { name: ZONE });
  const records = data['records'] as ZoneRecord[];
  names = await NameServer.start(namePort, ZONE, records);
  await messaging.call(key, `/domains/${String(data['id'])}/verify`, {});
  relay = await SmtpRelay.start();
  const settings = { host: '127.0.0.1', port: relay.port, security: 'none' };
  const body = { kind: 'smtp', settings: { ...settings, from: `orders@${ZONE}` } };
  await messaging.call(key, '/providers', body);
}, 60_000);

afterAll(async () => {
  await messaging.close();
  await names.stop();
  await relay.close();
  await rm(folder, { recursive: true, force: true });
});

async function makeCertificate(dir: string): Promise<[string, string]> {
  const files = [join(dir, 'cert.pem'), join(dir, 'key.pem')] as [string, string];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await run('openssl', ['req', '-x509', ...made, ...name, '-keyout', files[1], '-out', files[0]]);
  return files;
}

const port = () => messaging.service.app.get(SubmissionServer).port ?? 0;

/** Nodemailer, which speaks STARTTLS and AUTH PLAIN. */
async function submit(mail: SendMailOptions, pass = key): Promise<string> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: port(),
    requireTLS: true,
    auth: { user: 'apikey', pass },
    tls: { rejectUnauthorized: false },
  });
  try {
    const { response } = await transport.sendMail({ from: `Ada <ada@${ZONE}>`, ...mail });
    return response;
  } finally {
    transport.close();
  }
}

const refused = (mail: SendMailOptions, pass = key) =>
  submit(mail, pass).then(
    () => 0,
    (error: { responseCode?: number }) => error.responseCode,
  );

const mailTo = (to: string | string[], change: SendMailOptions = {}): SendMailOptions => ({
  to,
  subject: 'Grüße',
  text: 'Hello',
  ...change,
});

const count = async (to: string) =>
  (await messaging.call(key, `/messages?to=${to}`)).data.items.length;

const arrived = async (to: string) => {
  await eventually(() => relay.taken.some((mail) => mail.to === to), { timeoutMs: 30_000 });
  return PostalMime.parse(relay.taken.findLast((mail) => mail.to === to)?.raw ?? '');
};

describe('mail that programs hand over', () => {
  it('becomes a message for each recipient, from whom it is, signed and with its files', async () => {
    const response = await submit(
      mailTo([`one@example.com`, `two@example.com`], {
        html: '<p>Hello</p>',
        replyTo: 'desk@example.org',
        attachments: [{ filename: 'bill.txt', content: 'Ten euros' }],
      }),
    );
    expect(response).toMatch(/^250 2\.0\.0 Taken as msg_\w+ msg_\w+$/);
    const [id = ''] = /msg_\w+/.exec(response) ?? [];
    expect((await messaging.call(key, `/messages/${id}`)).data).toMatchObject({
      channel: 'email',
      content: { subject: 'Grüße', from: `ada@${ZONE}`, from_name: 'Ada' },
    });
    for (const to of ['one@example.com', 'two@example.com']) {
      const mail = await arrived(to);
      expect(mail).toMatchObject({
        subject: 'Grüße',
        text: 'Hello\n',
        html: '<p>Hello</p>\n',
        from: { name: 'Ada', address: `ada@${ZONE}` },
        replyTo: [{ address: 'desk@example.org' }],
        attachments: [{ filename: 'bill.txt' }],
      });
      expect(mail.headers.map(({ key: name }) => name)).toContain('dkim-signature');
    }
  });

  it('is taken once in a day for each Message-ID and recipient, also of 50 at once', async () => {
    const to = 'once@example.com';
    const messageId = '<order-1@shop.test>';
    const all = await Promise.all(
      Array.from({ length: 50 }, () => submit(mailTo([to, 'other@example.com'], { messageId }))),
    );
    expect(new Set(all).size).toBe(1);
    expect([await count(to), await count('other@example.com')]).toEqual([1, 1]);
    // The same mail to somebody else is news to them.
    await submit(mailTo('third@example.com', { messageId }));
    expect(await count('third@example.com')).toBe(1);
    clock.advance(DAY_MS + 1);
    expect(await submit(mailTo(to, { messageId }))).not.toBe(all[0]);
    expect(await count(to)).toBe(2);
  }, 60_000);

  it.each([
    ['another domain', mailTo('a@example.com', { from: 'eve@example.com' }), 550],
    ['a domain below', mailTo('a@example.com', { from: `eve@sub.${ZONE}` }), 550],
    ['no address that is one', mailTo('a@localhost'), 550],
    [
      'a program',
      mailTo('a@example.com', { attachments: [{ filename: 'a.exe', content: 'x' }] }),
      550,
    ],
    ['too many', mailTo(Array.from({ length: 51 }, (_, n) => `r${n}@example.com`)), 0],
    ['too much', mailTo('a@example.com', { text: 'x'.repeat(300_000) }), 550],
    ['far too much', mailTo('a@example.com', { text: `${'x'.repeat(70)}\n`.repeat(40_000) }), 552],
  ])('is refused, or cut to its first 50, with %s', async (_name, mail, code) => {
    expect(await refused(mail)).toBe(code);
  });

  it('takes no more than 50 recipients of one mail', async () => {
    expect(await count('r49@example.com')).toBe(1);
    expect(await count('r50@example.com')).toBe(0);
  });

  it('needs a key of messaging that may send, and is refused without encryption', async () => {
    const mail = mailTo('nobody@example.com');
    expect(await refused(mail, 'hunter2')).toBe(535);
    expect(await refused(mail, `${key.slice(0, -1)}x`)).toBe(535);
    const reader = messaging.auth.key('reader', { scopes: ['messages:read'] });
    expect(await refused(mail, reader)).toBe(535);
    const other = messaging.auth.key('other', { product: 'pay' });
    expect(await refused(mail, other)).toBe(535);
    // The domain is one of another project.
    expect(await refused(mail, messaging.auth.key('stranger'))).toBe(550);
    const clear = createTransport({
      host: '127.0.0.1',
      port: port(),
      ignoreTLS: true,
      auth: { user: 'apikey', pass: key },
    });
    await expect(clear.sendMail({ ...mail, from: `ada@${ZONE}` })).rejects.toThrow();
    expect(await count('nobody@example.com')).toBe(0);
  });

  it('is put off while the database is away, and taken when it is back', async () => {
    const source = messaging.service.app.get(DataSource);
    const rename = (from: string, to: string) =>
      source.query(`alter table ${from} rename to ${to}`);
    await rename('message', 'message_away');
    expect(await refused(mailTo('later@example.com'))).toBe(451);
    await rename('message_away', 'message');
    await submit(mailTo('later@example.com'));
    expect(await count('later@example.com')).toBe(1);
  });

  it('comes from swaks by AUTH LOGIN, and from msmtp, which knows our certificate', async () => {
    const at = ['--server', '127.0.0.1', '--port', String(port()), '--tls'];
    const login = ['--auth', 'LOGIN', '--auth-user', 'apikey', '--auth-password', key];
    const head = ['--from', `swaks@${ZONE}`, '--to', 'swaks@example.com'];
    const { stdout } = await run('swaks', [...at, ...login, ...head, '--body', 'By swaks']);
    expect(stdout).toMatch(/250 2\.0\.0 Taken as msg_/);
    expect((await arrived('swaks@example.com')).text).toContain('By swaks');

    const settings = join(folder, 'msmtprc');
    const lines = ['account default', 'host localhost', `port ${port()}`, 'auth plain'];
    lines.push('tls on', `tls_trust_file ${certFile}`, 'user apikey', `password ${key}`);
    await writeFile(settings, `${lines.join('\n')}\nfrom msmtp@${ZONE}\n`, { mode: 0o600 });
    const mail = `From: Bob <msmtp@${ZONE}>\r\nSubject: By msmtp\r\n\r\nHello\r\n`;
    const sent = run('msmtp', ['-C', settings, 'msmtp@example.com']);
    sent.child.stdin?.end(mail);
    await sent;
    expect((await arrived('msmtp@example.com')).subject).toBe('By msmtp');
  });
});
