import { eventually } from '@skydeck/testing';
import type { Browser, Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { sendAsCurl } from './requests.js';
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

describe('a webhook', () => {
  it(
    'is told of a message, twice when replayed, signed with the secret that was shown once',
    async () => {
      await using receiver = await WebhookReceiver.open();
      await watched.signIn('hooks@example.com');
      await watched.createProject('Hook Shop');
      const secret = await hooks.createWebhook(receiver.url);
      expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
      await hooks.openWebhook(receiver.url);
      await page.getByText('Nothing was sent yet').waitFor();

      expect(await sendAsCurl(await hooks.provision())).toBe(202);
      await hooks.open('Activity');
      await hooks.chooseMessages();
      await page.getByRole('button', { name: 'message.delivered' }).click();
      await page.getByRole('dialog').getByLabel('event', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await hooks.open('Webhooks');
      await hooks.chooseMessages();
      await hooks.openWebhook(receiver.url);
      await page.getByText('Delivered', { exact: true }).nth(1).waitFor();
      await checkPage(watched, 'webhook');
      await page.getByRole('button', { name: 'message.delivered' }).click();
      const drawer = page.getByRole('dialog');
      const body = await drawer.getByLabel('request body', { exact: true }).textContent();
      await drawer.getByText('Thank you').waitFor();
      const sentHeaders = await drawer.getByLabel('request headers', { exact: true }).textContent();
      expect(sentHeaders).toContain(`POST ${receiver.url}`);
      expect(sentHeaders).not.toContain('webhook-signature');
      await drawer.getByRole('row', { name: /^1 200 \d+ ms/ }).waitFor();
      await checkPage(watched, 'webhook-delivery');
      await drawer.getByRole('button', { name: 'Replay' }).click();
      await eventually(() => expect(receiver.received).toHaveLength(2));

      const verifier = new Webhook(secret);
      for (const { headers, body: sent } of receiver.received) {
        expect(verifier.verify(sent, headers as Record<string, string>)).toMatchObject({
          type: 'message.delivered',
        });
        expect(JSON.parse(sent)).toEqual(JSON.parse(body ?? ''));
      }
    },
    FLOW_MS,
  );

  it(
    'is tested, given a new secret, disabled and deleted, and the audit log says by whom',
    async () => {
      await using receiver = await WebhookReceiver.open();
      await watched.signIn('hooks2@example.com');
      await watched.createProject('Hook Garden');
      const secret = await hooks.createWebhook(receiver.url);
      await hooks.act('Rotate secret');
      await page.getByRole('button', { name: 'Rotate secret' }).click();
      const next = (await page.getByLabel('secret', { exact: true }).textContent()) ?? '';
      await page.getByRole('button', { name: 'Done' }).click();
      await hooks.act('Send test');
      await eventually(() => expect(receiver.received).toHaveLength(1));
      const [sent] = receiver.received;
      for (const known of [secret, next]) {
        const headers = sent?.headers as Record<string, string>;
        expect(new Webhook(known).verify(sent?.body ?? '', headers)).toMatchObject({
          type: 'webhook.test',
        });
      }
      await hooks.act('Disable');
      await page.getByText('Disabled', { exact: true }).waitFor();
      await checkPage(watched, 'webhooks');
      await hooks.act('Delete');
      await page.getByRole('button', { name: 'Delete webhook' }).click();
      await page.getByText('No webhooks yet').waitFor();

      await hooks.open('Activity');
      await hooks.chooseMessages();
      await page.getByText('Nothing happened yet').waitFor();
      await page.getByRole('tab', { name: 'Audit log' }).click();
      await page.getByLabel('Action').fill('webhook.update');
      await page.getByText('webhook.delete').waitFor({ state: 'detached' });
      await checkPage(watched, 'audit');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export NDJSON' }).click();
      expect((await download).suggestedFilename()).toBe('audit-hook-garden-messaging.ndjson');
      await page.getByRole('button', { name: 'webhook.update' }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByText('hooks2@example.com').waitFor();
      await drawer.getByRole('row', { name: 'enabled true false' }).waitFor();
      await checkPage(watched, 'audit-entry');
    },
    FLOW_MS,
  );
});
