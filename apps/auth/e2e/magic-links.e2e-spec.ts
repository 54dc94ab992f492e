import { createHash, randomBytes } from 'node:crypto';
import { type Answer, AuthHarness, count } from './auth-harness.js';

const auth = new AuthHarness();
let project: Awaited<ReturnType<AuthHarness['project']>>;
let key: string;
const BACK = 'https://app.example.com/back?from=mail';

beforeAll(async () => {
  await auth.start();
  project = await auth.project('links');
  key = await auth.authKey(project, { mode: 'test' });
  await settings({ magic_links: { redirect_urls: [BACK] }, branding: { name: 'Acme & Sons' } });
});
afterAll(() => auth.stop());

const settings = (body: object) =>
  auth.api('/projects/links/auth-settings', { method: 'PATCH', token: key, body });

let next = 0;
const freshEmail = () => `reader-${next++}@example.com`;

/** What a browser keeps, and what it says of it. */
function browser() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

const ask = (body: object, headers = {}) =>
  auth.api('/auth/magic-links', { token: key, body, headers });
const exchange = (code: string, verifier: string, token = key) =>
  auth.api('/auth/magic-links/exchange', { token, body: { code, code_verifier: verifier } });
const idOf = ({ data }: Answer) => String(data['id']);

async function begin(more: object = {}) {
  const { verifier, challenge } = browser();
  const email = freshEmail();
  const body = { email, redirect_url: BACK, code_challenge: challenge, ...more };
  const asked = await ask(body);
  return { asked, email, verifier, body, link: linkOf(idOf(asked)) };
}

const mailOf = (id: string) =>
  auth.messaging.taken.findLast(({ reference }) => reference === id)?.content;
const linkOf = (id: string) => /https?:\/\/\S+/.exec(mailOf(id)?.text ?? '')?.[0] ?? '';
const open = (link: string) => fetch(link, { method: 'POST', redirect: 'manual' });
const codeIn = (response: Response) =>
  new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';

