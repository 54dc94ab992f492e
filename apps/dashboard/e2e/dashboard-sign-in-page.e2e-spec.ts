import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { ProductServer } from './product-users.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const SETTLED_MS = 15_000;
const LOOPBACK = { SIGN_IN_ALLOW_CIDRS: '127.0.0.0/8' };
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;
let product: ProductServer;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard'], LOOPBACK);
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
  page.setDefaultTimeout(SETTLED_MS);
  await watched.signIn('designer@example.com');
  await watched.createProject('Garden');
  product = await ProductServer.provision(watched, stack.endpoints.auth_url);
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

const frame = () => page.frameLocator('iframe[title="Preview of the sign-in page"]');
const shown = (text: string) => frame().getByText(text, { exact: true }).first().waitFor();
const open = async () => {
  await page.getByRole('link', { name: 'Authentication' }).click();
  await page.getByRole('tab', { name: 'Sign-in page' }).click();
};

describe('the designer of the sign-in page', () => {
  it(
    'shows the page as it is, and every change before it is saved',
    async () => {
      await open();
      await frame().locator('h1', { hasText: 'Sign in' }).waitFor();
      await shown('Garden');
      await page.getByLabel('Name of your product').fill('Fern & Fig');
      await page.getByLabel('Colour of buttons').fill('#0f766e');
      await page.getByLabel('Heading', { exact: true }).fill('Come on in');
      await page.getByLabel('Below the form').fill('For members of the garden club.');
      await frame().locator('h1', { hasText: 'Come on in' }).waitFor();
      await shown('Fern & Fig');
      await shown('For members of the garden club.');
      const button = frame().locator('button.main');
      expect(await button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
        'rgb(15, 118, 110)',
      );
      await page.getByText('Not saved yet.').waitFor();
      await checkPage(watched, 'auth-sign-in-page');
    },
    FLOW_MS,
  );

  it(
    'shows the other pages, languages, screens and schemes',
    async () => {
      await page.getByRole('combobox', { name: 'Page to show' }).click();
      await page.getByRole('option', { name: 'Password or code' }).click();
      await shown('Forgotten your password?');
      await page.getByRole('combobox', { name: 'Language' }).click();
      await page.getByRole('option', { name: 'Deutsch' }).click();
      await shown('Passwort vergessen?');
      await page.getByText('Dark', { exact: true }).click();
      await page.getByText('Phone', { exact: true }).click();
      const main = frame().locator('body');
      await frame().locator('html').waitFor();
      await watched.page.waitForFunction(
        () => document.querySelector<HTMLElement>('.preview-window iframe')?.offsetWidth === 390,
      );
      expect(await main.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
        'rgb(22, 25, 31)',
      );
      await watched.picture('auth-sign-in-page-dark-phone');
      await page.getByRole('combobox', { name: 'Language' }).click();
      await page.getByRole('option', { name: 'English' }).click();
      await page.getByRole('combobox', { name: 'Page to show' }).click();
      await page.getByRole('option', { name: 'First page' }).click();
      await page.getByText('Light', { exact: true }).click();
      await page.getByText('Desktop', { exact: true }).click();
    },
    FLOW_MS,
  );

  it(
    'names what is wrong at its field, and saves nothing of it',
    async () => {
      const save = page.getByRole('button', { name: 'Save page' });
      await page.getByLabel('Address of your logo').fill('nowhere');
      await page.locator('input[aria-invalid=true]').waitFor();
      await page.getByText('Write an address that begins with https://.').waitFor();
      expect(await save.isDisabled()).toBe(true);
      await page.getByLabel('Address of your logo').fill('');
      const ways = page.getByRole('group', { name: 'Ways to sign in' });
      for (const name of ['A code that is sent to them', 'A password']) {
        await ways.getByRole('checkbox', { name }).click();
      }
      await page.getByRole('alert').filter({ hasText: 'Offer a password, a code' }).waitFor();
      await watched.picture('auth-sign-in-page-wrong');
      await ways.getByRole('checkbox', { name: 'A code that is sent to them' }).click();
      expect(await save.isDisabled()).toBe(false);
    },
    FLOW_MS,
  );

  it(
    'changes the page that users get',
    async () => {
      const logo = createServer((_request, response) =>
        response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(LOGO),
      );
      await new Promise<void>((resolve) => logo.listen(0, '127.0.0.1', resolve));
      const logoUrl = `http://127.0.0.1:${(logo.address() as AddressInfo).port}/logo.svg`;
      await page.getByLabel('Address of your logo').fill(logoUrl);
      await frame().locator('img[alt="Fern & Fig"]').waitFor();
      await page.getByRole('button', { name: 'Save page' }).click();
      await page.getByText('Saved.').first().waitFor();
      await using context = await browser.newContext();
      const hosted = await context.newPage();
      hosted.setDefaultTimeout(SETTLED_MS);
      await hosted.goto(await signInUrl());
      await hosted.getByRole('heading', { name: 'Come on in' }).waitFor();
      await hosted.getByText('For members of the garden club.').waitFor();
      const picture = hosted.getByRole('img', { name: 'Fern & Fig' });
      expect(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(60);
      const next = hosted.getByRole('button', { name: 'Continue' });
      expect(await next.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
        'rgb(15, 118, 110)',
      );
      await hosted.getByLabel('E-mail or phone number').fill('jane@example.com');
      await next.click();
      await hosted.getByRole('button', { name: 'E-mail me a code' }).waitFor();
      // The password was unticked.
      expect(await hosted.getByLabel('Password').count()).toBe(0);
      await page.reload();
      await page.getByLabel('Heading', { exact: true }).waitFor();
      expect(await page.getByLabel('Heading', { exact: true }).inputValue()).toBe('Come on in');
      logo.closeAllConnections();
      logo.close();
      expect(watched.complaints).toEqual([]);
      expect(new Set(watched.foreign)).toEqual(new Set([logoUrl]));
    },
    FLOW_MS,
  );
});

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="60" height="20" fill="#0f766e"/></svg>';

/** Where an app of the project sends its users. */
async function signInUrl(): Promise<string> {
  const callback = 'http://127.0.0.1:9/callback';
  const { data } = await product.send('POST', '/api/v1/auth/clients', {
    name: 'Shop',
    type: 'public',
    redirect_uris: [callback],
  });
  const project = await page.evaluate(projectIn);
  const query = new URLSearchParams({
    client_id: String(data?.['id']),
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const issuer = `${stack.endpoints.auth_url}/p/${project}`;
  const found = await fetch(`${issuer}/.well-known/openid-configuration`);
  const { authorization_endpoint: at } = (await found.json()) as Record<string, string>;
  return `${at}?${query.toString()}`;
}

/** Runs in the page: the id of the project that is open. */
async function projectIn(): Promise<string> {
  const [, slug] = /\/projects\/([^/]+)/.exec(location.pathname) ?? [];
  const response = await fetch(`/api/auth/api/v1/projects/${slug}`);
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}
