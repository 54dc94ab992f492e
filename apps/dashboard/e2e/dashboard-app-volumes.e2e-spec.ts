import type { Browser } from 'playwright-core';
import { AppPage } from './app-page.js';
import { startBrowser } from './browser.js';
import { auditContrast, auditPage } from './page-audit.js';
import { type Stack, startStack } from './stack.js';
import { UploadedFolder } from './uploaded-folder.js';

const START_MS = 90_000;
const FLOW_MS = 240_000;
const DEPLOYED_MS = 60_000;

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard'], {
    LAUNCHPAD_METRICS_EVERY_S: '1',
  });
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

it(
  'a volume is made in the settings of an app, grows, is detached and deleted',
  async () => {
    await using folder = await UploadedFolder.make('The archive');
    const apps = await AppPage.open(browser, stack.endpoints.dashboard_url, 'Volume Row');
    const { page } = apps;
    try {
      await apps.upload(folder.dir, 'archive');
      await apps.isLive(DEPLOYED_MS);
      await apps.open('archive', 'settings');
      const card = page.getByRole('region', { name: 'Volumes' }).first();
      await card.getByText('None yet.').waitFor();
      await page.getByLabel('Name', { exact: true }).fill('uploads');
      await page.getByLabel('Found at').fill('/data');
      await page.getByRole('button', { name: 'Add volume' }).click();
      await card.getByText('Ready', { exact: true }).waitFor();
      await card.getByText(/B of 1 GB/).waitFor();
      await apps.watched.picture('app-volumes');
      expect([...(await auditPage(page)), ...(await auditContrast(page))]).toEqual([]);

      await page.getByRole('button', { name: 'Grow uploads' }).click();
      await page.getByRole('button', { name: 'Grow volume' }).click();
      await card.getByText(/of 2 GB/).waitFor();
      await page.getByRole('button', { name: 'Detach uploads' }).click();
      await card.getByText('Detached', { exact: true }).waitFor({ timeout: DEPLOYED_MS });
      await page.getByRole('button', { name: 'Snapshots of uploads' }).click();
      const shots = page.getByRole('dialog', { name: 'Snapshots of uploads' });
      await shots.getByLabel('Name of a new snapshot').fill('before');
      await shots.getByRole('button', { name: 'Take snapshot' }).click();
      await shots
        .getByRole('row', { name: /before/ })
        .getByText('Ready')
        .waitFor();
      await shots.getByLabel('Daily snapshots kept').fill('14');
      await shots.getByRole('button', { name: 'Save' }).click();
      await shots.locator('button[disabled]', { hasText: 'Save' }).waitFor();
      await apps.watched.picture('app-volume-snapshots');
      expect(await auditPage(page)).toEqual([]);
      await shots.getByRole('button', { name: 'Close' }).click();
      // Until the release without it is live, somebody has it.
      await apps.open('archive', 'deployments');
      const newest = page.getByRole('row').nth(1);
      await newest.getByText('Live', { exact: true }).waitFor({ timeout: DEPLOYED_MS });
      await apps.open('archive', 'settings');
      await page.getByRole('button', { name: 'Snapshots of uploads' }).click();
      await shots.getByRole('button', { name: 'Bring before back' }).click();
      await page.getByRole('button', { name: 'Bring back', exact: true }).last().click();
      await page.getByRole('dialog', { name: 'Bring before back' }).waitFor({ state: 'hidden' });
      await shots.getByRole('button', { name: 'Delete snapshot before' }).click();
      await page.getByRole('button', { name: 'Delete snapshot', exact: true }).click();
      await shots.getByText('None yet.').waitFor();
      await shots.getByRole('button', { name: 'Close' }).click();
      await card.getByText('Detached', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Delete uploads' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('uploads');
      await dialog.getByRole('button', { name: 'Delete volume' }).click();
      await card.getByText('None yet.').waitFor();
    } finally {
      await apps.close();
    }
  },
  FLOW_MS,
);
