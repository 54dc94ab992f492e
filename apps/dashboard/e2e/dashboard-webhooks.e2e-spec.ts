import { eventually } from '@skydeck/testing';
import type { Browser, Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { sendAsCurl } from './requests.js';
import { type Stack, startStack } from './stack.js';
import { WebhookReceiver } from './webhook-receiver.js';

const SERVICES = ['auth', 'messaging', 'platform', 'pay', 'media', 'vault', 'location'];
const START_MS = 90_000;
const FLOW_MS = 120_000;
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack([...SERVICES, 'edge', 'dashboard'], {
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
});

afterEach(() => watched.close());

describe('a webhook', () => {
  it(
    'is told of a message, twice when replayed, signed with the secret that was shown once',
    async () => {
      await using receiver = await WebhookReceiver.open();
      await watched.signIn('hooks@example.com');
      await watched.createProject('Hook Shop');
      const secret = await createWebhook(receiver.url);
      await openWebhook(receiver.url);
      await page.getByText('Nothing was sent yet').waitFor();

      expect(await sendAsCurl(await provision())).toBe(202);
      await page.getByRole('link', { name: 'Activity' }).click();
      await chooseMessages();
      await page.getByRole('button', { name: 'message.delivered' }).click();
      await page.getByRole('dialog').getByLabel('event', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await page.getByRole('link', { name: 'Webhooks' }).click();
      await chooseMessages();
      await openWebhook(receiver.url);
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
      const secret = await createWebhook(receiver.url);
      await act('Rotate secret');
      await page.getByRole('button', { name: 'Rotate secret' }).click();
      const next = (await page.getByLabel('secret', { exact: true }).textContent()) ?? '';
      await page.getByRole('button', { name: 'Done' }).click();
      await act('Send test');
      await eventually(() => expect(receiver.received).toHaveLength(1));
      const [sent] = receiver.received;
      for (const known of [secret, next]) {
        const headers = sent?.headers as Record<string, string>;
        expect(new Webhook(known).verify(sent?.body ?? '', headers)).toMatchObject({
          type: 'webhook.test',
        });
      }
      await act('Disable');
      await page.getByText('Disabled', { exact: true }).waitFor();
      await checkPage(watched, 'webhooks');
      await act('Delete');
      await page.getByRole('button', { name: 'Delete webhook' }).click();
      await page.getByText('No webhooks yet').waitFor();

      await page.getByRole('link', { name: 'Activity' }).click();
      await chooseMessages();
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

describe('a webhook whose receiver is gone', () => {
  it(
    'says why it was disabled, and is edited and enabled again',
    async () => {
      await using receiver = await WebhookReceiver.open();
      receiver.status = 410;
      await watched.signIn('hooks3@example.com');
      await watched.createProject('Gone Shop');
      await createWebhook(receiver.url);
      await act('Send test');
      await openWebhook(receiver.url);
      const notice = page.getByText('This webhook was disabled');
      await eventually(async () => {
        await page.reload();
        await notice.waitFor({ timeout: 1000 });
      });
      await page.getByText('answered 410').waitFor();
      await checkPage(watched, 'webhook-disabled');
      await page.getByRole('button', { name: 'Enable again' }).click();
      await notice.waitFor({ state: 'detached' });
      await act('Edit');
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
        await page.getByRole('combobox', { name: 'Product' }).click();
        await page.getByRole('option', { name: product }).click();
        await page.getByRole('button', { name: 'New webhook' }).click();
        await page.getByLabel('Address').fill(receiver.url);
        await page.getByLabel('Description').fill('Order service');
        await page.getByRole('button', { name: 'Create webhook' }).click();
        await page.getByRole('button', { name: 'Done' }).click();
        await act('Send test');
        await eventually(() => expect(receiver.received).toHaveLength(1));
      },
      FLOW_MS,
    );
  },
);

describe('an event', () => {
  it(
    'appears among the events at once, without a reload',
    async () => {
      await watched.signIn('events@example.com');
      await watched.createProject('Event Shop');
      const curl = await provision();
      await page.getByRole('link', { name: 'Activity' }).click();
      await page.getByRole('button', { name: 'key.created' }).waitFor();
      await chooseMessages();
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

/** Chooses messages from the products. */
async function chooseMessages(): Promise<void> {
  await page.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option', { name: 'Messages' }).click();
}

/** Makes a webhook for messages and returns its secret, which is then nowhere on the page. */
async function createWebhook(url: string): Promise<string> {
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await chooseMessages();
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByLabel('Address').fill(url);
  await page.getByRole('combobox', { name: 'Events' }).click();
  await page.getByRole('option', { name: 'message.*' }).click();
  await page.getByLabel('Description').fill('Order service');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  const secret = (await page.getByLabel('secret', { exact: true }).textContent()) ?? '';
  expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
  await page.getByLabel('verification code', { exact: true }).waitFor();
  await checkPage(watched, 'webhook-secret');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.content()).not.toContain(secret);
  return secret;
}

/** Chooses from the menu of the only webhook in the list. */
async function act(action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Order service' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function openWebhook(url: string): Promise<void> {
  await page.getByRole('link', { name: url }).click();
  await page.getByRole('heading', { name: 'Deliveries' }).waitFor();
}

/** Makes a key for messages; returns the curl command that sends one. */
async function provision(): Promise<string> {
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('button', { name: 'Provision Messaging' }).click();
  await page.getByRole('button', { name: 'Provision', exact: true }).click();
  const curl = await page.getByLabel('curl command', { exact: true }).textContent();
  await page.getByRole('button', { name: 'Done' }).click();
  return curl ?? '';
}
