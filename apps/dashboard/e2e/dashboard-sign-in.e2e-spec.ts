import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { auditPage } from './page-audit.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;

let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'dashboard']);
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
