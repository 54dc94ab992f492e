import { startBrowser } from '@skydeck/testing/browser';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SystemClock } from '@skydeck/service';
import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { AuthHarness, freePort } from './auth-harness.js';
import { authorization, discover, makeClient } from './oidc-client.js';
import { CLIENT_ID, CLIENT_SECRET, OpenIdUpstream } from './openid-upstream.js';

const PASSWORD = 'correct horse battery';
const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

const auth = new AuthHarness();
const upstream = new OpenIdUpstream();
let origin: string;
let browser: Browser;
let app: Server;
let callback: string;

beforeAll(async () => {
  app = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<link rel="icon" href="data:,"><h1>Back at the shop</h1>');
  });
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  callback = `http://127.0.0.1:${(app.address() as AddressInfo).port}/callback`;
  await upstream.start();
  // Passkeys are bound to a name, which an address is not.
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const environment = { AUTH_PORT: String(port), AUTH_URL: origin };
  await auth.start(new SystemClock(), { ...environment, SIGN_IN_ALLOW_CIDRS: '127.0.0.0/8' });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  app.closeAllConnections();
  app.close();
  await upstream.stop();
  await auth.stop();
});

/** A project of its own, with what its page shall offer. */
async function shop(settings: object = {}) {
  const project = await auth.project();
  const key = await auth.authKey(project);
  const token = project.owner.token;
  const path = `/projects/${project.id}/auth-settings`;
  const changed = await auth.api(path, { method: 'PATCH', token, body: settings });
  expect(changed.status).toBe(200);
  const made = await makeClient(auth, key, { name: 'Fern & Fig', redirect_uris: [callback] });
  const by = await discover(`${origin}/p/${project.id}`, made);
  return { by, key, project };
}

async function open(
  by: client.Configuration,
  context: BrowserContext,
  more: Record<string, string> = {},
) {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const { url, checks } = await authorization(by, { redirect_uri: callback, ...more });
  await page.goto(url);
  const claims = async () => {
    await heading(page, 'Back at the shop');
    const got = await client.authorizationCodeGrant(by, new URL(page.url()), checks);
    return { ...got.claims(), access: decodeJwt(got.access_token) } as Record<string, unknown>;
  };
  return { page, claims };
}

const contextOf = (options: BrowserContextOptions = {}) =>
  browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);
const codeTo = (to: string) =>
  auth.messaging.codeOf(auth.messaging.taken.findLast((each) => each.to === to)?.reference ?? '');

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

async function identify(page: Page, contact: string): Promise<void> {
  await fill(page, 'E-mail or phone number', contact);
  await press(page, 'Continue');
  await heading(page, 'Welcome');
}

async function byMailedCode(page: Page, email: string): Promise<void> {
  await identify(page, email);
  await press(page, 'E-mail me a code');
  await heading(page, 'Check your e-mail');
  await fill(page, 'Code', codeTo(email));
}

async function withAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR });
}

describe('passkeys on the page', () => {
  it('are made where one is due, sign in without a name, and are the second factor', async () => {
    const { by } = await shop({ two_factor: { policy: 'required' } });
    await using context = await contextOf();
    const first = await open(by, context);
    await withAuthenticator(first.page);
    await byMailedCode(first.page, 'key@example.com');
    await heading(first.page, 'Protect your account');
    await press(first.page, 'Use a passkey instead');
    await heading(first.page, 'Create a passkey');
    await picture(first.page, 'passkey-new');
    await press(first.page, 'Continue');
    const made = await first.claims();
    expect(made['acr']).toBe('aal2');

    // The authenticator belongs to its tab; a new sign-in begins in the same.
    const next = async (more: Record<string, string> = {}) => {
      const begun = await authorization(by, { redirect_uri: callback, prompt: 'login', ...more });
      await first.page.goto(begun.url);
      return async () => {
        await heading(first.page, 'Back at the shop');
        const answer = new URL(first.page.url());
        return (await client.authorizationCodeGrant(by, answer, begun.checks)).claims();
      };
    };
    const nameless = await next();
    await picture(first.page, 'identify-with-passkey');
    await press(first.page, 'Sign in with a passkey');
    expect(await nameless()).toMatchObject({ sub: made['sub'], acr: 'aal2' });

    const second = await next();
    await byMailedCode(first.page, 'key@example.com');
    expect(await second()).toMatchObject({ sub: made['sub'], acr: 'aal2' });
  });

  it('422: are refused when they answer something else', async () => {
    const { by } = await shop();
    await using context = await contextOf();
    const { page } = await open(by, context);
    await press(page, 'Sign in with a passkey');
    await heading(page, 'Use your passkey');
    await page.evaluate(() => {
      const form = document.querySelector('form[data-passkey]') as HTMLFormElement;
      (form.elements.namedItem('credential') as HTMLInputElement).value = '{"id":"x"}';
      form.submit();
    });
    await page.getByText('This passkey was not accepted.').waitFor();
  });

  it('stay hidden without script, and the page says why when they are asked for', async () => {
    const { by } = await shop();
    await using context = await contextOf({ javaScriptEnabled: false });
    const { page } = await open(by, context);
    expect(await page.getByText('Sign in with a passkey').isVisible()).toBe(false);
    await byMailedCode(page, 'plain@example.com');
    await press(page, 'Continue');
    await heading(page, 'Back at the shop');
  });
});

