import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@skydeck/testing';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { PlaceNamesDoor } from './place-names-door.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 180_000;
const SOFTWARE_WEBGL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const FIXTURES = new URL('../../vault/src/engines/fixtures/', import.meta.url).pathname;
const PHOTOS = ['Canon_40D.jpg', 'DSCN0010.jpg', 'landscape_6.jpg', 'portrait_1.jpg'];
let stack: Stack;
let browser: Browser;
let folder: string;
let door: PlaceNamesDoor;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser(...SOFTWARE_WEBGL);
  folder = await mkdtemp(join(tmpdir(), 'skydeck-photos-'));
  door = await PlaceNamesDoor.open();
  stack = await startStack(['auth', 'vault', 'location', 'messaging', 'platform', 'dashboard'], {
    SKYDECK_HOME: folder,
    OBJECT_STORE_FOLDER: join(folder, 'objects'),
    LOCATION_SAMPLE: 'on',
    VAULT_PLACE_NAMES_URL: door.url,
    VAULT_PLACE_NAMES_LANGUAGE: 'en',
  });
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
  door?.close();
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

/** A photograph as a phone takes it at the harbour of Monaco. */
async function atTheHarbour(): Promise<string> {
  const file = join(folder, 'harbour.jpg');
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '43/1 4410/100 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '7/1 2529/100 0/1',
  };
  const picture = sharp(join(FIXTURES, 'landscape_6.jpg')).autoOrient().withExif({ IFD3: place });
  await writeFile(file, await picture.jpeg().toBuffer());
  return file;
}

const slugOf = (url: string) => /projects\/([^/?]+)/.exec(url)?.[1] ?? '';

/** Whether a photograph of a project has the name of its place; told by the page's own session. */
async function isNamed(project: string): Promise<boolean> {
  const path = `/api/vault/api/v1/photos?q=monaco&skydeck-project=${project}`;
  const { data } = (await (await fetch(path)).json()) as { data: { items: object[] } };
  return data.items.length > 0;
}

/** The key of a project that has Location. */
async function locationKey(): Promise<string> {
  const photos = page.url();
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('button', { name: 'Provision Location' }).click();
  await page.getByRole('button', { name: 'Provision', exact: true }).click();
  const curl = await page.getByLabel('curl command', { exact: true }).textContent();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.goto(photos);
  return /Bearer (\w+)/.exec(curl ?? '')?.[1] ?? '';
}

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

      // What Location calls the place of a photograph comes after it, and finds it.
      door.leadTo(String(stack.environment['LOCATION_URL']), await locationKey());
      await page
        .getByLabel('Files', { exact: true })
        .first()
        .setInputFiles(await atTheHarbour());
      await page.getByText('1 uploaded').waitFor();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await eventually(() => page.evaluate(isNamed, slugOf(page.url())), { timeoutMs: 60_000 });
      await page.getByRole('searchbox', { name: 'Search photos' }).fill('monaco');
      await page.keyboard.press('Enter');
      await found.getByRole('button', { name: /^harbour\.jpg/ }).click();
      await page.locator('.lightbox-picture').waitFor();
      await page.keyboard.press('i');
      await about.getByText(/Monaco/).waitFor();
      await checkPage(watched, 'photos-place');
    },
    FLOW_MS,
  );
});
