import type { Browser, Page } from 'playwright-core';
import { appCode } from './authenticator.js';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { SecurityPage } from './security-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const SETTLED_MS = 15_000;
const EMAIL = 'step-up@example.com';
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
  'asks for the second factor before a live key is made, and makes it once it is given',
  async () => {
    await watched.signIn(EMAIL);
    await watched.createProject('Careful');
    const secret = await addAppElsewhere();
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'New key' }).click();
    const dialog = page.getByRole('dialog', { name: /key/ });
    await dialog.getByLabel('Name').fill('Till');
    await dialog.getByRole('combobox', { name: 'Product' }).click();
    await page.getByRole('option', { name: 'Messaging' }).click();
    await dialog.getByText('Live', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const question = page.getByRole('dialog', { name: 'Prove it is you' });
    await question.getByText('Enter the code that').waitFor();
    await checkPage(watched, 'step-up');
    await question.getByRole('button', { name: 'Close' }).click();
    await dialog.getByText('This needs a second factor').waitFor();

    await dialog.getByRole('button', { name: 'Create key' }).click();
    await question.getByText('Enter the code that').waitFor();
    await page.keyboard.type(appCode(secret));
    const key = page.getByLabel('key', { exact: true });
    await key.waitFor();
    expect(await key.textContent()).toMatch(/^dk_live_/);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await page.getByRole('button', { name: 'Actions for Till' }).count()).toBe(1);

    // A quarter of an hour holds for what follows.
    await page.getByRole('button', { name: 'Actions for Till' }).click();
    await page.getByRole('menuitem', { name: 'Rotate' }).click();
    await page.getByRole('button', { name: 'Rotate key' }).click();
    await page.getByLabel('key', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    const refused = watched.complaints.filter((text) => text.includes('403'));
    expect(refused).toHaveLength(2);
    expect(watched.complaints).toHaveLength(refused.length);
    expect(watched.foreign).toEqual([]);
  },
  FLOW_MS,
);

/** Adds an app in another browser: this session has not given it yet. */
async function addAppElsewhere(): Promise<string> {
  const other = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  await other.signIn(EMAIL);
  const security = new SecurityPage(other);
  await security.open();
  const secret = await security.addApp('Phone');
  await other.close();
  return secret;
}
