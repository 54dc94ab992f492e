import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { type Stack, startStack } from './stack.js';

/** Of a geofence, on the picture of the map. */
const CORNERS = [
  [200, 150],
  [420, 180],
  [330, 330],
] as const;
const STREET = {
  name: 'street.osm',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(`<?xml version="1.0"?><osm version="0.6">
    <node id="1" lat="47.1" lon="9.5"/><node id="2" lat="47.101" lon="9.5"/>
    <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way></osm>`),
};
const START_MS = 90_000;
const FLOW_MS = 240_000;
/** Maps are drawn without a graphics card. */
const SOFTWARE_WEBGL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
let stack: Stack;
let browser: Browser;
let folder: string;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser(...SOFTWARE_WEBGL);
  folder = await mkdtemp(join(tmpdir(), 'skydeck-maps-'));
  stack = await startStack(['auth', 'location', 'messaging', 'platform', 'dashboard'], {
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
  await watched.picture('maps-last');
  // The driver that draws without a graphics card says that it is slow.
  return watched.close((text) => text.includes('GL Driver Message'));
});

const theMap = () => page.getByRole('region', { name: 'Map', exact: true });

/** Waits until the map is drawn, and all of what it needs is there. */
async function drawn(): Promise<void> {
  await page.locator('.map[data-ready="true"]').waitFor({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
}

async function choose(field: string, words: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(words);
  await page.getByRole('option', { name: option }).first().click();
}

/** A device that reports once, as its owner's program would send it. */
async function makeDevice(project: string, place: { lat: number; lon: number }): Promise<void> {
  await page.evaluate(
    async ({ slug, at }) => {
      const send = async (path: string, body: object): Promise<{ data: { id: string } }> => {
        const response = await fetch(`/api/location/api/v1/${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-skydeck-dashboard': '1',
            'skydeck-project': slug,
          },
          body: JSON.stringify(body),
        });
        return (await response.json()) as { data: { id: string } };
      };
      const { data } = await send('devices', { name: 'Van' });
      const position = { device_id: data.id, recorded_at: new Date().toISOString(), ...at };
      await send('positions', { positions: [position] });
    },
    { slug: project, at: place },
  );
}

/** The way is shown whole on a small screen as well. */
async function bothPinsOnPhone(): Promise<void> {
  await page.setViewportSize({ width: 375, height: 760 });
  await page.waitForFunction(() => {
    const frame = document.querySelector('.map')!.getBoundingClientRect();
    const pins = [...document.querySelectorAll('.map-pin')].map((pin) =>
      pin.getBoundingClientRect(),
    );
    return (
      frame.width < 375 &&
      pins.length === 2 &&
      pins.every(
        ({ left, right, top, bottom }) =>
          left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom,
      )
    );
  });
  await page.setViewportSize({ width: 1280, height: 800 });
}

describe('maps', () => {
  it(
    'are searched, clicked, and have ways and areas in reach',
    async () => {
      await watched.signIn('cartographer@example.com');
      await watched.createProject('Harbour Guide');
      await page.getByRole('link', { name: 'Maps', exact: true }).click();
      await drawn();
      await page.getByText('© OpenStreetMap contributors').waitFor();

      await page.getByRole('tab', { name: 'Maps' }).click();
      await page.getByText('Ready').waitFor({ timeout: 30_000 });
      await page.getByRole('tab', { name: 'Search' }).click();
      await choose('Search the map', 'palais princ', /Palais.*Monaco/);
      const place = page.getByRole('region', { name: 'Place' });
      await place.getByRole('heading', { name: /Palais/ }).waitFor();
      await drawn();
      await checkPage(watched, 'maps-search');
      await theMap().click({ position: { x: 200, y: 200 } });
      await place.getByText('Position').waitFor();

      await page.getByRole('tab', { name: 'Route' }).click();
      await page
        .getByRole('combobox', { name: 'Place A', exact: true })
        .fill('43.733802, 7.413433');
      await page.keyboard.press('Enter');
      await page
        .getByRole('combobox', { name: 'Place B', exact: true })
        .fill('43.739662, 7.424355');
      await page.keyboard.press('Enter');
      const found = page.getByRole('region', { name: 'Route' });
      await found.getByText('2.3 km').first().waitFor();
      expect(
        await found.getByRole('list', { name: 'Steps' }).getByRole('listitem').count(),
      ).toBeGreaterThan(4);
      await drawn();
      await page.getByRole('button', { name: /^Vehicle/ }).click();
      const vehicle = page.getByRole('group', { name: 'Vehicle' });
      await vehicle.getByLabel('Height, m').fill('3.8');
      const answered = page.waitForResponse((response) => response.url().endsWith('/v1/routes'));
      await vehicle.getByLabel('Weight, t').fill('12');
      expect((await answered).status()).toBe(200);
      await vehicle.getByText('height 3.8 m, weight 12 t').waitFor();
      await found.getByRole('list', { name: 'Steps' }).waitFor();
      await drawn();
      await checkPage(watched, 'maps-route');
      await bothPinsOnPhone();

      await page.getByRole('tab', { name: 'Reach' }).click();
      await page.getByText('Walk').click();
      await page.getByRole('combobox', { name: 'From', exact: true }).fill('43.7384, 7.4246');
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Reach' }).getByText('10 min').waitFor();

      await page.getByRole('tab', { name: 'Maps' }).click();
      await page.getByRole('button', { name: /^Monaco \(sample\)/ }).waitFor();
      await page.getByRole('button', { name: 'Tiles of Monaco (sample) as a file' }).click();
      const tiles = page.getByRole('dialog', { name: 'Tiles of Monaco (sample)' });
      await tiles.getByLabel('Page that may read it').fill('https://www.example.com/');
      await tiles.getByRole('button', { name: 'Make address' }).click();
      const address = await tiles.getByRole('textbox', { name: 'Address' }).inputValue();
      const part = await fetch(address, {
        headers: { origin: 'https://www.example.com', range: 'bytes=0-6' },
      });
      expect(await part.text()).toBe('PMTiles');
      await checkPage(watched, 'maps-tiles');
      const download = page.waitForEvent('download');
      await tiles.getByRole('link', { name: 'Download' }).click();
      expect((await download).suggestedFilename()).toMatch(/\.pmtiles$/);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Import map' }).click();
      const importing = page.getByRole('dialog', { name: 'Import a map' });
      await importing.locator('input[type=file]').setInputFiles(STREET);
      await importing.getByRole('button', { name: 'Import' }).click();
      await page.getByRole('button', { name: /^street/ }).waitFor();
      await page.getByRole('button', { name: 'Delete street' }).waitFor();

      await page.getByRole('link', { name: 'Tracking', exact: true }).click();
      await page.getByText('No devices yet').waitFor();
      await makeDevice('harbour-guide', { lat: 43.7352, lon: 7.4262 });
      await page.getByRole('button', { name: /Van/ }).click();
      await page.getByRole('tab', { name: 'Geofences' }).click();
      await page.getByRole('button', { name: 'New geofence' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Harbour');
      await page.getByText('Polygon', { exact: true }).click();
      const canvas = page.locator('.maplibregl-canvas');
      for (const [x, y] of CORNERS) await canvas.click({ position: { x, y } });
      await page.getByRole('img', { name: 'Point 3' }).waitFor();
      await drawn();
      await checkPage(watched, 'maps-fence');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Change Harbour' }).waitFor();
      await page.getByRole('button', { name: 'Delete Harbour' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No geofences yet.').waitFor();
    },
    FLOW_MS,
  );
});
