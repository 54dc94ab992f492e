import type { Browser, Page } from 'playwright-core';
import { showSection } from './app-page.js';
import { startBrowser, WatchedPage } from './browser.js';
import { auditContrast, auditPage } from './page-audit.js';
import { sendAsCurl, visit } from './requests.js';
import { makeShopRepository } from './shop-repository.js';
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

describe('a project', () => {
  it(
    'gives a key that works at once, and shows the message it sent',
    async () => {
      await watched.signIn('keys2@example.com');
      await watched.createProject('Key Shop');
      await page.getByRole('link', { name: 'Products', exact: true }).click();
      await page.getByRole('button', { name: 'Provision Messaging' }).click();
      await page.getByRole('button', { name: 'Provision', exact: true }).click();
      const key = await page.getByLabel('key', { exact: true }).textContent();
      expect(key).toMatch(/^dk_live_[0-9A-Za-z]{36}$/);
      expect(await auditContrast(page)).toEqual([]);
      await watched.picture('key');
      const curl = (await page.getByLabel('curl command', { exact: true }).textContent()) ?? '';
      expect(await sendAsCurl(curl)).toBe(202);
      await page.getByRole('button', { name: 'Done' }).click();
      expect(await page.content()).not.toContain(key);

      await page.getByRole('link', { name: 'Outbox' }).click();
      await page.getByRole('button', { name: 'Hello from Skydeck' }).waitFor();
      expect(await sendAsCurl(curl.replace('Hello from', 'A second hello from'))).toBe(202);
      await page.getByRole('button', { name: 'A second hello from Skydeck' }).click();
      await page.getByRole('dialog').getByText('+14155550123').waitFor();
      await watched.picture('outbox');
      await page.keyboard.press('Escape');

      await page.getByRole('link', { name: 'API keys' }).click();
      await page.getByRole('button', { name: 'Actions for Messaging key' }).click();
      await page.getByRole('menuitem', { name: 'Revoke' }).click();
      const revoke = page.getByRole('button', { name: 'Revoke key' });
      expect(await revoke.isDisabled()).toBe(true);
      await page.getByLabel(/^Type/).fill(key?.slice(-4) ?? '');
      await revoke.click();
      await page.getByText('Revoked', { exact: true }).waitFor();
      expect(await sendAsCurl(curl)).toBe(401);
    },
    FLOW_MS,
  );

  it(
    'deploys an app from a repository and shows its log until it is live',
    async () => {
      await using repository = await makeShopRepository();
      await watched.signIn('deploy@example.com');
      await watched.createProject('Web Shop');
      await page.getByRole('link', { name: 'Deploy an app' }).first().click();
      await page.getByLabel('Git repository').fill(repository.dir);
      await page.getByLabel('App name').fill('shop');
      await page.getByRole('button', { name: 'Add a variable' }).click();
      await page.getByLabel('Name 1').fill('GREETING');
      await page.getByRole('textbox', { name: 'Value 1' }).fill('a secret greeting');
      await page.getByRole('button', { name: 'Deploy', exact: true }).click();
      await page.getByRole('heading', { name: 'Deployment #1' }).waitFor();
      await page.getByText('Your app is live at').waitFor({ timeout: FLOW_MS });
      await page.getByRole('listitem', { name: 'Live: done' }).waitFor();

      const log = page.getByRole('log');
      await page.getByLabel('Search the build log').fill('shelf 123');
      await log.getByText('packing shelf 123').waitFor();
      expect(await log.locator('.log-line').count()).toBe(1);
      await page.getByLabel('Search the build log').fill('');
      expect([...(await auditPage(page)), ...(await auditContrast(page))]).toEqual([]);
      await watched.picture('deployment');
      // Only the lines in view are in the page.
      expect(await log.locator('.log-line').count()).toBeLessThan(150);

      const address = await page.getByRole('link', { name: /shop\.web-shop/ }).getAttribute('href');
      expect(await visit(address ?? '')).toBe('Hello from the shop\n');
      await page.getByRole('link', { name: '← shop' }).click();
      await showSection(page, 'Logs');
      await page.getByRole('log').getByText('The shop is open.').waitFor();
      await page.getByRole('log').getByText('GET /').waitFor();
      await showSection(page, 'Environment');
      await page.getByRole('button', { name: 'Set GREETING' }).waitFor();
      expect(await page.content()).not.toContain('a secret greeting');
      await watched.goTo('/projects/web-shop');
      await page.getByRole('link', { name: 'shop', exact: true }).waitFor();
      await watched.picture('overview');
    },
    FLOW_MS,
  );

  it(
    'lets a device in when its code is approved',
    async () => {
      const asked = await fetch(`${stack.endpoints.auth_url}/oauth/device_authorization`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: 'skydeck-cli' }),
      });
      const device = (await asked.json()) as Record<string, string>;
      await watched.signIn('device@example.com');
      await watched.goTo(`/device?user_code=${device['user_code']}`);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('skydeck-cli').waitFor();
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.getByRole('heading', { name: 'Device connected' }).waitFor();
      const given = await fetch(`${stack.endpoints.auth_url}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
          device_code: device['device_code'] ?? '',
          client_id: 'skydeck-cli',
        }),
      });
      expect(given.status).toBe(200);
    },
    FLOW_MS,
  );
});
