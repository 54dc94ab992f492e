import { type IncomingMessage, request } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { auditContrast, auditPage } from './page-audit.js';
import { makeShopRepository } from './shop-repository.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const PHONE = { width: 375, height: 760 };

let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

const open = async (options = {}) => {
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url, options);
  page = watched.page;
};

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard']);
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

beforeEach(() => open());

afterEach(() => watched.close());

describe('sign-in', () => {
  it(
    'works by keyboard alone, and comes back to the page that was asked for',
    async () => {
      await watched.goTo('/account');
      await page.getByRole('heading', { name: 'Sign in to Skydeck' }).waitFor();
      await watched.picture('sign-in');
      await page.keyboard.type('keys@example.com');
      await page.keyboard.press('Enter');
      const use = page.getByRole('button', { name: /^Use code \d{6}$/ });
      await use.waitFor();
      await watched.picture('sign-in-code');
      expect(await auditPage(page)).toEqual([]);
      const code = (await use.textContent())?.slice(-6) ?? '';
      await page.keyboard.type(code);
      await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
      await page.getByText('keys@example.com').waitFor();
    },
    FLOW_MS,
  );

  it(
    'works by phone too, says that a code is wrong, and lets one try again',
    async () => {
      await watched.goTo('/sign-in');
      await page.getByText('Phone', { exact: true }).click();
      await page.getByLabel('Phone number').fill('+1 415 555 2671');
      await page.keyboard.press('Enter');
      const use = page.getByRole('button', { name: /^Use code \d{6}$/ });
      await use.waitFor();
      const code = (await use.textContent())?.slice(-6) ?? '';
      await page.keyboard.type(code === '000000' ? '000001' : '000000');
      const alert = page.getByRole('alert');
      await alert.waitFor();
      expect(await alert.textContent()).toMatch(/req_[0-9a-z]{26}/);
      await use.click();
      await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor();
      // Chromium itself reports the refused request.
      watched.complaints.splice(0);
    },
    FLOW_MS,
  );
});

describe('a session', () => {
  it(
    'that ends elsewhere shows sign-in, and comes back to the page',
    async () => {
      await watched.signIn('ended@example.com');
      await watched.createProject('Ended');
      const status = await page.evaluate(async () => {
        const sessions = '/api/auth/api/v1/auth/accounts/sessions';
        const found = (await (await fetch(sessions)).json()) as {
          data: { items: { id: string }[] };
        };
        const headers = { 'x-skydeck-dashboard': '1' };
        const id = found.data.items[0]?.id;
        return (await fetch(`${sessions}/${id}`, { method: 'DELETE', headers })).status;
      });
      expect(status).toBe(200);
      await page.getByRole('link', { name: 'Members' }).click();
      await page.getByRole('heading', { name: 'Sign in to Skydeck' }).waitFor();
      await page.getByLabel('E-mail address').fill('ended@example.com');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Use code/ }).click();
      await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor();
      // Chromium itself reports the refused requests.
      watched.complaints.splice(0);
    },
    FLOW_MS,
  );
});

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
      await watched.picture('deployment');
      // Only the lines in view are in the page.
      expect(await log.locator('.log-line').count()).toBeLessThan(150);

      const address = await page.getByRole('link', { name: /shop\.web-shop/ }).getAttribute('href');
      expect(await visit(address ?? '')).toBe('Hello from the shop\n');
      await page.getByRole('link', { name: '← shop' }).click();
      await page.getByRole('tab', { name: 'Logs' }).click();
      await page.getByRole('log').getByText('The shop is open.').waitFor();
      await page.getByRole('log').getByText('GET /').waitFor();
      await page.getByRole('tab', { name: 'Environment' }).click();
      await page.getByText('GREETING').waitFor();
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

describe('every page', () => {
  const PAGES = [
    '/',
    '/account',
    '/engines',
    '/projects/all-pages',
    '/projects/all-pages/apps',
    '/projects/all-pages/apps/new',
    '/projects/all-pages/products',
    '/projects/all-pages/keys',
    '/projects/all-pages/outbox',
    '/projects/all-pages/members',
    '/projects/all-pages/settings',
  ];

  it(
    'has names, landmarks and contrast, light and dark, and fits a phone',
    async () => {
      await watched.signIn('pages@example.com');
      await watched.createProject('All Pages');
      const problems: unknown[] = [];
      for (const path of PAGES) {
        await page.setViewportSize({ width: 1280, height: 800 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await watched.goTo(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
          await watched.picture(`${colorScheme}${path.replaceAll('/', '-')}`);
          const poor = await auditContrast(page);
          const found = [...(await auditPage(page)), ...poor];
          if (found.length > 0) problems.push({ path, colorScheme, found });
        }
        await page.setViewportSize(PHONE);
        await watched.picture(`phone${path.replaceAll('/', '-')}`);
        const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
        if (widthPx > PHONE.width) problems.push({ path, widthPx });
      }
      expect(problems).toEqual([]);
    },
    FLOW_MS,
  );

  it(
    'is reached by shortcuts, the palette, and the burger of a phone',
    async () => {
      await watched.signIn('shortcuts@example.com');
      await watched.createProject('Shortcuts');
      await page.keyboard.press('g');
      await page.keyboard.press('k');
      await page.getByRole('heading', { name: 'API keys', level: 1 }).waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search pages and projects' }).fill('memb');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor();
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: 'Open navigation' }).click();
      await watched.picture('phone-navigation');
      await page.getByRole('link', { name: 'Engines' }).click();
      await page.getByRole('heading', { name: 'Engines', level: 1 }).waitFor();
    },
    FLOW_MS,
  );
});

/** Sends the request that a curl command of the dashboard stands for. Returns the status. */
async function sendAsCurl(command: string): Promise<number> {
  const url = /https?:\S+/.exec(command)?.[0] ?? '';
  const key = /Bearer (\w+)/.exec(command)?.[1] ?? '';
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: /-d '(.*)'/.exec(command)?.[1] ?? null,
  });
  return response.status;
}

/** Visits an app as a browser would: names under `localhost` always mean this machine. */
function visit(address: string): Promise<string> {
  const { port, host, pathname } = new URL(address);
  return new Promise((resolve, reject) => {
    const visitor = request({ host: '127.0.0.1', port, path: pathname, headers: { host } });
    visitor.on('error', reject);
    visitor.on('response', (response: IncomingMessage) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve(text));
    });
    visitor.end();
  });
}
