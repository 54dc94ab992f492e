import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { sendAsCurl } from './requests.js';
import { type Stack, startStack } from './stack.js';
import { WebhooksPage } from './webhooks-page.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;
let hooks: WebhooksPage;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard'], {
    WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8',
  });
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

beforeEach(async () => {
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
  hooks = new WebhooksPage(watched);
});

afterEach(() => watched.close());

describe('an event', () => {
  it(
    'appears among the events at once, without a reload',
    async () => {
      await watched.signIn('events@example.com');
      await watched.createProject('Event Shop');
      const curl = await hooks.provision();
      await page.getByRole('link', { name: 'Activity' }).click();
      await page.getByRole('button', { name: 'key.created' }).waitFor();
      await hooks.chooseMessages();
      await page.getByText('Nothing happened yet').waitFor();
      await page.getByText('Listening').waitFor();
      expect(await sendAsCurl(curl)).toBe(202);
      await page.getByText('Live', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'message.delivered' }).waitFor();
      await checkPage(watched, 'events');
      await page.getByRole('combobox', { name: 'Type' }).click();
      await page.getByRole('option', { name: 'message.failed' }).click();
      await page.getByText('Nothing of message.failed yet').waitFor();
    },
    FLOW_MS,
  );
});
