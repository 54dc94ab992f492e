import { eventually } from '@skydeck/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
let publisher: ChildProcess | undefined;

beforeAll(async () => {
  browser = await startBrowser();
  folder = await mkdtemp(join(tmpdir(), 'skydeck-live-streams-'));
  stack = await startStack(['auth', 'media', 'messaging', 'platform', 'edge', 'dashboard'], {
    SKYDECK_HOME: folder,
    OBJECT_STORE_FOLDER: join(folder, 'objects'),
    MEDIA_RTMP_HOST: '127.0.0.1',
    MEDIA_RTMP_PORT: '0',
    MEDIA_LIVE_RUNGS: '0',
  });
}, START_MS);

afterAll(async () => {
  publisher?.kill('SIGKILL');
  await browser?.close();
  await stack?.close();
  await rm(folder, { recursive: true, force: true });
}, START_MS);

beforeEach(async () => {
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
});

afterEach(() => watched.close());

/** Sends a picture and a tone, as OBS does. */
function publish(url: string): ChildProcess {
  const inputs = '-re -f lavfi -i testsrc2=s=640x360:r=25 -re -f lavfi -i sine=440:r=48000';
  const codecs = '-c:v libx264 -g 25 -preset ultrafast -tune zerolatency -pix_fmt yuv420p -c:a aac';
  const options = `-nostdin -v error ${inputs} ${codecs} -t 90 -f flv`;
  return spawn('ffmpeg', [...options.split(' '), url]);
}

/** What is not on air yet, or no more, is answered with 409; nothing else may go wrong. */
function expectOnlyWaiting(): void {
  const others = watched.complaints.splice(0).filter((text) => !text.includes('409'));
  expect(others).toEqual([]);
}

/** The value beside a word. */
const valueOf = (word: string) =>
  page.locator('dt', { hasText: word }).locator('xpath=following-sibling::dd[1]');

describe('live streams', () => {
  it(
    'are made, go on air on their page, and become videos',
    async () => {
      await watched.signIn('air@example.com');
      await watched.createProject('Radio Tower');
      await page.getByRole('link', { name: 'Live streams' }).click();
      await page.getByText('No live streams yet').waitFor();
      await page.getByRole('button', { name: 'New live stream' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Evening news');
      await page.getByRole('dialog').getByRole('button', { name: 'Make' }).click();
      await page.getByText('Nobody is broadcasting.').waitFor();
      await page.getByRole('button', { name: 'Show key' }).click();
      await page.getByRole('button', { name: 'Hide key' }).waitFor();
      const key = (await valueOf('Stream key').locator('.mono').textContent()) ?? '';
      expect(key).toMatch(/^[\w-]{32}$/);
      const server = (await valueOf('Server').locator('.mono').textContent()) ?? '';
      await page.getByRole('button', { name: 'Hide key' }).click();
      await eventually(async () => expect(await page.content()).not.toContain(key));

      publisher = publish(`${server}/${key}`);
      const gone = once(publisher, 'exit');
      await page.getByText('Live', { exact: true }).waitFor({ timeout: 30_000 });
      await page.getByText('640 × 360').waitFor();
      await page.waitForFunction(
        () =>
          (document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 50,
        undefined,
        { timeout: 30_000 },
      );
      expectOnlyWaiting();
      await checkPage(watched, 'live-stream');

      await page.getByRole('button', { name: 'End broadcast' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
      await gone;
      await page.getByRole('cell', { name: 'Completed' }).waitFor();
      await page.getByRole('link', { name: 'Video', exact: true }).click();
      await page.waitForURL(/\/videos\//);
      await page.getByRole('heading', { name: /Evening news/ }).waitFor();
      await page.getByRole('link', { name: 'Live streams', exact: true }).click();
      await page
        .getByRole('row', { name: /Evening news/ })
        .getByText('Idle')
        .waitFor();
      await checkPage(watched, 'live-streams');

      await page.getByRole('link', { name: 'Evening news' }).click();
      await page.getByRole('button', { name: 'Actions' }).click();
      await page.getByRole('menuitem', { name: 'Disable' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
      await page.getByText('It is disabled: nobody can publish.').waitFor();
      await page.getByRole('button', { name: 'Actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No live streams yet').waitFor();
      expectOnlyWaiting();
    },
    FLOW_MS,
  );
});
