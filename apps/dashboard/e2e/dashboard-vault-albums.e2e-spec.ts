import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const FIXTURES = new URL('../../vault/src/engines/fixtures/', import.meta.url).pathname;
const PHOTOS = ['Canon_40D.jpg', 'DSCN0010.jpg', 'image01551.jpg', 'portrait_1.jpg'];
let stack: Stack;
let browser: Browser;
let folder: string;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  folder = await mkdtemp(join(tmpdir(), 'skydeck-albums-'));
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
  await watched.picture('albums-last');
  return watched.close();
});

const dialog = (name: string) => page.getByRole('dialog', { name });
const inAlbum = (name: string) => page.getByRole('list', { name }).getByRole('button');
const shown = async (count: number) => {
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('.photo-grid [data-photo]').length === wanted,
    count,
  );
};

describe('albums', () => {
  it(
    'are made, filled, given a cover and a name, and deleted; their photos stay',
    async () => {
      await watched.signIn('curator@example.com');
      await watched.createProject('Gallery');
      await page.getByRole('link', { name: 'Photos', exact: true }).click();
      await page
        .getByLabel('Files', { exact: true })
        .first()
        .setInputFiles(PHOTOS.map((name) => join(FIXTURES, name)));
      await page.getByText('4 uploaded').waitFor();
      await page.locator('.photo-timeline [data-photo]').nth(3).waitFor();
      await page.getByRole('button', { name: 'Close', exact: true }).click();

      await page.getByRole('tab', { name: 'Albums' }).click();
      await page.getByText('No albums yet').waitFor();
      await checkPage(watched, 'albums-empty');
      await page.getByRole('button', { name: 'New album' }).click();
      await dialog('New album').getByLabel('Name').fill('Summer');
      await dialog('New album').getByLabel('Description').fill('What the camera saw.');
      await dialog('New album').getByRole('button', { name: 'Create album' }).click();
      await page.getByText('This album is empty').waitFor();

      await page.getByRole('button', { name: 'Add photos' }).click();
      const pick = dialog('Add photos').getByRole('list', { name: 'Photos of this space' });
      for (const at of [0, 1, 2]) await pick.getByRole('button').nth(at).click();
      await pick.getByRole('button', { pressed: true }).nth(2).waitFor();
      await pick.getByRole('button').nth(2).click();
      await checkPage(watched, 'albums-pick');
      await dialog('Add photos').getByRole('button', { name: 'Add 2' }).click();
      await dialog('Add photos').waitFor({ state: 'detached' });
      await shown(2);
      await page.getByText('2 photos · What the camera saw.').waitFor();
      await checkPage(watched, 'albums-open');

      // The second one stands for all, and the arrows stay in the album.
      const second = await inAlbum('Summer').nth(1).getAttribute('data-photo');
      await inAlbum('Summer').nth(0).click();
      await page.locator('.lightbox-picture').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction((id) => location.search.includes(String(id)), second);
      await page.keyboard.press('ArrowRight');
      await page.getByRole('button', { name: 'Albums', exact: true }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Summer', checked: true }).waitFor();
      await checkPage(watched, 'albums-menu');
      await page.getByRole('menuitem', { name: 'Make it the cover' }).click();
      await page.getByText('It is the cover of Summer now.').waitFor();
      expect(new URL(page.url()).searchParams.get('photo')).toBe(second);

      // Another album from the photo, and out of the first one.
      await page.getByRole('button', { name: 'Albums', exact: true }).click();
      await page.getByRole('menuitem', { name: 'New album' }).click();
      await dialog('New album').getByLabel('Name').fill('Best');
      await dialog('New album').getByRole('button', { name: 'Create album' }).click();
      await dialog('New album').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Albums', exact: true }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Best', checked: true }).waitFor();
      await page.keyboard.press('Escape');
      // Not the one of the news that the cover was taken.
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
      await page.getByRole('button', { name: 'All albums' }).click();
      const albums = page.getByRole('list', { name: 'Albums' });
      await albums.getByRole('button').nth(1).waitFor();
      const cover = albums.getByRole('button', { name: /Summer/ }).locator('img');
      expect(await cover.getAttribute('src')).toContain(String(second));
      await watched.pictured();
      await checkPage(watched, 'albums');

      await albums.getByRole('button', { name: /Best/ }).click();
      await inAlbum('Best').first().click();
      await page.getByRole('button', { name: 'Albums', exact: true }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Best', checked: true }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Best', checked: false }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
      await page.getByText('This album is empty').waitFor();

      await page.getByRole('button', { name: 'Change', exact: true }).click();
      await dialog('Change Best').getByLabel('Name').fill('Better');
      await dialog('Change Best').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { name: 'Better' }).waitFor();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await dialog('Delete album').getByRole('button', { name: 'Delete album' }).click();
      await page.getByRole('list', { name: 'Albums' }).getByText('Summer').waitFor();
      await page.getByText('Better').waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: 'Timeline' }).click();
      await page.locator('.photo-timeline [data-photo]').nth(3).waitFor();
    },
    FLOW_MS,
  );
});
