import { createHmac } from 'node:crypto';
import { eventually } from '@skydeck/testing';
import type { Browser, Page } from 'playwright-core';
import { AppPage } from './app-page.js';
import { startBrowser } from './browser.js';
import { auditContrast, auditPage } from './page-audit.js';
import { visit } from './requests.js';
import { makeShopRepository } from './shop-repository.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 180_000;
const FLOW_MS = 240_000;
const DEPLOYED_MS = 60_000;

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

const audit = async () => [...(await auditPage(page)), ...(await auditContrast(page))];
const save = async (name: string) => page.getByRole('button', { name, exact: true }).click();

it(
  'an app is looked into, set, renamed, and given domains and values of its own',
  async () => {
    await using repository = await makeShopRepository();
    apps = await AppPage.open(browser, stack.endpoints.dashboard_url, 'Set Row');
    page = apps.page;
    apps.refusals.push(
      'Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)',
    );
    await apps.watched.goTo('/projects/set-row/apps/new');
    await page.getByRole('textbox', { name: 'Git repository' }).fill(repository.dir);
    await save('Look into the code');
    const found = page.getByRole('region', { name: 'What was found' });
    await found.getByText('port 3000').waitFor();
    await found.getByRole('listitem').first().waitFor();
    await page.getByRole('button', { name: 'Build settings' }).click();
    const start = page.getByRole('textbox', { name: 'Start command' });
    expect(await start.getAttribute('placeholder')).toContain('node server.js');
    expect(await audit()).toEqual([]);
    await page.getByRole('textbox', { name: 'App name' }).fill('shop');
    await save('Deploy');
    await page.getByRole('heading', { name: 'Deployment #1' }).waitFor();
    await apps.isLive(DEPLOYED_MS);

    await apps.open('shop', 'settings');
    await page.getByRole('textbox', { name: 'Port', exact: true }).fill('70000');
    await save('Save settings');
    await page.getByText(/^Too big/).waitFor();
    await page.getByRole('textbox', { name: 'Port', exact: true }).fill('8080');
    await page.getByRole('textbox', { name: 'Releases kept' }).fill('2');
    await save('Save settings');
    const waits = page.getByRole('region', { name: 'Waits for a deployment' });
    await waits.getByText('port', { exact: true }).waitFor();
    expect(await audit()).toEqual([]);
    await save('Deploy these settings');
    await page.getByRole('heading', { name: 'Deployment #2' }).waitFor();
    await apps.isLive(DEPLOYED_MS);

    await apps.open('shop', 'settings');
    await page.getByRole('textbox', { name: 'New name' }).fill('store');
    await save('Rename');
    await page.waitForURL(/app\/store/);
    await apps.open('store', 'overview');
    const link = page.getByRole('link', { name: /store\.set-row/ });
    expect(await visit((await link.first().getAttribute('href')) ?? '')).toContain('Hello');

    await apps.open('store', 'domains');
    await page.getByRole('textbox', { name: 'Name without www' }).fill('shop.example.com');
    await save('Add both');
    const apex = page.getByRole('region', { name: 'shop.example.com', exact: true });
    await apex.getByText('The app goes by this name.').waitFor();
    const www = page.getByRole('region', { name: 'www.shop.example.com', exact: true });
    const gets = www.getByRole('combobox', { name: 'Visitors get' });
    await eventually(async () => (await gets.inputValue()) === 'Sent on to shop.example.com');
    await www.getByRole('button', { name: 'Make it the primary one' }).waitFor();
    expect(await audit()).toEqual([]);

    await apps.open('store', 'environment');
    await page.getByRole('textbox', { name: 'Variable', exact: true }).fill('MOOD');
    await page.getByLabel('Value there').fill('only-in-previews');
    await save('Set there');
    const own = page.getByRole('region', { name: 'Own values' });
    await own.getByRole('row', { name: /MOOD preview secret/ }).waitFor();
    await page.getByText('Only there', { exact: true }).waitFor();
    expect(await page.content()).not.toContain('only-in-previews');
    expect(await audit()).toEqual([]);
    expect(await apps.auditTabs('store', ['settings', 'domains', 'environment'])).toEqual([]);
  },
  FLOW_MS,
);

it(
  'deliveries of a hook are shown, and can be taken again',
  async () => {
    await using repository = await makeShopRepository();
    apps = await AppPage.open(browser, stack.endpoints.dashboard_url, 'Hook Row');
    page = apps.page;
    await apps.watched.goTo('/projects/hook-row/apps/new');
    await page.getByRole('textbox', { name: 'Git repository' }).fill(repository.dir);
    await page.getByRole('textbox', { name: 'App name' }).fill('shop');
    await save('Deploy');
    await apps.isLive(DEPLOYED_MS);
    await apps.open('shop', 'source');
    await page.getByText('Nothing was delivered yet.').waitFor();
    await save('Make a hook');
    const secret = (await page.getByLabel('secret', { exact: true }).textContent()) ?? '';
    const url = await hookUrl();
    await page.keyboard.press('Escape');
    const payload = JSON.stringify({ branch: 'other', commit: 'c'.repeat(40) });
    const sign = (key: string) => createHmac('sha256', key).update(payload).digest('hex');
    for (const key of [secret.trim(), 'guess']) {
      await fetch(url, {
        method: 'POST',
        headers: { 'x-skydeck-signature': `sha256=${sign(key)}` },
        body: payload,
      });
    }
    await apps.open('shop', 'source');
    const deliveries = page.getByRole('region', { name: 'Deliveries' }).last();
    await deliveries.getByText('Push to other, ccccccc').waitFor();
    await deliveries.getByText('Not signed as it should be').waitFor();
    await page.getByRole('button', { name: 'Take Push to other, ccccccc again' }).click();
    await deliveries.getByText('generic, taken again').waitFor();
    expect(await audit()).toEqual([]);
    expect(await apps.auditTabs('shop', ['source'])).toEqual([]);
  },
  FLOW_MS,
);

async function hookUrl(): Promise<string> {
  const address = (await page.getByLabel('hook address', { exact: true }).textContent()) ?? '';
  return address.trim().replace(/\/github$/, '/generic');
}
