import { showSection } from './app-page.js';
import { checkPage } from './check-page.js';
import { FLOW_MS, ServersPage, START_MS } from './servers-page.js';

/** Longer than the first two measurements take. */
const MEASURED_MS = 90_000;
const KEY =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl ada@laptop';
let servers: ServersPage;

beforeAll(async () => {
  servers = await ServersPage.start('Fleet');
}, START_MS);

afterAll(() => servers?.close(), START_MS);

describe('servers', () => {
  it(
    'are created on one page that shows the same as a command, and run',
    async () => {
      const { page, watched } = servers;
      await page.getByRole('link', { name: 'Servers' }).click();
      await page.getByText('Create your first server').waitFor();
      await checkPage(watched, 'servers-empty');
      await page.getByRole('link', { name: 'New server' }).click();
      await page.getByRole('button', { name: 'Add a key' }).click();
      await page.getByLabel('Public key').fill(KEY);
      await page.getByRole('button', { name: 'Add key' }).click();
      expect(await page.getByRole('checkbox', { name: 'ada-laptop' }).isChecked()).toBe(true);
      await page.getByRole('radio', { name: /tiny/ }).click();
      await page.getByRole('radio', { name: /^nano/ }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('web-1');
      await page.getByRole('combobox', { name: 'Tags' }).fill('front');
      await page.keyboard.press('Enter');
      const command = page.getByLabel('skydeck command', { exact: true });
      expect(await command.textContent()).toMatch(
        /vps create[^]*--project fleet[^]*--name web-1[^]*--size nano[^]*--image tiny[^]*--ssh-key ada-laptop[^]*--tag front/,
      );
      await checkPage(watched, 'servers-new');
      await page.getByText('curl', { exact: true }).click();
      const request = page.getByLabel('curl command', { exact: true });
      expect(await request.textContent()).toMatch(
        /^curl -sS http:\/\/[\w.:]+\/v1\/projects\/fleet\/vps /,
      );
      await page.getByRole('button', { name: 'Create server' }).click();
      await page.getByRole('heading', { name: 'web-1', level: 1 }).waitFor();
      await watched.picture('servers-creating');
      await page.getByText('Running', { exact: true }).waitFor();
      const place = page.getByRole('list', { name: 'Project' }).locator('[aria-current=page]');
      expect(await place.textContent()).toBe('Servers');
      await checkPage(watched, 'servers-overview');
    },
    FLOW_MS,
  );

  it(
    'are listed, filtered by tag and state, stopped and started',
    async () => {
      const { page, watched } = servers;
      await page.getByRole('link', { name: 'Servers' }).click();
      const table = page.getByRole('region', { name: 'Servers' });
      await table.getByText('Running').waitFor();
      expect(await table.getByRole('row').nth(1).textContent()).toMatch(/web-1.*10\.\d+\./);
      await checkPage(watched, 'servers-list');
      await servers.choose('State', 'Running');
      await servers.choose('Tag', 'front');
      await table.getByRole('link', { name: 'web-1' }).waitFor();
      await page.getByRole('textbox', { name: 'Search servers' }).fill('nothing');
      await page.getByText('No server fits.').waitFor();
      await page.getByRole('button', { name: 'Show all' }).click();
      await servers.chooseFromMenu('web-1', 'Stop');
      await table.getByText('Stopped').waitFor();
      await servers.chooseFromMenu('web-1', 'Start');
      await table.getByText('Running').waitFor();
    },
    FLOW_MS,
  );

  it(
    'show what they used',
    async () => {
      const { page, watched } = servers;
      await servers.open('web-1', 'Metrics');
      const memory = page.getByRole('img', { name: /^Memory: last used [\d.]+ [kMG]?B/ });
      await memory.waitFor({ timeout: MEASURED_MS });
      await checkPage(watched, 'servers-metrics');
      await page.getByText('24h', { exact: true }).click();
      await memory.waitFor();
    },
    FLOW_MS,
  );

  it(
    'tell what happened to them, and are changed in their settings',
    async () => {
      const { page, watched } = servers;
      await servers.open('web-1', 'Activity');
      await page.getByText('Asked for').waitFor();
      await checkPage(watched, 'servers-activity');
      await showSection(page, 'Settings');
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
      const { page } = servers;
      await showSection(page, 'Overview');
      const protection = page.getByRole('switch', { name: /Refuse to delete/ });
      await protection.click();
      await page.getByLabel('Protected from deletion').waitFor();
      await showSection(page, 'Settings');
      expect(await page.getByRole('button', { name: 'Delete server…' }).isDisabled()).toBe(true);
      await showSection(page, 'Overview');
      await protection.click();
      await page.getByLabel('Protected from deletion').waitFor({ state: 'detached' });
      await showSection(page, 'Settings');
      await page.getByRole('button', { name: 'Delete server…' }).click();
      await page.getByLabel(/^Type/).fill('web-1');
      await page.getByRole('button', { name: 'Delete server', exact: true }).click();
      await page.getByText('Create your first server').waitFor();
      expect(servers.complaints()).toEqual([]);
    },
    FLOW_MS,
  );
});
