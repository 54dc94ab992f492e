import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 180_000;
const FLOW_MS = 120_000;
let stack: Stack;
let browser: Browser;
let folder: string;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  folder = await mkdtemp(join(tmpdir(), 'skydeck-spaces-'));
  stack = await startStack(['auth', 'vault', 'messaging', 'platform', 'dashboard'], {
    SKYDECK_HOME: folder,
    OBJECT_STORE_FOLDER: join(folder, 'objects'),
  });
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
  await rm(folder, { recursive: true, force: true });
}, START_MS);

beforeEach(async () => {
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url, {
    reducedMotion: 'reduce',
  });
  page = watched.page;
});

afterEach(() => watched.close());

const dialog = () => page.getByRole('dialog');

describe('spaces', () => {
  it(
    'are made with room, shared with users, renamed and deleted',
    async () => {
      await watched.signIn('keeper@example.com');
      await watched.createProject('Depot');
      await page.getByRole('link', { name: 'Spaces', exact: true }).click();
      await page.getByRole('button', { name: 'New space' }).first().click();
      await dialog().getByLabel('Name').fill('Team North');
      await dialog().getByLabel('Room').fill('2');
      await dialog().getByRole('button', { name: 'Create space' }).click();
      await page.getByRole('heading', { name: 'Team North' }).waitFor();
      await page.getByText('of 2').first().waitFor();
      await checkPage(watched, 'spaces');

      await page.getByRole('button', { name: 'Members: Team North' }).click();
      await dialog().getByLabel('User', { exact: true }).fill('user-7');
      await dialog().getByRole('button', { name: 'Add' }).click();
      await dialog().getByRole('list', { name: 'Members' }).getByText('user-7').waitFor();
      await checkPage(watched, 'spaces-members');
      await dialog().getByRole('button', { name: 'Remove user-7' }).click();
      await dialog().getByText('No user is a member.').waitFor();
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });

      await page.getByRole('link', { name: 'Team North', exact: true }).click();
      const activity = page.getByRole('region', { name: 'Activity' }).last();
      await activity.getByText('let out member user-7').waitFor();
      await activity.getByText('made space Team North').waitFor();
      await page.getByRole('button', { name: 'Make an archive' }).click();
      await page.getByText('Ready').first().waitFor();
      await checkPage(watched, 'space');
      const saved = page.waitForEvent('download');
      await page.getByRole('link', { name: /^Save the archive/ }).click();
      expect((await saved).suggestedFilename()).toMatch(/^exp_\w+\.tar$/);
      await page.getByRole('button', { name: /^Delete the archive/ }).click();
      await page.getByText('No archive is kept.').waitFor();
      await page.getByRole('combobox', { name: 'What' }).click();
      await page.getByRole('option', { name: 'Members' }).click();
      await activity.getByText('made space Team North').waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Spaces', exact: true }).last().click();

      await page.getByRole('button', { name: 'Change: Team North' }).click();
      await dialog().getByLabel('Name').fill('Team South');
      await dialog().getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { name: 'Team South' }).waitFor();
      await page.getByRole('button', { name: 'Delete: Team South' }).click();
      await dialog().getByRole('textbox').fill('Team South');
      await dialog().getByRole('button', { name: 'Delete space' }).click();
      await page
        .getByRole('heading', { name: 'Team South', exact: true })
        .waitFor({ state: 'detached' });
    },
    FLOW_MS,
  );
});
