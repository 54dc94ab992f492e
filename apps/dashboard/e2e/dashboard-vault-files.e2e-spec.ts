import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { dropFile } from './dropped-file.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 300_000;
const HOSTILE = '<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=\'taken\'"></svg>';
const PHOTO = new URL('../../vault/src/engines/fixtures/landscape_6.jpg', import.meta.url).pathname;
let stack: Stack;
let browser: Browser;
let folder: string;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  folder = await mkdtemp(join(tmpdir(), 'skydeck-files-'));
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

afterEach(async () => {
  await watched.picture('files-last');
  // Pictures that are still made, names that are taken, and what is not read yet.
  return watched.close((complaint) => /(?:thumbnail|preview|tus|documents\/\w+)/.test(complaint));
});

const rows = () => page.getByRole('list', { name: 'Files and folders' });
const row = (name: string) => rows().getByRole('listitem').filter({ hasText: name });
const drawer = () => page.getByRole('dialog');
const act = async (name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

async function make(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

async function upload(...paths: readonly string[]): Promise<void> {
  await page
    .getByLabel('Files', { exact: true })
    .first()
    .setInputFiles([...paths]);
}

/** Opens a link as somebody who knows its password. */
async function visitorFetches(address: string): Promise<string> {
  const { origin, pathname } = new URL(address);
  const visitor = await WatchedPage.open(browser, origin, { reducedMotion: 'reduce' });
  const shown = visitor.page;
  await visitor.goTo(pathname);
  await checkPage(visitor, 'visit-share');
  const field = shown.getByLabel('Password');
  await field.fill('wrong horse');
  await field.press('Enter');
  await shown.getByText('This is not the password.').waitFor();
  await checkPage(visitor, 'visit-share-wrong');
  visitor.complaints.length = 0;
  await field.fill('correct horse');
  const coming = shown.waitForEvent('download');
  await shown.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await coming).path(), 'utf8');
  await visitor.close();
  return file;
}

