import type { Browser, Page } from 'playwright-core';
import { AppPage } from './app-page.js';
import { startBrowser } from './browser.js';
import { auditContrast, auditPage } from './page-audit.js';
import { visit } from './requests.js';
import { type Stack, startStack } from './stack.js';
import { UploadedFolder } from './uploaded-folder.js';

const START_MS = 90_000;
const FLOW_MS = 240_000;
const DEPLOYED_MS = 60_000;

const TABS = [
  'overview',
  'deployments',
  'releases',
  'logs',
  'metrics',
  'environment',
  'domains',
  'edge',
  'scaling',
  'jobs',
  'source',
  'previews',
  'settings',
];

let stack: Stack;
let browser: Browser;
let apps: AppPage;
let page: Page;

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
      await page.getByText('1 of 1', { exact: true }).waitFor();
      const address = await page
        .getByRole('link', { name: /kiosk\.kiosk-row/ })
        .getAttribute('href');
      expect(await visit(address ?? '')).toBe('The kiosk, no colour\n');
      await apps.watched.picture('app-overview');

      for (let visits = 0; visits < 20; visits++) await visit(address ?? '');
      await apps.open('kiosk', 'metrics');
      const charts = ['Requests: last requests', 'Response time: last 95 % within', 'Memory: last'];
      for (const name of charts) {
        await page.getByRole('img', { name: new RegExp(`^${name}.* \\d`) }).waitFor();
      }
      expect(await audit()).toEqual([]);
      await apps.watched.picture('app-metrics');

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
      await page.getByText('2 of 2', { exact: true }).waitFor();

      await apps.open('kiosk', 'releases');
      const differences = page.getByRole('region', { name: 'Differences' });
      await differences.getByText('Replicas', { exact: true }).waitFor();
      expect(await audit()).toEqual([]);
      await page.getByRole('button', { name: 'Roll back to release 1' }).click();
      const asked = page.getByRole('dialog').getByRole('region', { name: 'Differences' });
      await asked.getByRole('row', { name: /^Variable COLOR set not set$/ }).waitFor();
      await page.getByRole('button', { name: 'Roll back', exact: true }).last().click();
      await page.getByRole('heading', { name: 'Deployment #4' }).waitFor();
      await apps.isLive(DEPLOYED_MS);
      expect(await visit(address ?? '')).toBe('The kiosk, no colour\n');
      await apps.open('kiosk', 'deployments');
      const done = page.getByRole('region', { name: 'Deployments' });
      await done.getByText('Live', { exact: true }).waitFor();
      expect(await done.getByText('Rolled back', { exact: true }).count()).toBe(1);
      expect(await done.getByText('Replaced', { exact: true }).count()).toBe(2);
      await apps.open('kiosk', 'releases');
      await page.getByRole('button', { name: 'Resume auto-deploy' }).click();
      await page.getByText('Auto-deploy is paused').waitFor({ state: 'detached' });
      expect(await apps.auditTabs('kiosk', TABS)).toEqual([]);
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
      await page.getByRole('link', { name: 'Compare releases' }).click();
      await page.getByText('Never served', { exact: true }).waitFor();
    },
    FLOW_MS,
  );

  it(
    'that waits for a push has domains, edge rules, a hook and autoscaling',
    async () => {
      await open('Push Row');
      apps.refusals.push(
        'Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)',
      );
      await apps.watched.goTo('/projects/push-row/apps/new');
      await page.getByText('Git push', { exact: true }).click();
      await page.getByRole('textbox', { name: 'App name' }).fill('shop');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      const git = page.getByLabel('git commands', { exact: true });
      await git.getByText('/git/push-row/shop.git').waitFor();
      const remote = /http\S+/.exec((await git.textContent()) ?? '')?.[0] ?? '';
      // Git is answered there, and asked who it is.
      expect((await fetch(`${remote}/info/refs?service=git-receive-pack`)).status).toBe(401);

      await apps.open('shop', 'domains');
      await page.getByRole('textbox', { name: 'Host name' }).fill('not a name');
      await page.getByRole('button', { name: 'Add domain' }).click();
      await page.getByText(/^Must be a host name/).waitFor();
      await page.getByRole('textbox', { name: 'Host name' }).fill('shop.example.com');
      await page.getByRole('button', { name: 'Add domain' }).click();
      const records = page.getByRole('region', { name: 'DNS records of shop.example.com' });
      await records.getByText('_skydeck.shop.example.com').first().waitFor();
      await page.getByRole('button', { name: 'Copy value of the TXT record' }).first().waitFor();
      expect(await audit()).toEqual([]);

      await apps.open('shop', 'edge');
      await page.getByRole('button', { name: 'Add redirect' }).click();
      await page.getByLabel('From 1').fill('/old/*');
      await page.getByLabel('To 1').fill('//elsewhere.example');
      await page.getByRole('button', { name: 'Save: Redirects' }).click();
      await page.getByText('must begin with one slash').first().waitFor();
      await page.getByLabel('To 1').fill('/new/*');
      await page.getByRole('button', { name: 'Save: Redirects' }).click();
      await page.getByText('Saved. The edge follows it at once.').waitFor();
      await page.getByRole('button', { name: 'Add user' }).click();
      await page.getByLabel('User name 1').fill('ada');
      await page.getByLabel('Password 1').fill('a long password');
      await page.getByRole('button', { name: 'Save: Password' }).click();
      await page.getByPlaceholder('stays as it is').waitFor();
      await apps.open('shop', 'edge');
      expect(await page.getByLabel('To 1').inputValue()).toBe('/new/*');
      expect(await page.content()).not.toContain('a long password');

      await apps.open('shop', 'source');
      await page.getByText('Drop a folder here, or').waitFor();
      await apps.open('shop', 'scaling');
      await page.getByLabel('Scale by itself').check();
      await page.getByRole('textbox', { name: 'Most' }).fill('3');
      await page.getByRole('textbox', { name: 'Processors used' }).fill('60');
      await page.getByRole('button', { name: 'Save autoscaling' }).click();
      await page.getByText('Saved.', { exact: true }).waitFor();

      await apps.open('shop', 'environment');
      await page.getByRole('button', { name: 'Bind', exact: true }).click();
      const bindings = page.getByRole('region', { name: 'Bindings' });
      await bindings.getByText('SKYDECK_AUTH_KEY').waitFor();
      expect(await page.content()).not.toContain('dk_live_');
      await apps.open('shop', 'settings');
      await page.getByRole('textbox', { name: 'Receiver' }).fill('syslog+tls://logs.example:6514');
      await page.getByRole('button', { name: 'Add drain' }).click();
      await page.getByText('syslog+tls://logs.example:6514').waitFor();

      await apps.open('shop', 'jobs');
      await page.getByRole('button', { name: 'Add an entry' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('nightly');
      await page.getByRole('textbox', { name: 'Command', exact: true }).fill('node tidy.js');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('button', { name: 'Run nightly now' }).waitFor();
      expect(await audit()).toEqual([]);
    },
    FLOW_MS,
  );
});