describe('links that sign in', () => {
  it('202, 303, 200: mails a link, opens it by the button, signs the user in', async () => {
    const { asked, email, verifier, link } = await begin();
    expect(asked.status).toBe(202);
    expect(asked.data).toMatchObject({ status: 'pending', email, mode: 'test' });
    expect(asked.text).not.toContain(link.slice(-20));
    const opened = await open(link);
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toMatch(
      /^https:\/\/app\.example\.com\/back\?from=mail&code=mlk_/,
    );
    const used = await exchange(codeIn(opened), verifier);
    expect(used.status).toBe(200);
    expect(used.data).toMatchObject({
      status: 'used',
      user: { email, email_verified_at: expect.any(String) },
      session: { access_token: expect.any(String) },
    });
    const read = await auth.api(`/auth/magic-links/${idOf(asked)}`, { token: key });
    expect(read.data).toMatchObject({ status: 'used', used_at: expect.any(String) });
  });

  it('200: the page and programs that scan mails use nothing up', async () => {
    const { link, verifier } = await begin();
    for (let times = 0; times < 5; times++) {
      const page = await fetch(link);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<form method="post">');
      expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
    }
    expect((await exchange(codeIn(await open(link)), verifier)).status).toBe(200);
  });

  it('200: the page keeps its address to itself and runs nothing', async () => {
    const page = await fetch((await begin()).link);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://app.example.com");
    expect(await page.text()).toContain('<h1>Acme &amp; Sons</h1>');
  });

  it('303 once: the button, 50 times at once', async () => {
    const { link } = await begin();
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(link)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(49);
  });

  it('200 once: the code, 50 times at once', async () => {
    const { link, verifier } = await begin();
    const code = codeIn(await open(link));
    const answers = await Promise.all(Array.from({ length: 50 }, () => exchange(code, verifier)));
    expect(count(answers)).toEqual({ 200: 1, 422: 49 });
  });

  it('422: another browser, another project, and whoever is late get nobody in', async () => {
    const { link, verifier } = await begin();
    const code = codeIn(await open(link));
    const refused = await exchange(code, browser().verifier);
    expect([refused.status, refused.error.code]).toEqual([422, 'magic_link.exchange_refused']);
    const other = await auth.authKey(await auth.project());
    expect((await exchange(code, verifier, other)).status).toBe(422);
    const live = await auth.authKey(project);
    expect((await exchange(code, verifier, live)).status).toBe(422);
    auth.clock.advance(121_000);
    expect((await exchange(code, verifier)).status).toBe(422);
  });

  it('422: a token of the link is no code, nor is one that was changed', async () => {
    const { link, verifier } = await begin();
    const token = link.split('/').at(-1) ?? '';
    await open(link);
    for (const code of [token, `${token}x`, token.split('.')[0] ?? '', 'mlk_1.2', '', '.'])
      expect((await exchange(code, verifier)).status).toBe(422);
  });

  it('410: a link that is over, was changed, or is of another project', async () => {
    const { link } = await begin();
    auth.clock.advance(600_000);
    expect((await fetch(link)).status).toBe(410);
    expect((await open(link)).status).toBe(410);
    const fresh = (await begin()).link;
    const other = await auth.project();
    expect((await open(fresh.replace(/prj_\w+\.test/, other.id))).status).toBe(410);
    expect((await open(`${fresh.slice(0, -1)}${fresh.endsWith('A') ? 'B' : 'A'}`)).status).toBe(
      410,
    );
    expect((await fetch(fresh.replace(/prj_\w+\.test/, 'nobody'))).status).toBe(404);
  });

  it.each([
    'https://evil.example.com/',
    'https://app.example.com/back',
    'https://app.example.com/back?from=mail&next=//evil.example.com',
    'https://app.example.com@evil.example.com/back?from=mail',
    'HTTPS://APP.EXAMPLE.COM/back?from=mail',
    '//evil.example.com',
    'javascript:alert(1)',
    '',
  ])('422: sends no browser to %s', async (redirect_url) => {
    const body = { email: freshEmail(), redirect_url, code_challenge: browser().challenge };
    const { status, error } = await ask(body);
    expect([status, error.code]).toEqual([422, 'magic_link.redirect_not_allowed']);
  });

  it.each([
    'http://app.example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:pass@app.example.com/',
    'https://app.example.com/#fragment',
    'app.example.com',
  ])('422: the list of a project takes no %s', async (url) => {
    const { status } = await settings({ magic_links: { redirect_urls: [url] } });
    expect(status).toBe(422);
  });

  it('410: an address that was taken off the list gets no more codes', async () => {
    const { link } = await begin();
    await settings({ magic_links: { redirect_urls: ['http://localhost:3000/back'] } });
    expect((await open(link)).status).toBe(410);
    await settings({ magic_links: { redirect_urls: [BACK] } });
    expect((await open(link)).status).toBe(303);
  });

  it('503 then 202: a mail that may have gone out is not sent twice', async () => {
    const { challenge: code_challenge } = browser();
    const body = { email: freshEmail(), redirect_url: BACK, code_challenge };
    const headers = { 'idempotency-key': 'the-same-mail' };
    auth.messaging.isMute = true;
    expect((await ask(body, headers)).status).toBe(503);
    auth.messaging.isMute = false;
    expect((await ask(body, headers)).status).toBe(202);
    expect((await ask(body, { 'idempotency-key': 'another' })).status).toBe(202);
    const sent = auth.messaging.taken.filter(({ to }) => to === body.email);
    expect(sent).toHaveLength(1);
  });

  it('202: speaks the language that was asked for, and names the product', async () => {
    const { asked, link } = await begin({ locale: 'de-AT' });
    expect(mailOf(idOf(asked))).toMatchObject({
      subject: 'Ihr Link zur Anmeldung bei Acme & Sons',
    });
    expect(mailOf(idOf(asked))?.html).toContain('Acme &amp; Sons');
    expect(await (await fetch(link)).text()).toContain('lang="de"');
    const arabic = await begin({ locale: 'ar' });
    expect(await (await fetch(arabic.link)).text()).toContain('dir="rtl"');
  });

  it.each([
    { code_challenge: 'short' },
    { email: 'a@b.example\r\nBcc: c@d.example' },
    { email: ['a@b.example'] },
    { locale: '../../etc/passwd' },
    { redirect_url: null },
    { more: 1 },
  ])('422: refuses %j', async (more) => {
    const body = { email: freshEmail(), redirect_url: BACK, code_challenge: browser().challenge };
    expect((await ask({ ...body, ...more })).status).toBe(422);
  });

  it('429: five mails to one address in ten minutes', async () => {
    const email = freshEmail();
    const answers = [];
    for (let times = 0; times < 6; times++) {
      const { challenge: code_challenge } = browser();
      answers.push(await ask({ email, redirect_url: BACK, code_challenge }));
    }
    expect(count(answers)).toEqual({ 202: 5, 429: 1 });
  });
});
