import { eventually } from '@skydeck/testing';
import type { Browser, Page } from 'playwright-core';
import { AppPage } from './app-page.js';
import { startBrowser } from './browser.js';
import { auditContrast, auditPage } from './page-audit.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const PHONE = { width: 390, height: 844 };
let stack: Stack;
let browser: Browser;
let apps: AppPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard']);
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

afterEach(() => apps.close());

/** An app that waits for a push, with its page open. */
const openWaiting = async (project: string) => {
  apps = await AppPage.open(browser, stack.endpoints.dashboard_url, project);
  page = apps.page;
  await apps.watched.goTo(`/projects/${project.toLowerCase()}/apps/new`);
  await page.getByText('Git push', { exact: true }).click();
  await page.getByRole('textbox', { name: 'App name' }).fill('shop');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByLabel('git commands', { exact: true }).waitFor();
  await apps.open('shop', 'overview');
};

describe('the sections of an app', () => {
  it(
    'are all in sight on a desk, keep their place in the address and the window’s title',
    async () => {
      await openWaiting('Desk');
      const menu = page.getByRole('navigation', { name: 'Sections of shop' });
      const links = await menu.getByRole('link').all();
      expect(links.length).toBeGreaterThanOrEqual(14);
      for (const link of links) expect(await link.isVisible()).toBe(true);
      const overPx = await menu.evaluate((nav) => nav.scrollWidth - nav.clientWidth);
      expect(overPx).toBeLessThanOrEqual(0);
      await menu.getByRole('link', { name: 'Edge rules' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Redirects' }).waitFor();
      expect(new URL(page.url()).searchParams.get('tab')).toBe('edge');
      expect(await page.title()).toBe('Edge rules · shop · Skydeck');
      await apps.show('Releases');
      await page.getByText('No releases yet').waitFor();
      await page.goBack();
      await page.getByRole('region', { name: 'Redirects' }).waitFor();
    },
    FLOW_MS,
  );

  it(
    'fold into a button on a phone, which Escape and a choice close',
    async () => {
      await openWaiting('Phone');
      await page.setViewportSize(PHONE);
      const menu = page.getByRole('navigation', { name: 'Sections of shop' });
      const toggle = menu.getByRole('button', { name: 'Overview' });
      await toggle.click();
      const jobs = menu.getByRole('link', { name: 'Jobs' });
      await jobs.waitFor();
      expect([...(await auditPage(page)), ...(await auditContrast(page))]).toEqual([]);
      await page.keyboard.press('Escape');
      await jobs.waitFor({ state: 'hidden' });
      expect(await toggle.getAttribute('aria-expanded')).toBe('false');
      await toggle.click();
      await jobs.click();
      await menu.getByRole('button', { name: 'Jobs' }).waitFor();
      await jobs.waitFor({ state: 'hidden' });
      await page.getByRole('region', { name: 'By the clock' }).waitFor();
    },
    FLOW_MS,
  );

  it(
    'tell an app that has nothing yet how to begin',
    async () => {
      await openWaiting('Begin');
      await page.getByRole('region', { name: 'Upload a folder' }).waitFor();
      expect(await page.getByRole('link', { name: 'Roll back…' }).count()).toBe(0);
      await apps.show('Deployments');
      await page.getByRole('link', { name: 'Bring code' }).click();
      await page.getByRole('region', { name: 'Upload a folder' }).waitFor();
    },
    FLOW_MS,
  );

  it(
    'ask before an entry is deleted, and name each value of a row on a phone',
    async () => {
      await openWaiting('Rows');
      await apps.show('Jobs');
      await page.getByRole('button', { name: 'Add an entry' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('nightly');
      await page.getByRole('textbox', { name: 'Command', exact: true }).fill('node tidy.js');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      const table = page.getByRole('region', { name: 'Entries by the clock' });
      await table.getByText('nightly').waitFor();

      await table.getByLabel('nightly runs').press('Space');
      await table.locator('input:not(:checked)').waitFor({ state: 'attached' });

      await page.setViewportSize(PHONE);
      const command = table.getByRole('cell', { name: /node tidy\.js/ });
      const title = await command.evaluate((cell) => getComputedStyle(cell, '::before').content);
      expect(title).toBe('"Command"');
      // The page lays itself out anew a moment after the window has become narrow.
      await eventually(async () => {
        const overPx = await table.evaluate((box) => box.scrollWidth - box.clientWidth);
        expect(overPx).toBeLessThanOrEqual(0);
      });

      await page.getByRole('button', { name: 'Delete nightly' }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Delete nightly' }).click();
      await page.getByRole('button', { name: 'Delete entry' }).click();
      await page.getByText('Nothing runs by the clock yet.').waitFor();
    },
    FLOW_MS,
  );

  it(
    'give the records of a domain as a zone file',
    async () => {
      await openWaiting('Zone');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await apps.show('Domains');
      await page.getByRole('textbox', { name: 'Host name' }).fill('shop.example.com');
      await page.getByRole('button', { name: 'Add domain' }).click();
      await page.getByRole('button', { name: 'Copy as a zone file' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(
        /^_skydeck\.shop\.example\.com\. 300 IN TXT "skydeck-domain=[0-9a-f]+"$/m,
      );
      expect(copied).toMatch(/^shop\.example\.com\. 300 IN (CNAME \S+\.|A \d+\.\d+\.\d+\.\d+)$/m);
    },
    FLOW_MS,
  );
});
