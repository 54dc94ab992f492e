import { eventually } from '@skydeck/testing';
import type { Browser, Locator, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { startServersStack } from './servers-stack.js';
import type { Stack } from './stack.js';

const START_MS = 120_000;
const FLOW_MS = 180_000;
const SETTLED_MS = 20_000;
/** Longer than the first two measurements take. */
const MEASURED_MS = 90_000;
/** How often the terminal is dropped while it is fetched, before it comes through. */
const DROPPED = 2;
const KEY =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl ada@laptop';
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;
/** Servers without a backup plan answer with 404, of which the browser writes to its console. */
let withoutPlan = 0;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startServersStack();
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
  page.setDefaultTimeout(SETTLED_MS);
  page.on('response', (response) => {
    const isPlan = response.url().endsWith('/backups/plan');
    if (isPlan && response.status() === 404) withoutPlan += 1;
  });
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
        /vps create[^]*--project fleet[^]*--name web-1[^]*--size nano[^]*--image tiny[^]*--ssh-key ada-laptop[^]*--tag front/,
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
    'have a console that comes through dropped requests, answers what is typed, follows its size, and connects again',
    async () => {
      const dropped = { times: DROPPED };
      await page.route('**/xterm-*.mjs*', (route) => route.abort('connectionreset'), dropped);
      await open('web-1', 'Console');
      await page.getByText('Connected', { exact: true }).waitFor();
      const screen = page.locator('.xterm-rows');
      await type('echo sky$((40 + 2))deck');
      await screen.getByText('sky42deck').waitFor();
      await type('stty size');
      await screen.getByText(/^\d+ \d{2,3}\s*$/).waitFor();
      const wide = await lastSize(screen);
      await checkPage(watched, 'servers-console');
      await page.setViewportSize({ width: 900, height: 800 });
      await type('clear; stty size');
      await eventually(async () => (await lastSize(screen)) < wide);
      await page.setViewportSize({ width: 1280, height: 800 });
      await type('exit');
      await page.getByText('The session in the server ended.').waitFor();
      await page.getByRole('button', { name: 'Connect again' }).click();
      await page.getByText('Connected', { exact: true }).waitFor();
      await type('echo again$((1 + 1))');
      await screen.getByText('again2').waitFor();
    },
    FLOW_MS,
  );

  it(
    'show what they used',
    async () => {
      await page.getByRole('tab', { name: 'Metrics' }).click();
      const memory = page.getByRole('img', { name: /^Memory: last used [\d.]+ [kMG]?B/ });
      await memory.waitFor({ timeout: MEASURED_MS });
      await checkPage(watched, 'servers-metrics');
      await page.getByText('24h', { exact: true }).click();
      await memory.waitFor();
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
      await page.getByRole('button', { name: 'Plan backups' }).click();
      await page.getByText(/The next one is due/).waitFor();
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
    'are made of images, which can be made of their snapshots',
    async () => {
      await page.getByRole('button', { name: 'Take snapshot' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('golden');
      await dialog.getByRole('button', { name: 'Take snapshot' }).click();
      await page
        .getByRole('row', { name: /golden/ })
        .getByText('Ready')
        .waitFor();
      await chooseFromMenu('golden', 'Make an image');
      await dialog.getByLabel('Name of the image').fill('golden-web');
      await dialog.getByRole('button', { name: 'Make image' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Servers' }).click();
      await page.getByRole('link', { name: 'Images' }).click();
      const row = page.getByRole('row', { name: /golden-web/ });
      await row.getByText('Ready').waitFor();
      await checkPage(watched, 'servers-images');
      await chooseFromMenu('golden-web', 'Delete');
      await page.getByRole('button', { name: 'Delete image' }).click();
      await row.waitFor({ state: 'detached' });
    },
    FLOW_MS,
  );

  it(
    'are reached by networks, firewalls and published ports',
    async () => {
      await open('web-1', 'Network');
      await page.getByRole('button', { name: 'Create a firewall' }).click();
      await page.getByRole('button', { name: 'Add rule' }).click();
      await page.getByLabel('Ports of rule 3').fill('80');
      await page.getByRole('button', { name: 'Save rules' }).click();
      await page.reload();
      expect(await page.getByLabel('Ports of rule 3').inputValue()).toBe('80');
      await page.getByLabel('Name of a new network').fill('backend');
      await page.getByRole('button', { name: 'Create and join' }).click();
      await page.getByRole('button', { name: 'Leave backend' }).waitFor();
      await page.getByLabel('Port of the server').fill('8080');
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByText('tcp 8080').waitFor();
      await checkPage(watched, 'servers-network');
      await page.getByRole('button', { name: 'Withdraw port 8080' }).click();
      await page.getByText('tcp 8080').waitFor({ state: 'detached' });
    },
    FLOW_MS,
  );

  it(
    'find volumes where they are told to',
    async () => {
      await open('web-1', 'Volumes');
      await page.getByLabel('Name of the volume').fill('data');
      await page.getByRole('button', { name: 'Create volume' }).click();
      await page.getByRole('button', { name: 'Attach', exact: true }).click();
      await page.getByText('Attached', { exact: true }).waitFor();
      await checkPage(watched, 'servers-volumes');
      await page.getByRole('button', { name: 'Detach data' }).click();
      await page.getByText('Available', { exact: true }).waitFor();
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
      const lost = watched.complaints.filter((text) => text.includes('404 (Not Found)'));
      expect(lost).toHaveLength(withoutPlan);
      const resets = watched.complaints.filter((text) => text.includes('ERR_CONNECTION_RESET'));
      expect(resets).toHaveLength(DROPPED);
      const known = new Set([...lost, ...resets]);
      const others = watched.complaints.filter((text) => !known.has(text));
      expect([...others, ...watched.foreign]).toEqual([]);
    },
    FLOW_MS,
  );
});

/** Types a line into the console. */
async function type(line: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Terminal input' }).focus();
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

/** The columns that `stty size` told last. */
async function lastSize(screen: Locator): Promise<number> {
  const lines = await screen.locator('> div').allTextContents();
  const sizes = lines.flatMap((line) => /^\d+ (\d{2,3})\s*$/.exec(line)?.[1] ?? []);
  return Number(sizes.at(-1));
}

/** Adds a key where a server is created; it is then chosen. */
async function addKey(): Promise<void> {
  await page.getByRole('button', { name: 'Add a key' }).click();
  await page.getByLabel('Public key').fill(KEY);
  await page.getByRole('button', { name: 'Add key' }).click();
  expect(await page.getByRole('checkbox', { name: 'ada-laptop' }).isChecked()).toBe(true);
}

async function chooseTiny(): Promise<void> {
  await page.getByRole('radio', { name: /tiny/ }).click();
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
