import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
let stack: Stack;
let browser: Browser;
let folder: string;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  folder = await mkdtemp(join(tmpdir(), 'skydeck-insight-'));
  stack = await startStack(['auth', 'media', 'messaging', 'platform', 'edge', 'dashboard'], {
    SKYDECK_HOME: folder,
    OBJECT_STORE_FOLDER: join(folder, 'objects'),
  });
  const inputs = ['-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=25:duration=2'];
  const codecs = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'];
  await runCommand('ffmpeg', ['-nostdin', '-v', 'error', ...inputs, ...codecs, film()]);
  await writeFile(join(folder, 'letter.mp4'), 'This is no film.');
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
  await rm(folder, { recursive: true, force: true });
}, START_MS);

beforeEach(async () => {
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
});

afterEach(() => watched.close());

const film = () => join(folder, 'harbour.mp4');

describe('views of videos', () => {
  it(
    'are drawn once somebody watched, for all videos and for one',
    async () => {
      await watched.signIn('views@example.com');
      await watched.createProject('Views Shop');
      await page.getByRole('link', { name: 'Videos' }).click();
      await page.locator('input[type=file]').setInputFiles([film()]);
      const row = page.getByRole('row', { name: /harbour/ });
      await row.getByText('Ready').waitFor({ timeout: 60_000 });
      await page.getByRole('link', { name: 'harbour.mp4' }).click();
      await page.getByText('Nobody watched in this time').waitFor();
      await page.getByRole('button', { name: 'Let everybody play it' }).click();
      const url = await page
        .getByText(/\/player$/)
        .first()
        .textContent();
      const viewer = await (await browser.newContext()).newPage();
      await viewer.goto(url ?? '');
      await viewer.evaluate(async () => {
        const video = document.querySelector('video');
        if (!video) throw new Error('There is no video.');
        video.muted = true;
        await video.play();
        await new Promise((resolve) => video.addEventListener('ended', resolve));
      });
      await viewer.close();
      await page.getByRole('group', { name: 'Views' }).getByText('1', { exact: true }).waitFor();
      await checkPage(watched, 'video-views');

      await page.getByRole('link', { name: 'All videos' }).click();
      await page.getByRole('link', { name: 'Insight' }).click();
      await page.getByText('0 watching now').waitFor();
      await page.getByRole('row', { name: /harbour\.mp4/ }).waitFor();
      await page.getByText('Browser', { exact: true }).click();
      await page.getByRole('row', { name: /Chrome/ }).waitFor();
      await checkPage(watched, 'video-insight');
    },
    FLOW_MS,
  );

  it(
    'of playlists: they are made, put in order, opened to everybody and deleted',
    async () => {
      await watched.signIn('lists@example.com');
      await watched.createProject('List Shop');
      await page.getByRole('link', { name: 'Videos' }).click();
      await page.locator('input[type=file]').setInputFiles([film(), join(folder, 'letter.mp4')]);
      await page.getByRole('row', { name: /harbour/ }).waitFor({ timeout: 60_000 });
      await page.getByRole('link', { name: 'Playlists' }).click();
      await page.getByText('No playlists yet').waitFor();
      await page.getByRole('button', { name: 'New playlist' }).click();
      await page.getByLabel('Name').fill('Course');
      await page.getByRole('button', { name: 'Make' }).click();
      await page.getByText('It plays nothing yet.').waitFor();
      for (const name of ['harbour.mp4', 'letter.mp4']) {
        await page.getByPlaceholder('Find a video').fill(name.slice(0, 5));
        await page.getByRole('option', { name }).click();
        await page.getByRole('button', { name: 'Add' }).click();
        await page.getByRole('row', { name }).waitFor();
      }
      await page.getByRole('button', { name: 'Move letter.mp4 up' }).click();
      await page.locator('tbody tr:first-child').getByText('letter.mp4').waitFor();
      await page.getByRole('button', { name: 'Take letter.mp4 out' }).click();
      await page.getByRole('row', { name: /letter/ }).waitFor({ state: 'detached' });
      await page.getByRole('switch', { name: 'A page for everybody' }).click();
      await page.getByRole('link', { name: /\/watch\/pll_/ }).waitFor();
      await checkPage(watched, 'playlist');
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No playlists yet').waitFor();
    },
    FLOW_MS,
  );
});
