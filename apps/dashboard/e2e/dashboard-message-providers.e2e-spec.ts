import { generateKeyPairSync, type KeyObject } from 'node:crypto';
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
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard'], {
    MESSAGING_ALLOW_CIDRS: '127.0.0.0/8',
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

const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

describe('a message provider', () => {
  it(
    'is added with a password that is never shown, tested, switched off and deleted',
    async () => {
      await watched.signIn('carriers@example.com');
      await watched.createProject('Carrier Shop');
      await page.getByRole('link', { name: 'Message providers' }).click();
      await page.getByText('No providers yet').waitFor();
      await page.getByRole('button', { name: 'New provider' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name', { exact: true }).fill('Relay');
      await dialog.getByLabel('Host').fill('127.0.0.1');
      await dialog.getByLabel('Port').fill('1');
      await dialog.getByLabel('Sender').fill('shop@example.com');
      await dialog.getByLabel('User name').fill('shop');
      await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
      await dialog.getByRole('button', { name: 'Add provider' }).click();
      const row = page.getByRole('row', { name: /Relay/ });
      await row.getByText('Active').waitFor();
      expect(await page.content()).not.toContain('correct horse');
      await checkPage(watched, 'message-providers');

      const act = async (name: string) => {
        await page.getByRole('button', { name: 'Actions for Relay' }).click();
        await page.getByRole('menuitem', { name }).click();
      };
      await act('Test');
      await page.getByText('Relay does not work: provider_unavailable.').waitFor();
      await act('Disable');
      await row.getByText('Disabled').waitFor();
      expect(await page.getByText('Relay does not work').count()).toBe(0);
      await act('Delete');
      await page.getByRole('dialog').getByRole('textbox').fill('Relay');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete provider' }).click();
      await page.getByText('No providers yet').waitFor();

      await page.getByRole('button', { name: 'New provider' }).click();
      await dialog.getByRole('combobox', { name: 'Kind' }).click();
      await page.getByRole('option', { name: 'WhatsApp (Cloud API)' }).click();
      await dialog.getByLabel('Name', { exact: true }).fill('Chat');
      await dialog.getByLabel('Phone number id').fill('106540352242922');
      await dialog.getByLabel('Business account id').fill('102290129340398');
      await dialog.getByRole('textbox', { name: 'Number', exact: true }).fill('+15550783881');
      await dialog.getByLabel('Access token').fill('EAAG-correct-horse');
      await dialog.getByLabel('App secret').fill('battery-staple');
      await checkPage(watched, 'message-provider-whatsapp');
      await dialog.getByRole('button', { name: 'Add provider' }).click();
      await page.getByRole('row', { name: /Chat/ }).getByText('Active').waitFor();
      await page.getByRole('button', { name: 'Actions for Chat' }).click();
      await page.getByRole('menuitem', { name: 'Webhook' }).click();
      await dialog.getByText(/\/p\/inbound\/mpr_/).waitFor();
      await dialog.getByRole('button', { name: 'Copy verify token' }).click();
      await checkPage(watched, 'message-provider-webhook');
      expect(await page.content()).not.toMatch(/correct-horse|battery-staple/);
    },
    FLOW_MS,
  );

  it(
    'is added for phones with the file of a key, which is never shown again',
    async () => {
      await watched.signIn('phones@example.com');
      await watched.createProject('Phone Shop');
      await page.getByRole('link', { name: 'Message providers' }).click();
      await page.getByRole('button', { name: 'New provider' }).click();
      const dialog = page.getByRole('dialog');
      const choose = async (kind: string) => {
        await dialog.getByRole('combobox', { name: 'Kind' }).click();
        await page.getByRole('option', { name: kind }).click();
      };
      const upload = async (label: string, name: string, text: string) => {
        const asked = page.waitForEvent('filechooser');
        await dialog.getByRole('button', { name: `Choose a file: ${label}` }).click();
        const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) };
        await (await asked).setFiles(file);
      };

      await choose('iPhone and iPad apps');
      const p8 = pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
      await upload('Signing key', 'AuthKey_KEY1234567.p8', p8);
      await dialog.getByLabel('Key id').fill('KEY1234567');
      await dialog.getByLabel('Team id').fill('TEAM123456');
      await dialog.getByLabel('Bundle id').fill('com.example.shop');
      await checkPage(watched, 'message-provider-apns');
      await dialog.getByRole('button', { name: 'Add provider' }).click();
      await page.getByRole('row', { name: /apns/ }).getByText('Active').waitFor();

      await page.getByRole('button', { name: 'New provider' }).click();
      await choose('Android and web apps');
      const account = {
        type: 'service_account',
        project_id: 'shop-1',
        private_key_id: 'a1b2c3',
        private_key: pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
        client_email: 'pusher@shop-1.iam.gserviceaccount.com',
      };
      await upload('Key of a service account', 'shop-1.json', JSON.stringify(account));
      await checkPage(watched, 'message-provider-fcm');
      await dialog.getByRole('button', { name: 'Add provider' }).click();
      await page.getByRole('row', { name: /fcm/ }).getByText('Active').waitFor();
      expect(await page.content()).not.toContain('PRIVATE KEY');
    },
    FLOW_MS,
  );
});
