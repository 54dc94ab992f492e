import { eventually } from '@skydeck/testing';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { sendAsCurl } from './requests.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;

let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard']);
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

beforeEach(async () => {
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
});

afterEach(() => watched.close());

it(
  'makes a limited test key, changes its limits, and shows its messages in test mode only',
  async () => {
    await watched.signIn('limits@example.com');
    await watched.createProject('Limit Shop');
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'New key' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByText('Mode', { exact: true }).count()).toBe(0);
    await dialog.getByLabel('Name').fill('Till');
    await dialog.getByRole('combobox', { name: 'Product' }).click();
    await page.getByRole('option', { name: 'Messaging' }).click();
    await dialog.getByText('Test', { exact: true }).click();
    await dialog.getByLabel('Allowed addresses').fill('203.0.113.0/24');
    await dialog.getByLabel('Requests in a minute').fill('600');
    await checkPage(watched, 'new-key');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const curl = (await page.getByLabel('curl command', { exact: true }).textContent()) ?? '';
    expect(curl).toContain('dk_test_');
    expect(await sendAsCurl(curl)).toBe(403);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('203.0.113.0/24 · 600 a minute').waitFor();
    await checkPage(watched, 'keys');

    await page.getByRole('button', { name: 'Actions for Till' }).click();
    await page.getByRole('menuitem', { name: 'Change' }).click();
    await dialog.getByLabel('Allowed addresses').fill('127.0.0.0/8');
    await dialog.getByLabel('Requests in a minute').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('127.0.0.0/8', { exact: true }).waitFor();
    // The change reaches messaging over the bus.
    await eventually(async () => expect(await sendAsCurl(curl)).toBe(202));

    await page.getByRole('link', { name: 'Outbox' }).click();
    await page.getByText('No messages yet').waitFor();
    await page.getByRole('switch', { name: 'Test mode' }).click({ force: true });
    await page.getByRole('button', { name: 'Hello from Skydeck' }).waitFor();
    await checkPage(watched, 'test-mode');
    await page.reload();
    await page.getByRole('button', { name: 'Hello from Skydeck' }).waitFor();
    await page.getByRole('switch', { name: 'Test mode' }).click({ force: true });
    await page.getByText('No messages yet').waitFor();
  },
  FLOW_MS,
);
