import { startBrowser } from '@skydeck/testing/browser';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as client from 'openid-client';
import { type Browser, type BrowserContextOptions, devices, type Page } from 'playwright-core';
import { AuthHarness } from './auth-harness.js';
import { appCode } from './factor-people.js';
import { authorization, discover, makeClient, OidcWorld } from './oidc-client.js';

const PASSWORD = 'correct horse battery';
const PHONE: BrowserContextOptions = devices['Pixel 7'] ?? {};

const auth = new AuthHarness();
const world = new OidcWorld(auth);
let browser: Browser;
let app: Server;
let callback: string;
let config: client.Configuration;

beforeAll(async () => {
  app = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<link rel="icon" href="data:,"><h1>Back at the shop</h1>');
  });
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  callback = `http://127.0.0.1:${(app.address() as AddressInfo).port}/callback`;
  await auth.start();
  await world.start();
  const branding = { name: 'Fern & Fig', primary_color: '#0f766e' };
  await change(world.project.id, { branding });
  config = await discover(world.issuer, await makeClient(auth, world.live, shop()));
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  app.close();
  await auth.stop();
});

const shop = (more: object = {}) => ({
  name: 'Fern & Fig Shop',
  redirect_uris: [callback],
  ...more,
});

async function change(project: string, body: object): Promise<void> {
  const call = { method: 'PATCH', token: world.project.owner.token, body };
  const { status, text } = await auth.api(`/projects/${project}/auth-settings`, call);
  if (status !== 200) throw new Error(text);
}

/** A page that an app has sent somebody to; whatever the browser complains of fails the test. */
class SignInPage implements AsyncDisposable {
  readonly complaints: string[] = [];

  private constructor(
    readonly page: Page,
    readonly checks: client.AuthorizationCodeGrantChecks,
    private readonly by: client.Configuration,
  ) {
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      const isProblem = ['error', 'warning'].includes(message.type());
      // A refused form is answered with 422, which the browser mentions.
      if (isProblem && !message.text().includes('422')) this.complaints.push(message.text());
    });
  }

  static async open(
    options: BrowserContextOptions = {},
    more: Record<string, string> = {},
    by = config,
  ): Promise<SignInPage> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    const page = await context.newPage();
    const { url, checks } = await authorization(by, { redirect_uri: callback, ...more });
    const opened = new SignInPage(page, checks, by);
    await page.goto(url);
    return opened;
  }

  /** Opens the app again in the same browser. */
  async again(more: Record<string, string> = {}): Promise<void> {
    const { url } = await authorization(this.by, { redirect_uri: callback, ...more });
    await this.page.goto(url);
  }

  fill(label: string, text: string): Promise<void> {
    return this.page.getByLabel(label, { exact: true }).fill(text);
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  heading(name: string): Promise<void> {
    return this.page.getByRole('heading', { name, level: 1 }).waitFor();
  }

  /** What the app gets for the code that the browser has brought. */
  async tokens() {
    await this.heading('Back at the shop');
    return client.authorizationCodeGrant(this.by, new URL(this.page.url()), this.checks);
  }

  async picture(name: string): Promise<void> {
    const folder = process.env['SCREENSHOTS'];
    if (!folder) return;
    await this.page.screenshot({ path: `${folder}/sign-in-page-${name}.png`, fullPage: true });
  }

  /** Whether the page is no wider than the screen. */
  async fits(): Promise<boolean> {
    const tooWide = 'document.documentElement.scrollWidth > innerWidth';
    return !(await this.page.evaluate<boolean>(tooWide));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.page.context().close();
    if (this.complaints.length > 0) throw new Error(this.complaints.join('\n'));
  }
}

/** The code that was sent last to an address or a number. */
function codeTo(to: string): string {
  const sent = auth.messaging.taken.findLast((message) => message.to === to);
  return auth.messaging.codeOf(sent?.reference ?? '');
}

async function signUp(opened: SignInPage, email: string): Promise<void> {
  await opened.press('Create an account');
  await opened.heading('Create an account');
  await opened.fill('E-mail or phone number', email);
  await opened.fill('Name', 'Ann Example');
  await opened.fill('Password', PASSWORD);
  await opened.picture('sign-up');
  await opened.press('Create account');
  await opened.heading('Check your e-mail');
  await opened.picture('code');
  await opened.fill('Code', codeTo(email));
}

