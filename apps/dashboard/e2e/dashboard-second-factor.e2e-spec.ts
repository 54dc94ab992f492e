import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { addPasskeyReader, appCode, dashboardAtLocalhost, wrongCode } from './authenticator.js';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { SecurityPage } from './security-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const SETTLED_MS = 15_000;
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;
let security: SecurityPage;

beforeAll(async () => {
  browser = await startBrowser();
  const members = ['auth', 'messaging', 'platform', 'dashboard'];
  stack = await startStack(members, await dashboardAtLocalhost());
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

beforeEach(async () => {
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
  page.setDefaultTimeout(SETTLED_MS);
  security = new SecurityPage(watched);
});

afterEach(async () => {
  // Chromium itself reports what auth has refused.
  const refused = watched.complaints.filter((text) => /status of 4(22|03)/.test(text));
  watched.complaints.splice(0, refused.length);
  await watched.close();
});

it(
  'asks for the code of an app that was added, or for a recovery code that was kept',
  async () => {
    await watched.signIn('app@example.com');
    await security.open();
    await page.getByText('None yet: whoever reads your messages').waitFor();
    await checkPage(watched, 'security-empty');
    const secret = await security.beginApp('Work phone');
    await checkPage(watched, 'security-app');
    await security.enter(wrongCode(secret));
    await page.getByText('This code is not right').waitFor();
    await security.enter(appCode(secret, -30));
    await page.getByRole('button', { name: 'Remove Work phone' }).waitFor();

    await page.getByRole('button', { name: 'Make recovery codes' }).click();
    const shown = await page.getByLabel('recovery codes', { exact: true }).textContent();
    const codes = (shown ?? '').split('\n');
    expect(codes).toHaveLength(10);
    await checkPage(watched, 'security-codes');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const file = await (await download).path();
    expect((await readFile(file, 'utf8')).trim().split('\n')).toEqual(codes);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('10 of 10 left').waitFor();
    await checkPage(watched, 'security');

    await security.signOut();
    await security.beginSignIn('app@example.com');
    await checkPage(watched, 'sign-in-app');
    await security.enter(wrongCode(secret));
    await page.getByText('This code is not right').waitFor();
    await security.enter(appCode(secret));
    await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor();

    await security.signOut();
    await security.beginSignIn('app@example.com');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[3] ?? '');
    await checkPage(watched, 'sign-in-recovery');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor();
    await security.open();
    await page.getByText('9 of 10 left').waitFor();
    await page.getByRole('button', { name: 'Replace recovery codes' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('10 of 10 left').waitFor();
    await page.getByRole('button', { name: 'Remove Work phone' }).click();
    await page.getByRole('button', { name: 'Remove factor' }).click();
    await page.getByText('None yet: whoever reads your messages').waitFor();
    await security.signOut();
    await watched.signIn('app@example.com');
  },
  FLOW_MS,
);

it(
  'takes a passkey as the second factor, and as all that is needed; it is removed again',
  async () => {
    await addPasskeyReader(page);
    await watched.signIn('passkey@example.com');
    await security.open();
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Laptop');
    await checkPage(watched, 'security-passkey');
    await page.getByRole('button', { name: 'Make passkey' }).click();
    await page.getByRole('button', { name: 'Remove Laptop' }).waitFor();

    await security.signOut();
    await security.beginSignIn('passkey@example.com');
    await checkPage(watched, 'sign-in-passkey');
    await page.getByRole('button', { name: 'Use passkey' }).click();
    await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor();

    await security.signOut();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor();

    await security.open();
    await page.getByRole('button', { name: 'Remove Laptop' }).click();
    await page.getByRole('button', { name: 'Remove factor' }).click();
    await page.getByText('None yet: whoever reads your messages').waitFor();
  },
  FLOW_MS,
);
