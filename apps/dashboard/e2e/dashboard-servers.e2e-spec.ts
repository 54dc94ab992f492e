import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { startServersStack } from './servers-stack.js';
import type { Stack } from './stack.js';

const START_MS = 120_000;
const FLOW_MS = 180_000;
const SETTLED_MS = 20_000;
const KEY =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl ada@laptop';
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startServersStack();
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
  page.setDefaultTimeout(SETTLED_MS);
  await watched.signIn('servers@example.com');
  await watched.createProject('Fleet');
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

describe('servers', () => {
  it(
    'are created on one page that shows the same as a command, and run',
    async () => {
      await page.getByRole('link', { name: 'Servers' }).click();
      await page.getByText('Create your first server').waitFor();
      await checkPage(watched, 'servers-empty');
      await page.getByRole('link', { name: 'New server' }).click();
      await addKey();
      await chooseTiny();
      await page.getByRole('radio', { name: /^nano/ }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('web-1');
      await page.getByRole('combobox', { name: 'Tags' }).fill('front');
      await page.keyboard.press('Enter');
      const command = page.getByLabel('skydeck command', { exact: true });
      expect(await command.textContent()).toMatch(
        /vps create --project fleet[^]*--name web-1[^]*--size nano[^]*--image tiny[^]*--ssh-key ada-laptop[^]*--tag front/,
      );
      await checkPage(watched, 'servers-new');
      await page.getByRole('button', { name: 'Create server' }).click();
      await page.getByRole('heading', { name: 'web-1', level: 1 }).waitFor();
      await watched.picture('servers-creating');
      await page.getByText('Running', { exact: true }).waitFor();
      await checkPage(watched, 'servers-overview');
    },
    FLOW_MS,
  );

  it(
    'are listed, filtered by tag and state, stopped and started',
    async () => {
      await page.getByRole('link', { name: 'Servers' }).click();
      const table = page.getByRole('region', { name: 'Servers' });
      await table.getByText('Running').waitFor();
      expect(await table.getByRole('row').nth(1).textContent()).toMatch(/web-1.*10\.\d+\./);
      await checkPage(watched, 'servers-list');
      await choose('State', 'Running');
      await choose('Tag', 'front');
      await table.getByRole('link', { name: 'web-1' }).waitFor();
      await page.getByRole('textbox', { name: 'Search servers' }).fill('nothing');
      await page.getByText('No server fits.').waitFor();
      await page.getByRole('button', { name: 'Show all' }).click();
      await act('Stop');
      await table.getByText('Stopped').waitFor();
      await act('Start');
      await table.getByText('Running').waitFor();
    },
    FLOW_MS,
  );

  it(
    'keep snapshots, go back to them, and let go of them',
    async () => {
      await open('web-1', 'Snapshots');
      await page.getByText('No snapshots yet').waitFor();
      await page.getByRole('button', { name: 'Take snapshot' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('before-upgrade');
      await dialog.getByRole('button', { name: 'Take snapshot' }).click();
      const row = page.getByRole('row', { name: /before-upgrade/ });
      await row.getByText('Ready').waitFor();
      await checkPage(watched, 'servers-snapshots');
      await chooseFromMenu('before-upgrade', 'Restore');
      await checkPage(watched, 'servers-restore');
      await page.getByRole('button', { name: 'Restore server' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('Running', { exact: true }).waitFor();
      await chooseFromMenu('before-upgrade', 'Delete');
      await page.getByRole('button', { name: 'Delete snapshot' }).click();
      await page.getByText('No snapshots yet').waitFor();
    },
    FLOW_MS,
  );

  it(
    'tell what happened to them, and are changed in their settings',
    async () => {
      await open('web-1', 'Activity');
      await page.getByText('Snapshot deleted: before-upgrade').waitFor();
      await page.getByText('Asked for').waitFor();
      await checkPage(watched, 'servers-activity');
      await page.getByRole('tab', { name: 'Settings' }).click();
      await page.getByRole('radio', { name: /^micro/ }).click();
      await page.getByRole('table', { name: 'Comparison' }).getByText('512 MB').waitFor();
      await checkPage(watched, 'servers-settings');
      await page.getByRole('button', { name: 'Resize', exact: true }).click();
      await page.getByText('1 vCPU · 512 MB · 5 GB').waitFor();
      await page.getByText('Running', { exact: true }).waitFor();
    },
    FLOW_MS,
  );

  it(
    'are protected from deletion, then deleted by their typed name',
    async () => {
      await page.getByRole('tab', { name: 'Overview' }).click();
      const protection = page.getByRole('switch', { name: /Refuse to delete/ });
      await protection.click();
      await page.getByLabel('Protected from deletion').waitFor();
      await page.getByRole('tab', { name: 'Settings' }).click();
      expect(await page.getByRole('button', { name: 'Delete server…' }).isDisabled()).toBe(true);
      await page.getByRole('tab', { name: 'Overview' }).click();
      await protection.click();
      await page.getByLabel('Protected from deletion').waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: 'Settings' }).click();
      await page.getByRole('button', { name: 'Delete server…' }).click();
      await page.getByLabel(/^Type/).fill('web-1');
      await page.getByRole('button', { name: 'Delete server', exact: true }).click();
      await page.getByText('Create your first server').waitFor();
      await watched.close();
    },
    FLOW_MS,
  );
});

/** Adds a key where a server is created; it is then chosen. */
async function addKey(): Promise<void> {
  await page.getByRole('button', { name: 'Add a key' }).click();
  await page.getByLabel('Public key').fill(KEY);
  await page.getByRole('button', { name: 'Add key' }).click();
  expect(await page.getByRole('checkbox', { name: 'ada-laptop' }).isChecked()).toBe(true);
}

async function chooseTiny(): Promise<void> {
  await page.getByLabel('Image', { exact: true }).last().fill('tiny');
}

async function choose(select: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: select, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Opens a tab of a server by its link in the list. */
async function open(name: string, tab: string): Promise<void> {
  await page.getByRole('link', { name: 'Servers' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('tab', { name: tab }).click();
}

async function chooseFromMenu(name: string, item: string): Promise<void> {
  const button = page.getByRole('button', { name: `Actions for ${name}` });
  const entry = page.getByRole('menuitem', { name: item, exact: true });
  await button.click();
  await page.locator('[role=menuitem]:not([data-disabled])', { hasText: item }).first().waitFor();
  await entry.click();
}

/** Does something to the only server by its menu in the list. */
const act = (item: string): Promise<void> => chooseFromMenu('web-1', item);
