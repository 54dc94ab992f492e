import { eventually } from '@skydeck/testing';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { type Stack, startStack } from './stack.js';
import { WebhookReceiver } from './webhook-receiver.js';
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

describe('a webhook whose receiver is gone', () => {
  it(
    'says why it was disabled, and is edited and enabled again',
    async () => {
      await using receiver = await WebhookReceiver.open();
      receiver.status = 410;
      await watched.signIn('hooks3@example.com');
      await watched.createProject('Gone Shop');
      await hooks.createWebhook(receiver.url);
      await hooks.act('Send test');
      await hooks.openWebhook(receiver.url);
      const notice = page.getByText('This webhook was disabled');
      await eventually(async () => {
        await page.reload();
        await notice.waitFor({ timeout: 1000 });
      });
      await page.getByText('answered 410').waitFor();
      await checkPage(watched, 'webhook-disabled');
      await page.getByRole('button', { name: 'Enable again' }).click();
      await notice.waitFor({ state: 'detached' });
      await hooks.act('Edit');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Address').fill(`${receiver.url}/other`);
      await dialog.getByLabel('Description').fill('Order archive');
      await checkPage(watched, 'webhook-edit');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('heading', { name: 'Order archive' }).waitFor();
      await page.getByText(`${receiver.url}/other`).waitFor();
      receiver.status = 200;
      await page.getByRole('button', { name: 'webhook.test' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
      await page.getByRole('dialog').getByText('Delivered', { exact: true }).waitFor();
      expect(receiver.paths).toEqual(['/hook', '/hook/other']);
    },
    FLOW_MS,
  );
});
