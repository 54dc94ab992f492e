import { eventually } from '@skydeck/testing';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
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
  stack = await startStack(
    ['auth', 'messaging', 'platform', 'pay', 'media', 'vault', 'location', 'edge', 'dashboard'],
    {
      WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8',
    },
  );
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

describe.each(['Apps', 'Access', 'Messages', 'Payments', 'Media', 'Vault', 'Location'])(
  'webhooks of %s',
  (product) => {
    it(
      'are made and tested',
      async () => {
        await using receiver = await WebhookReceiver.open();
        await watched.signIn(`${product.toLowerCase()}@example.com`);
        await watched.createProject(`Of ${product}`);
        await page.getByRole('link', { name: 'Webhooks' }).click();
        await hooks.choose(product);
        await page.getByRole('button', { name: 'New webhook' }).click();
        await page.getByLabel('Address').fill(receiver.url);
        await page.getByLabel('Description').fill('Order service');
        await page.getByRole('button', { name: 'Create webhook' }).click();
        await page.getByRole('button', { name: 'Done' }).click();
        await hooks.act('Send test');
        await eventually(() => expect(receiver.received).toHaveLength(1));
      },
      FLOW_MS,
    );
  },
);