describe('files', () => {
  it(
    'come, are found, shown, shared, moved, restored and opened by other programs',
    async () => {
      await watched.signIn('archivist@example.com');
      await watched.createProject('Archive');
      await page.getByRole('link', { name: 'Files', exact: true }).click();
      await page.getByText('No files yet').waitFor();

      await page.keyboard.press('n');
      await page.getByRole('dialog').getByLabel('Name').fill('Contracts');
      await page.getByRole('dialog').getByRole('button', { name: 'Create folder' }).click();
      await row('Contracts').waitFor();

      const lease = 'The lease of the lighthouse ends in spring.\n';
      await upload(await make('lease.txt', lease), await make('logo.svg', HOSTILE), PHOTO);
      await page.getByRole('region', { name: 'Uploads' }).getByText('3 uploaded').waitFor();
      await row('landscape_6.jpg').locator('img').waitFor();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await dropFile(page.locator('.file-zone'), 'rent.csv', 'month,rent\nmay,700\n');
      await row('rent.csv').waitFor();

      // The same name once more: as a version, and beside it.
      await upload(await make('lease.txt', `${lease}Renewed.\n`));
      await page.getByRole('button', { name: 'New version' }).click();
      await page.getByText('2 uploaded').waitFor();
      await upload(join(folder, 'lease.txt'));
      await page.getByRole('button', { name: 'Keep both' }).click();
      await row('lease (2).txt').waitFor();
      await page.getByRole('button', { name: 'Close', exact: true }).click();

      // What could run is shown as nothing, and only saved.
      await row('logo.svg').getByRole('link').click();
      await drawer().getByText('This file cannot be shown here').waitFor();
      const saved = page.waitForEvent('download');
      await drawer().getByRole('link', { name: 'Download' }).click();
      const copy = join(folder, 'copy.svg');
      await (await saved).saveAs(copy);
      expect(await readFile(copy, 'utf8')).toBe(HOSTILE);
      await page.keyboard.press('Escape');

      await row('landscape_6.jpg').getByRole('link').click();
      const picture = drawer().getByRole('img', { name: 'Preview of landscape_6.jpg' });
      await picture.waitFor();
      await picture.evaluate((shown: HTMLImageElement) => shown.decode());
      await page.keyboard.press('Escape');

      await row('lease.txt').getByRole('link').click();
      await drawer().getByText('Renewed.').waitFor();
      await drawer().getByRole('tab', { name: 'About' }).click();
      await drawer().getByText('Read', { exact: true }).waitFor();
      await drawer().getByRole('combobox', { name: 'Tags' }).fill('harbour');
      await page.keyboard.press('Enter');
      await drawer().getByRole('tab', { name: 'Versions' }).click();
      await drawer().getByRole('button', { name: 'Restore version 1' }).click();
      await drawer().getByRole('row').filter({ hasText: '3' }).getByText('Current').waitFor();
      await drawer().getByRole('tab', { name: 'Preview' }).click();
      await drawer().getByText('lighthouse').waitFor();
      expect(await drawer().getByText('Renewed.').count()).toBe(0);

      await drawer().getByRole('tab', { name: 'Links' }).click();
      await drawer().getByLabel('Most downloads').fill('2');
      await drawer().getByLabel('Password', { exact: true }).fill('correct horse');
      await drawer().getByRole('button', { name: 'Create link' }).click();
      const url = (await drawer().getByLabel('link', { exact: true }).textContent()) ?? '';
      expect(await visitorFetches(url)).toBe(lease);
      await page.reload();
      await drawer().getByRole('tab', { name: 'Links' }).click();
      await drawer().getByText('Sent 1 time of 2').waitFor();
      await checkPage(watched, 'files-links');
      await drawer().getByRole('button', { name: 'Revoke link' }).click();
      await page.getByRole('button', { name: 'Revoke', exact: true }).click();
      await drawer().getByText('No link leads to this file').waitFor();
      expect((await fetch(url)).status).toBe(404);
      await page.keyboard.press('Escape');
      await drawer().waitFor({ state: 'detached' });

      // By drag, by dialog and by keyboard.
      await row('rent.csv').dragTo(row('Contracts'));
      await row('rent.csv').waitFor({ state: 'detached' });
      await act('lease (2).txt', 'Move');
      await drawer().getByRole('button', { name: 'Contracts' }).click();
      await drawer().getByRole('button', { name: 'Move here' }).click();
      await row('lease (2).txt').waitFor({ state: 'detached' });
      await row('Contracts').getByRole('link').focus();
      await page.keyboard.press('F2');
      await drawer().getByLabel('Name').fill('Papers');
      await page.keyboard.press('Enter');
      await row('Papers').getByRole('link').waitFor();
      await row('Papers').getByRole('link').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await row('rent.csv').waitFor();
      await row('rent.csv').getByRole('link').focus();
      await page.keyboard.press('Delete');
      await row('rent.csv').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Trash', exact: true }).click();
      await page.getByRole('button', { name: 'Restore rent.csv' }).waitFor();
      await checkPage(watched, 'files-trash');
      await page.getByRole('button', { name: 'Restore rent.csv' }).click();
      await page.getByText('The trash is empty').waitFor();
      await page.getByRole('button', { name: 'Back to the files' }).click();
      await row('rent.csv').waitFor();

      await page.getByRole('textbox', { name: 'Search documents' }).fill('lighthouse');
      const found = page.getByRole('list', { name: 'Documents found' });
      await found.locator('mark').first().waitFor();
      await page.getByRole('combobox', { name: 'Tag' }).click();
      await page.getByRole('option', { name: 'harbour' }).click();
      await found.getByText('lease (2).txt').waitFor({ state: 'detached' });
      await found.getByText('lease.txt').waitFor();
      await checkPage(watched, 'files-found');

      await page.getByRole('button', { name: 'Connect' }).click();
      await drawer().getByLabel('App', { exact: true }).fill('Laptop');
      await drawer().getByRole('button', { name: 'Create app password' }).click();
      await drawer().getByText('/dav/files/').waitFor();
      await checkPage(watched, 'files-connect');
      await drawer().getByRole('button', { name: 'Done' }).click();
      await drawer().getByRole('button', { name: 'Delete Laptop' }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await drawer().getByText('Ends in').waitFor({ state: 'detached' });
    },
    FLOW_MS,
  );
});
