import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
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
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
}, START_MS);

afterAll(async () => {
  await watched?.close();
  await browser?.close();
  await stack?.close();
}, START_MS);

describe('consent', () => {
  it(
    'an address is put onto the list and taken off, a topic is made and deleted',
    async () => {
      await watched.signIn('consent@example.com');
      await watched.createProject('Consent Shop');
      await page.getByRole('link', { name: 'Consent' }).click();
      await page.getByText('Everybody may be written to').waitFor();
      const dialog = page.getByRole('dialog');
      const add = async (address: string) => {
        await page.getByRole('button', { name: 'Add address' }).click();
        await dialog.getByRole('textbox', { name: 'Address' }).fill(address);
        await dialog.getByRole('button', { name: 'Add to the list' }).click();
      };
      await add('Ada@Example.com');
      await page.getByRole('row', { name: /ada@example\.com/ }).waitFor();
      await add('bob@example.com');
      await page.getByRole('row', { name: /bob@example\.com/ }).waitFor();
      await checkPage(watched, 'consent-suppressions');
      await page.getByRole('searchbox', { name: 'Find an address' }).fill('ada@example.com');
      await page.getByRole('row', { name: /bob@example\.com/ }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Remove' }).click();
      await dialog.getByRole('button', { name: 'Remove from the list' }).click();
      await page.getByText('Not on the list').waitFor();

      await page.getByRole('tab', { name: 'Topics' }).click();
      await page.getByText('No topics yet').waitFor();
      await page.getByRole('button', { name: 'New topic' }).click();
      await dialog.getByRole('textbox', { name: 'Name' }).fill('What is new');
      await dialog.getByRole('textbox', { name: 'Key' }).fill('news');
      await dialog.getByLabel('Only people who said yes get it').check();
      await dialog.getByRole('button', { name: 'Add topic' }).click();
      await page
        .getByRole('row', { name: /What is new/ })
        .getByText('Only who said yes')
        .waitFor();
      await checkPage(watched, 'consent-topics');
      await page.getByRole('button', { name: 'Delete' }).click();
      await dialog.getByRole('textbox').fill('news');
      await dialog.getByRole('button', { name: 'Delete topic' }).click();
      await page.getByText('No topics yet').waitFor();
    },
    FLOW_MS,
  );
});
