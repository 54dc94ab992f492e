import { startBrowser } from '@skydeck/testing/browser';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { SystemClock } from '@skydeck/service';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { AuthHarness } from './auth-harness.js';
import { makeClient, OidcWorld } from './oidc-client.js';

const SDK = path.join(import.meta.dirname, '../../../libs/auth-js/src/index.ts');

const auth = new AuthHarness();
const world = new OidcWorld(auth);
let browser: Browser;
let app: Server;
let origin: string;
let clientId: string;
let sdk: Uint8Array;

beforeAll(async () => {
  const built = await build({
    entryPoints: [SDK],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  sdk = built.outputFiles[0]?.contents ?? new Uint8Array();
  app = createServer((request, response) => {
    const isSdk = request.url === '/sdk.js';
    response.setHeader('content-type', isSdk ? 'text/javascript' : 'text/html');
    response.end(isSdk ? Buffer.from(sdk) : page());
  });
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
  await auth.start(new SystemClock());
  await world.start();
  const made = await makeClient(auth, world.live, {
    type: 'public',
    redirect_uris: [`${origin}/`],
    post_logout_redirect_uris: [`${origin}/`],
  });
  clientId = made.client_id;
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  app.closeAllConnections();
  app.close();
  await auth.stop();
});

/** The app: it finishes a sign-in if there is one, and says who is signed in. */
const page = () => `<!doctype html><link rel="icon" href="data:,"><h1>…</h1>
<script type="module">
  import * as sdk from '/sdk.js';
  const options = { issuer: '${world.issuer}', clientId: '${clientId}', redirectUri: '${origin}/' };
  const auth = new sdk.Auth(options);
  Object.assign(window, { auth, sdk });
  const show = (text) => { document.querySelector('h1').textContent = text; };
  auth.onChange((user) => show(user ? 'Elsewhere in' : 'Elsewhere out'));
  try {
    window.returnTo = await auth.handleCallback();
    show(auth.user ? 'In: ' + auth.user.phone_number : 'Out');
  } catch (error) {
    show('Failed: ' + error.code);
  }
</script>`;

const shows = (tab: Page, text: string) =>
  tab.getByRole('heading', { name: text, exact: true }).waitFor();
const signInAt = (tab: Page, more = '{}') =>
  tab.evaluate(`auth.signIn(${more})`).catch((error: Error) => {
    // Leaving the page may end the call before it answers.
    if (!/context|navigation/i.test(error.message)) throw error;
  });
/** The token, or the code of the error. */
const tokenOf = (tab: Page) => tab.evaluate<string>('auth.getToken().catch((error) => error.code)');
const age = (tab: Page) =>
  tab.evaluate<void>(`(() => {
    const [key] = Object.keys(localStorage);
    const kept = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({ ...kept, expiresAtMs: 0 }));
  })()`);

async function opened(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  tab.setDefaultTimeout(20_000);
  await tab.goto(`${origin}/`);
  return tab;
}

async function signedIn(context: BrowserContext, phone: string): Promise<Page> {
  const tab = await opened(context);
  await shows(tab, 'Out');
  await signInAt(tab, `{ returnTo: '/cart', login_hint: '${phone}' }`);
  await tab.getByRole('button', { name: 'Text me a code' }).click();
  await tab.getByRole('heading', { name: 'Check your messages' }).waitFor();
  const sent = auth.messaging.taken.findLast(({ to }) => to === phone);
  await tab.getByLabel('Code').fill(auth.messaging.codeOf(sent?.reference ?? ''));
  await shows(tab, `In: ${phone}`);
  return tab;
}

async function isGood(token: string): Promise<boolean> {
  const call = { token: world.live, body: { token } };
  return Boolean((await auth.api('/auth/sessions/introspect', call)).data['active']);
}

describe('the browser SDK', () => {
  it('is smaller than 10 kB', () => {
    expect(gzipSync(sdk).length).toBeLessThan(10_000);
    expect(sdk.length).toBeGreaterThan(1000);
  });

  it('signs in on the hosted page, leaves no code in the address, and signs out', async () => {
    const phone = world.nextPhone();
    await using context = await browser.newContext();
    const tab = await signedIn(context, phone);
    expect(new URL(tab.url()).search).toBe('');
    expect(await tab.evaluate('returnTo')).toBe('/cart');
    const token = await tokenOf(tab);
    expect(await isGood(token)).toBe(true);
    await tab.reload();
    await shows(tab, `In: ${phone}`);
    expect(await tokenOf(tab)).toBe(token);

    await tab.evaluate(`auth.signOut({ returnTo: '${origin}/' })`).catch(() => null);
    await tab.getByRole('button', { name: 'Sign out', exact: true }).click();
    await shows(tab, 'Out');
    expect(await isGood(token)).toBe(false);
    expect(await tokenOf(tab)).toBe('login_required');
  });

  it('refreshes once for two tabs that need a token at the same time', async () => {
    await using context = await browser.newContext();
    const first = await signedIn(context, world.nextPhone());
    const second = await opened(context);
    let asked = 0;
    context.on('request', (request) => {
      if (request.url().endsWith('/oauth/token')) asked += 1;
    });
    const before = await tokenOf(first);
    await age(first);
    const calls = [first, second, first, second, first, second].map(tokenOf);
    const tokens = new Set(await Promise.all(calls));
    expect([tokens.size, asked, tokens.has(before)]).toEqual([1, 1, false]);
    expect(await isGood([...tokens][0] ?? '')).toBe(true);
    await age(second);
    expect(await isGood(await tokenOf(second))).toBe(true);
    expect(asked).toBe(2);
  });

  it('tells other tabs, and says login_required when the session has ended', async () => {
    await using context = await browser.newContext();
    const first = await signedIn(context, world.nextPhone());
    const second = await opened(context);
    const { sid } = JSON.parse(
      Buffer.from((await tokenOf(first)).split('.')[1] ?? '', 'base64url').toString(),
    ) as { sid: string };
    await auth.api(`/auth/sessions/${sid}`, { method: 'DELETE', token: world.live });
    await age(first);
    expect(await tokenOf(first)).toBe('login_required');
    await shows(second, 'Elsewhere out');
  });

  it('keeps who is signed in when the network is away', async () => {
    const phone = world.nextPhone();
    await using context = await browser.newContext();
    const tab = await signedIn(context, phone);
    await age(tab);
    await context.setOffline(true);
    expect(await tokenOf(tab)).toBe('unavailable');
    await context.setOffline(false);
    expect(await isGood(await tokenOf(tab))).toBe(true);
  });

  it('takes no answer that this tab has not asked for, nor one of another issuer', async () => {
    await using context = await browser.newContext();
    const tab = await opened(context);
    await tab.goto(`${origin}/?code=stolen&state=unknown`);
    await shows(tab, 'Failed: invalid_state');
    await tab.evaluate(
      `sessionStorage.setItem('skydeck.sign-in.mine', JSON.stringify({ verifier: 'v', nonce: 'n', redirectUri: '${origin}/', returnTo: '/' }))`,
    );
    await tab.goto(`${origin}/?code=theirs&state=mine&iss=https://evil.example`);
    await shows(tab, 'Failed: invalid_issuer');
    await tab.goto(`${origin}/?code=theirs&state=mine`);
    await shows(tab, 'Failed: invalid_state');
  });
});