async function withProvider() {
  const made = await shop();
  const body = {
    kind: 'oidc',
    name: 'Acme',
    issuer: upstream.issuer,
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
    redirect_urls: ['https://shop.example.com/back'],
  };
  const added = await auth.api('/auth/providers', { token: made.key, body });
  expect(added.status).toBe(201);
  upstream.redirectUris.push(String(added.data['callback_url']));
  upstream.restart();
  return made;
}

describe('outside providers on the page', () => {
  it('sign in whom they name, and bring back who turns round', async () => {
    const { by } = await withProvider();
    upstream.people.set('zoe', { email: 'zoe@example.com', email_verified: true, name: 'Zoe' });
    await using context = await contextOf();
    const { page, claims } = await open(by, context);
    await picture(page, 'providers');
    await page.getByRole('link', { name: 'Continue with Acme' }).click();
    await page.getByRole('link', { name: /cancel/i }).click();
    await page.getByText('You came back without signing in.').waitFor();
    await page.getByRole('link', { name: 'Continue with Acme' }).click();
    await page.locator('input[name=login]').fill('zoe');
    await page.locator('input[name=password]').fill('any');
    await page.locator('button[type=submit]').click();
    await page.locator('button[type=submit]').click();
    expect(await claims()).toMatchObject({ amr: ['fed'], email: 'zoe@example.com' });
  });

  it('410: other sites cannot send somebody through the button', async () => {
    const { by } = await withProvider();
    await using context = await contextOf();
    const { page } = await open(by, context);
    const link = page.getByRole('link', { name: 'Continue with Acme' });
    const url = new URL((await link.getAttribute('href')) ?? '', origin);
    url.searchParams.set('proof', 'x'.repeat(43));
    expect((await page.goto(url.href))?.status()).toBe(410);
  });
});

describe('a link by mail', () => {
  it('signs in the browser that has asked for it, and no other', async () => {
    const { by } = await shop({ sign_in_page: { is_link_offered: true } });
    const email = 'link@example.com';
    await using context = await contextOf();
    const { page, claims } = await open(by, context);
    await identify(page, email);
    await picture(page, 'ways');
    await press(page, 'E-mail me a link');
    await heading(page, 'Check your e-mail');
    await picture(page, 'link-sent');
    const text = auth.messaging.taken.findLast((each) => each.to === email)?.content.text ?? '';
    const link = /http:\S+/.exec(text)?.[0] ?? '';
    await page.goto(link);
    await page.getByRole('button').click();
    expect((await claims())['amr']).toEqual(['otp']);

    await using elsewhere = await contextOf();
    const other = await open(by, context, { prompt: 'login' });
    await identify(other.page, 'other@example.com');
    await press(other.page, 'E-mail me a link');
    await heading(other.page, 'Check your e-mail');
    const sent = auth.messaging.taken.findLast((each) => each.to === 'other@example.com');
    const stranger = await elsewhere.newPage();
    await stranger.goto(/http:\S+/.exec(sent?.content.text ?? '')?.[0] ?? '');
    await stranger.getByRole('button').click();
    await heading(stranger, 'This sign-in is over');
  });
});

describe('who has forgotten the password', () => {
  it('chooses a new one, which a code confirms; the old one is over', async () => {
    const { by } = await shop();
    const email = 'forgetful@example.com';
    await using context = await contextOf();
    const { page, claims } = await open(by, context);
    await press(page, 'Create an account');
    await fill(page, 'E-mail or phone number', email);
    await fill(page, 'Password', PASSWORD);
    await press(page, 'Create account');
    await heading(page, 'Check your e-mail');
    await fill(page, 'Code', codeTo(email));
    const made = await claims();

    const again = await open(by, context, { prompt: 'login' });
    await identify(again.page, email);
    await press(again.page, 'Forgotten your password?');
    await heading(again.page, 'Choose a new password');
    await picture(again.page, 'reset');
    await fill(again.page, 'New password', 'password');
    await press(again.page, 'Continue');
    await again.page.getByText('Choose a password of at least 8 characters').waitFor();
    await fill(again.page, 'New password', `${PASSWORD} staple`);
    await press(again.page, 'Continue');
    await heading(again.page, 'Check your e-mail');
    await fill(again.page, 'Code', codeTo(email));
    await picture(again.page, 'after-reset');
    expect((await again.claims())['sub']).toBe(made['sub']);

    const third = await open(by, context, { prompt: 'login' });
    await identify(third.page, email);
    await fill(third.page, 'Password', PASSWORD);
    await press(third.page, 'Sign in');
    await third.page.getByText('This password is not right.').waitFor();
    await fill(third.page, 'Password', `${PASSWORD} staple`);
    await press(third.page, 'Sign in');
    expect((await third.claims())['sub']).toBe(made['sub']);
  });
});