describe('the sign-in page in Chromium', () => {
  it('signs up with a password, and in with it after a wrong one', async () => {
    const email = 'ann@example.com';
    await using first = await SignInPage.open();
    await first.heading('Sign in');
    expect(await first.page.title()).toBe('Sign in – Fern & Fig');
    await first.picture('identify');
    await signUp(first, email);
    const made = (await first.tokens()).claims();

    await using second = await SignInPage.open();
    await second.fill('E-mail or phone number', ` ${email.toUpperCase()} `);
    await second.press('Continue');
    await second.heading('Welcome');
    await second.picture('password');
    await second.fill('Password', 'wrong horse battery');
    await second.press('Sign in');
    const alert = second.page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('This password is not right');
    const field = second.page.getByLabel('Password', { exact: true });
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await second.picture('wrong-password');
    await second.fill('Password', PASSWORD);
    await second.press('Sign in');
    const claims = (await second.tokens()).claims();
    expect([claims?.sub, claims?.['amr']]).toEqual([made?.sub, ['pwd']]);
  });

  it('signs in with a code, on a phone in the dark', async () => {
    const phone = world.nextPhone();
    await using opened = await SignInPage.open({ ...PHONE, colorScheme: 'dark' });
    expect(await opened.fits()).toBe(true);
    await opened.picture('phone-dark-identify');
    await opened.fill('E-mail or phone number', phone);
    await opened.press('Continue');
    expect(await opened.fits()).toBe(true);
    await opened.picture('phone-dark-password');
    await opened.press('Text me a code');
    await opened.heading('Check your messages');
    await opened.fill('Code', '000000');
    await opened.page.getByRole('alert').waitFor();
    await opened.picture('phone-dark-wrong-code');
    await opened.fill('Code', codeTo(phone));
    expect((await opened.tokens()).claims()?.['amr']).toEqual(['otp']);
  });

  it('needs no script', async () => {
    const phone = world.nextPhone();
    await using opened = await SignInPage.open({ javaScriptEnabled: false });
    await opened.fill('E-mail or phone number', 'nobody');
    await opened.press('Continue');
    expect(await opened.page.getByRole('alert').innerText()).toContain('Enter an e-mail address');
    await opened.fill('E-mail or phone number', phone);
    await opened.press('Continue');
    await opened.press('Text me a code');
    await opened.fill('Code', codeTo(phone));
    await opened.press('Continue');
    expect((await opened.tokens()).claims()?.sub).toMatch(/^usr_/);
  });

  it('lets whoever is signed in go on, or be somebody else', async () => {
    const [ann, bob] = [world.nextPhone(), world.nextPhone()];
    await using opened = await SignInPage.open();
    await byCode(opened, ann);
    await opened.heading('Back at the shop');
    await opened.again();
    await opened.heading('Back at the shop');
    await opened.again({ prompt: 'select_account' });
    await opened.heading('Choose an account');
    await opened.picture('choose-account');
    await opened.press(`Continue as ${ann}`);
    await opened.heading('Back at the shop');
    await opened.again({ prompt: 'select_account' });
    await opened.press('Use another account');
    await byCode(opened, bob);
    await opened.heading('Back at the shop');
    await opened.again({ prompt: 'select_account' });
    await opened.page.getByRole('button', { name: `Continue as ${bob}` }).waitFor();
  });

  it('asks before an app of others sees anything, once', async () => {
    const theirs = shop({ name: 'Leafy Reader', is_third_party: true });
    const by = await discover(world.issuer, await makeClient(auth, world.live, theirs));
    await using opened = await SignInPage.open({}, { scope: 'openid email phone' }, by);
    await byCode(opened, world.nextPhone());
    await opened.heading('Allow Leafy Reader?');
    expect(await opened.page.getByRole('listitem').allInnerTexts()).toEqual([
      'Know who you are',
      'See your e-mail address',
      'See your phone number',
    ]);
    await opened.picture('consent');
    await opened.press('Allow');
    expect((await opened.tokens()).scope).toBe('openid email phone');
    await opened.again({ scope: 'openid phone' });
    await opened.heading('Back at the shop');
    await opened.again({ scope: 'openid profile' });
    await opened.heading('Allow Leafy Reader?');
    await opened.press('Cancel');
    await opened.heading('Back at the shop');
    expect(new URL(opened.page.url()).searchParams.get('error')).toBe('access_denied');
  });

  it('asks for a second factor: an app is added, then asked for', async () => {
    const project = await auth.project();
    const key = await auth.authKey(project);
    const call = { method: 'PATCH', token: project.owner.token };
    const path = `/projects/${project.id}/auth-settings`;
    await auth.api(path, { ...call, body: { two_factor: { policy: 'required' } } });
    const issuer = `${auth.service.url}/p/${project.id}`;
    const by = await discover(issuer, await makeClient(auth, key, shop()));
    const email = 'safe@example.com';

    await using first = await SignInPage.open({}, {}, by);
    await signUp(first, email);
    await first.heading('Protect your account');
    await first.picture('enrol');
    const secret = await first.page.locator('code.secret').innerText();
    await first.fill('Code', appCode(auth, secret));
    const enrolled = (await first.tokens()).claims();
    expect([enrolled?.['acr'], enrolled?.['amr']]).toEqual(['aal2', ['mfa', 'otp']]);

    auth.clock.advance(60_000);
    await using second = await SignInPage.open({}, {}, by);
    await second.fill('E-mail or phone number', email);
    await second.press('Continue');
    await second.fill('Password', PASSWORD);
    await second.press('Sign in');
    await second.heading('One more step');
    await second.fill('Code', '000000');
    await second.page.getByRole('alert').waitFor();
    await second.picture('second-factor');
    await second.fill('Code', appCode(auth, secret));
    const claims = (await second.tokens()).claims();
    expect([claims?.sub, claims?.['acr']]).toEqual([enrolled?.sub, 'aal2']);
  });

  it('shows what went wrong, and how signing out looks', async () => {
    await using opened = await SignInPage.open();
    await byCode(opened, world.nextPhone());
    await opened.heading('Back at the shop');
    await opened.page.goto(`${world.issuer}/oauth/sign-out`);
    await opened.heading('Sign out?');
    await opened.picture('sign-out');
    await opened.press('Sign out');
    await opened.heading('You are signed out');
    await opened.picture('signed-out');
  });
});

async function byCode(opened: SignInPage, phone: string): Promise<void> {
  await opened.fill('E-mail or phone number', phone);
  await opened.press('Continue');
  await opened.press('Text me a code');
  await opened.heading('Check your messages');
  await opened.fill('Code', codeTo(phone));
}
