import type { Browser, Page } from 'playwright-core';
import { AppPage } from './app-page.js';
import { startBrowser } from './browser.js';
import { auditContrast, auditPage } from './page-audit.js';
import { visit } from './requests.js';
import { type Stack, startStack } from './stack.js';
import { UploadedFolder } from './uploaded-folder.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
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

const open = async (project: string) => {
  apps = await AppPage.open(browser, stack.endpoints.dashboard_url, project);
  page = apps.page;
};

const audit = async () => [...(await auditPage(page)), ...(await auditContrast(page))];

describe('an app from a folder', () => {
  it(
    'is uploaded, gets variables, is scaled and goes back to an earlier release',
    async () => {
      await using folder = await UploadedFolder.make('The kiosk');
      await open('Kiosk Row');
      await apps.upload(folder.dir, 'kiosk');
      await apps.isLive(DEPLOYED_MS);
      await page.getByRole('log').getByText('Live at').waitFor();
      await page.getByText('Why', { exact: true }).waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the build log' }).click();
      expect((await download).suggestedFilename()).toBe('kiosk-1.log');
      expect(await audit()).toEqual([]);

      await apps.open('kiosk', 'overview');
      await page.getByText('1 of 1').waitFor();
      const address = await page
        .getByRole('link', { name: /kiosk\.kiosk-row/ })
        .getAttribute('href');
      expect(await visit(address ?? '')).toBe('The kiosk, no colour\n');
      await apps.watched.picture('app-overview');

      await apps.open('kiosk', 'environment');
      await page.getByRole('button', { name: 'Paste a .env file' }).click();
      const lines = page.getByLabel('Lines of NAME=value');
      await lines.fill('COLOR=blue\nwhat is this\n');
      await page.getByText('Line 2 is not NAME=value.').waitFor();
      await lines.fill('# colours\nCOLOR=blue\nOTHER="x y"\n');
      await page.getByRole('button', { name: 'Take 2 variables' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Deploy to apply', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Set COLOR' }).waitFor();
      expect(await page.content()).not.toContain('x y');
      expect(await audit()).toEqual([]);
      await page.getByRole('button', { name: 'Apply without a build' }).click();
      await page.getByRole('heading', { name: 'Deployment #2' }).waitFor();
      await apps.isLive(DEPLOYED_MS);
      expect(await visit(address ?? '')).toBe('The kiosk, blue\n');
      await apps.open('kiosk', 'environment');
      await page.getByRole('button', { name: 'Set COLOR' }).waitFor();
      expect(await page.getByText('Deploy to apply', { exact: true }).count()).toBe(0);

      await apps.open('kiosk', 'scaling');
      await page.getByRole('textbox', { name: 'Replicas' }).fill('2');
      await page.getByRole('button', { name: 'Scale', exact: true }).click();
      await page.getByRole('heading', { name: 'Deployment #3' }).waitFor();
      await apps.isLive(DEPLOYED_MS);
      await apps.open('kiosk', 'scaling');
      await page.getByText('2 of 2').waitFor();

      await apps.open('kiosk', 'releases');
      const differences = page.getByRole('region', { name: 'Differences' });
      await differences.getByText('scale replicas').waitFor();
      expect(await audit()).toEqual([]);
      await page.getByRole('button', { name: 'Roll back to release 1' }).click();
      await page.getByRole('button', { name: 'Roll back', exact: true }).last().click();
      await page.getByRole('heading', { name: 'Deployment #4' }).waitFor();
      await apps.isLive(DEPLOYED_MS);
      expect(await visit(address ?? '')).toBe('The kiosk, no colour\n');
      await apps.open('kiosk', 'releases');
      await page.getByRole('button', { name: 'Resume auto-deploy' }).click();
      await page.getByText('Auto-deploy is paused').waitFor({ state: 'detached' });
    },
    FLOW_MS,
  );

  it(
    'that does not start is explained, and the folder can be sent again',
    async () => {
      await using folder = await UploadedFolder.make('The stall');
      await folder.write('server.js', 'process.exit(3);\n');
      await open('Stall Row');
      await apps.upload(folder.dir, 'stall');
      const alert = page
        .getByRole('alert')
        .filter({ hasText: 'The deployment stopped at “Health' });
      await alert.waitFor({ timeout: DEPLOYED_MS });
      await alert.getByText('deployment.crashed').waitFor();
      await page.getByRole('listitem', { name: 'Health check: stopped here' }).waitFor();
      expect(await audit()).toEqual([]);
      await apps.watched.picture('app-failed');

      await folder.greet('The stall');
      await apps.open('stall', 'source');
      await page.getByText('Drop a folder here, or').waitFor();
      await page.locator('input[type=file]').setInputFiles(folder.dir);
      await page.getByRole('heading', { name: 'Deployment #2' }).waitFor();
      await apps.isLive(DEPLOYED_MS);
    },
    FLOW_MS,
  );
});
