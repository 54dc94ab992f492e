import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 180_000;
const SOFTWARE_WEBGL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const FIXTURES = new URL('../../vault/src/engines/fixtures/', import.meta.url).pathname;
const PHOTOS = ['Canon_40D.jpg', 'DSCN0010.jpg', 'landscape_6.jpg', 'portrait_1.jpg'];
let stack: Stack;
let browser: Browser;
let folder: string;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser(...SOFTWARE_WEBGL);
  folder = await mkdtemp(join(tmpdir(), 'skydeck-photos-'));
  stack = await startStack(['auth', 'vault', 'location', 'messaging', 'platform', 'dashboard'], {
    SKYDECK_HOME: folder,
    OBJECT_STORE_FOLDER: join(folder, 'objects'),
    LOCATION_SAMPLE: 'on',
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
  await watched.picture('photos-last');
  // The driver that draws without a graphics card says that it is slow.
  return watched.close((text) => text.includes('GL Driver Message'));
});

const tiles = () => page.locator('.photo-timeline [data-photo]');
const large = () => page.getByRole('dialog');
const shown = () => new URL(page.url()).searchParams.get('photo');

describe('photos', () => {
  it(
    'are placed by day, walked through, kept best, put away and found on the map',
    async () => {
      await watched.signIn('photographer@example.com');
      await watched.createProject('Album');
      await page.getByRole('link', { name: 'Photos', exact: true }).click();
      await page.getByText('No photos yet').waitFor();
      await checkPage(watched, 'photos-empty');
      await page
        .getByLabel('Files', { exact: true })
        .first()
        .setInputFiles(PHOTOS.map((name) => join(FIXTURES, name)));
      await page.getByText('4 uploaded').waitFor();
      await tiles().nth(3).waitFor();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      // Each lies on the day that its camera wrote.
      await page.getByRole('heading', { name: /October 22, 2008/ }).waitFor();
      await page.waitForFunction(
        () => document.querySelectorAll('.photo-tile img[data-shown]').length === 4,
      );
      await checkPage(watched, 'photos-timeline');

      await tiles().first().focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.locator('.lightbox-picture').waitFor();
      const second = shown();
      await page.keyboard.press('ArrowLeft');
      await page.waitForFunction((before) => !location.search.includes(String(before)), second);
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction((before) => location.search.includes(String(before)), second);
      await page.keyboard.press('i');
      await large().getByRole('region', { name: 'About this photo' }).waitFor();
      await large().getByText('Size', { exact: true }).waitFor();
      await checkPage(watched, 'photos-large');
      await page.keyboard.press('f');
      await large().getByRole('button', { name: 'No favourite any more' }).waitFor();
      await large().getByRole('button', { name: 'Photo after' }).click();
      await page.waitForFunction((before) => !location.search.includes(String(before)), second);
      await large().getByRole('button', { name: 'Put into the archive' }).click();
      await large().getByRole('button', { name: 'Take out of the archive' }).waitFor();
      await page.keyboard.press('Escape');
      await large().waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.querySelectorAll('[data-photo]').length === 3);

      await page.getByRole('tab', { name: 'Favourites' }).click();
      await page.getByRole('list', { name: 'Favourites' }).getByRole('button').waitFor();
      await page.getByRole('tab', { name: 'Archive' }).click();
      await page.getByRole('list', { name: 'Archive' }).getByRole('button').click();
      await large().getByRole('button', { name: 'Put into the trash' }).click();
      await page.getByText('The archive is empty').waitFor();

      await page.getByRole('tab', { name: 'Alike' }).click();
      await page.getByText('Nothing is there twice').waitFor();
      await page.getByRole('tab', { name: 'Map' }).click();
      await page.locator('.map[data-ready="true"]').waitFor({ timeout: 30_000 });
      await page.locator('.photo-pin').first().waitFor();
      await watched.pictured();
      await checkPage(watched, 'photos-map');
      await page.locator('.photo-pin').first().click();
      await page.locator('.lightbox-picture').waitFor();

      await page.keyboard.press('i');
      const about = large().getByRole('region', { name: 'About this photo' });
      await about.getByLabel('Title').fill('Evening in the harbour');
      await about.getByLabel('Description').focus();
      await about.getByRole('radio', { name: '4 of 5 stars' }).focus();
      await page.keyboard.press('Space');
      await about.getByRole('button', { name: 'No stars' }).waitFor();
      await about.getByRole('combobox', { name: 'Tags' }).fill('boats');
      await page.keyboard.press('Enter');
      await about.getByText('boats', { exact: true }).waitFor();
      await checkPage(watched, 'photos-about');
      await large().getByRole('button', { name: 'Close', exact: true }).click();
      await page.getByRole('searchbox', { name: 'Search photos' }).fill('boats harbour');
      await page.keyboard.press('Enter');
      const found = page.getByRole('list', { name: 'Found' });
      await found.getByRole('button', { name: /^Evening in the harbour/ }).waitFor();
      await checkPage(watched, 'photos-found');
      await page.getByRole('button', { name: 'Clear search' }).click();
      await page.locator('.map[data-ready="true"]').waitFor({ timeout: 30_000 });
    },
    FLOW_MS,
  );
});
