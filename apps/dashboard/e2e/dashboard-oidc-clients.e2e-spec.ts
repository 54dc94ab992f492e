import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const SETTLED_MS = 15_000;
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'dashboard']);
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
  page.setDefaultTimeout(SETTLED_MS);
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

it(
  'makes a client whose secret is shown once, rotates it, changes it, and deletes it',
  async () => {
    await watched.signIn('oidc@example.com');
    await watched.createProject('Clients');
    await page.getByRole('link', { name: 'Authentication' }).click();
    await page.getByRole('tab', { name: 'OpenID clients' }).click();
    await page.getByText('No clients yet').waitFor();
    await page.getByRole('button', { name: 'New client' }).click();
    await page.getByLabel('Name').fill('Partner shop');
    const uris = page.getByRole('combobox', { name: 'Redirect addresses' });
    await uris.fill('http://shop.example/callback');
    await uris.press('Enter');
    await page.getByRole('button', { name: 'Create client' }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await page.keyboard.press('Backspace');
    await uris.press('Backspace');
    await uris.fill('https://shop.example/callback');
    await uris.press('Enter');
    await checkPage(watched, 'oidc-new');
    await page.getByRole('button', { name: 'Create client' }).click();
    const secret = page.getByLabel('client secret', { exact: true });
    const first = (await secret.textContent()) ?? '';
    expect(first).not.toBe('');
    await checkPage(watched, 'oidc-secret');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('https://shop.example/callback').waitFor();
    expect(await page.content()).not.toContain(first);
    await checkPage(watched, 'oidc-list');

    await act('Rotate secret');
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
    await secret.waitFor();
    const second = (await secret.textContent()) ?? '';
    expect(second).not.toBe(first);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('cell', { name: `…${second.slice(-4)}` }).waitFor();

    await act('Change');
    await page.getByLabel('Name').fill('Partner market');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Partner market').waitFor();
    await page.getByRole('button', { name: 'Actions for Partner market' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByLabel(/^Type/).fill('Partner market');
    await page.getByRole('button', { name: 'Delete client' }).click();
    await page.getByText('No clients yet').waitFor();
    const others = watched.complaints.filter((text) => !text.includes('422'));
    expect([...others, ...watched.foreign]).toEqual([]);
  },
  FLOW_MS,
);

async function act(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Partner shop' }).click();
  await page.getByRole('menuitem', { name }).click();
}