describe('the second step', () => {
  it('takes codes by mail and recovery codes, and remembers the device if told to', async () => {
    const { by, key } = await shop({ two_factor: { policy: 'adaptive' } });
    const phone = '+4915123456789';
    const { token } = await auth.user(key, phone);
    const email = 'second@example.com';
    const added = await auth.api('/auth/factors', { token, body: { type: 'email', email } });
    const { id, challenge } = added.data as unknown as { id: string; challenge: { id: string } };
    const proof = { code: codeTo(email), challenge_id: challenge.id };
    const proven = await auth.api(`/auth/factors/${id}/verify`, { token, body: proof });
    expect(proven.status).toBe(200);
    const raised = (proven.data['session'] as unknown as { access_token: string }).access_token;
    const fresh = await auth.api('/auth/recovery-codes', {
      token: raised,
      method: 'POST',
      body: {},
    });
    const [recovery = ''] = fresh.data['codes'] as unknown as string[];

    const byPhone = async (page: Page) => {
      await identify(page, phone);
      await press(page, 'Text me a code');
      await heading(page, 'Check your messages');
      await fill(page, 'Code', codeTo(phone));
    };
    await using context = await contextOf();
    const first = await open(by, context);
    await byPhone(first.page);
    await heading(first.page, 'One more step');
    await picture(first.page, 'mailed-factor');
    await press(first.page, 'Send a code');
    await first.page.getByText('We sent a code to').waitFor();
    await fill(first.page, 'Code', codeTo(email));
    expect((await first.claims())['acr']).toBe('aal2');
    const cookies = await context.cookies(origin);
    const device = cookies.find(({ name }) => name.startsWith('device_'));
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });

    const known = await open(by, context, { prompt: 'login' });
    await byPhone(known.page);
    expect((await known.claims())['acr']).toBe('aal1');

    // One letter of the signature differs.
    const { name, value = '' } = device ?? { name: '' };
    const forged = value.slice(0, -1) + (value.endsWith('A') ? 'B' : 'A');
    await context.addCookies([{ name, value: forged, url: origin, httpOnly: true }]);
    const unknown = await open(by, context, { prompt: 'login' });
    await byPhone(unknown.page);
    await heading(unknown.page, 'One more step');
    await press(unknown.page, 'Use a recovery code');
    await fill(unknown.page, 'Recovery code', recovery);
    await press(unknown.page, 'Continue');
    expect((await unknown.claims())['amr']).toContain('recovery');
  });
});

describe('the languages of the page', () => {
  it.each<[string, Record<string, string>, string, string]>([
    ['de-DE', {}, 'Anmelden', 'Weiter'],
    ['fr-FR', {}, 'Se connecter', 'Continuer'],
    ['es-ES', {}, 'Iniciar sesión', 'Continuar'],
    ['fr-FR', { ui_locales: 'de en' }, 'Anmelden', 'Weiter'],
    ['ja-JP', {}, 'Sign in', 'Continue'],
  ])('%s %j: %s', async (locale, more, title, button) => {
    const { by } = await shop();
    await using context = await contextOf({ locale });
    const { page } = await open(by, context, more);
    await heading(page, title);
    await press(page, button);
    await picture(page, `language-${title}`);
    expect(await page.locator('html').getAttribute('lang')).toBe(
      { Anmelden: 'de', 'Se connecter': 'fr', 'Iniciar sesión': 'es' }[title] ?? 'en',
    );
  });
});

describe('other sites', () => {
  it('410: cannot send the form of a sign-in', async () => {
    const { by } = await shop();
    await using context = await contextOf();
    const { page } = await open(by, context);
    const proof = await page.locator('input[name=proof]').first().getAttribute('value');
    const target = page.url();
    await page.goto(callback);
    const answered = page.waitForResponse(target);
    await page.evaluate(
      ([url = '', value = '']) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action: url });
        for (const [name, text] of [
          ['proof', value],
          ['contact', 'eve@example.com'],
        ]) {
          const input = Object.assign(document.createElement('input'), { name, value: text });
          form.append(input);
        }
        document.body.append(form);
        form.submit();
      },
      [target, proof ?? ''],
    );
    expect((await answered).status()).toBe(410);
    await heading(page, 'This sign-in is over');
    await page.goto(target);
    await heading(page, 'Sign in');
  });
});
