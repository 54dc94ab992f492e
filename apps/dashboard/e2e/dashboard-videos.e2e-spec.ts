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
  folder = await mkdtemp(join(tmpdir(), 'skydeck-videos-'));
  stack = await startStack(['auth', 'media', 'messaging', 'platform', 'edge', 'dashboard'], {
    SKYDECK_HOME: folder,
    OBJECT_STORE_FOLDER: join(folder, 'objects'),
  });
  const picture = 'testsrc2=size=640x360:rate=25:duration=6';
  const sound = 'sine=frequency=440:sample_rate=48000:duration=6';
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound];
  const codecs = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  const file = join(folder, 'harbour at dawn.mp4');
  await runCommand('ffmpeg', ['-nostdin', '-v', 'error', ...inputs, ...codecs, file]);
  await writeFile(join(folder, 'letter.mp4'), 'This is no film.');
  await writeFile(join(folder, 'good.srt'), '1\n00:00:01,000 --> 00:00:09,000\nGuten Morgen\n');
  await writeFile(join(folder, 'bad.srt'), '1\n00:00:01,000 --> 00:00:0x,000\nOh\n');
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

const files = (...names: string[]) => names.map((name) => join(folder, name));

describe('videos', () => {
  it(
    'are dropped, made and played on one page, and deleted',
    async () => {
      await watched.signIn('films@example.com');
      await watched.createProject('Film Shop');
      await page.getByRole('link', { name: 'Videos' }).click();
      await page.getByText('No videos yet').waitFor();
      await page.getByRole('button', { name: 'Settings of new videos' }).click();
      await page.getByLabel('VP9').check();
      await page.getByLabel('VP9').uncheck();
      await page.getByLabel('Delete after days').fill('30');
      await page
        .locator('input[type=file]')
        .setInputFiles(files('harbour at dawn.mp4', 'letter.mp4'));
      const film = page.getByRole('row', { name: /harbour at dawn/ });
      await film.getByText('Ready').waitFor({ timeout: 60_000 });
      await film.getByText('640 × 360').waitFor();
      await page
        .getByRole('row', { name: /letter/ })
        .getByText('Rejected')
        .waitFor();
      await checkPage(watched, 'videos');

      await page.getByRole('link', { name: 'harbour at dawn.mp4' }).click();
      await page.getByRole('button', { name: 'Let everybody play it' }).click();
      const seen = await page.locator('video').evaluate(async (element) => {
        const video = element as HTMLVideoElement;
        video.muted = true;
        await video.play();
        await new Promise((resolve) => video.addEventListener('ended', resolve));
        const { totalVideoFrames, corruptedVideoFrames } = video.getVideoPlaybackQuality();
        return { frames: totalVideoFrames, corrupted: corruptedVideoFrames };
      });
      expect(seen.frames).toBeGreaterThan(75);
      expect(seen.corrupted).toBe(0);
      await page.getByRole('row', { name: /360p/ }).getByText('avc1').waitFor();

      await page.getByRole('button', { name: 'Use as poster' }).click();
      await page.getByText('is the poster.').waitFor();
      const downloads = page.getByRole('region', { name: 'Downloads' });
      await downloads.getByRole('button', { name: 'Make a file' }).click();
      const saved = page.waitForEvent('download');
      await downloads.getByRole('link', { name: 'highest.mp4' }).click();
      expect((await saved).suggestedFilename()).toBe('harbour at dawn.mp4');
      await downloads.scrollIntoViewIfNeeded();
      await watched.picture('video-downloads');
      await page.getByRole('button', { name: 'Cut a clip' }).click();
      const clip = page.getByRole('dialog');
      await clip.getByLabel('From').fill('0:01');
      await clip.getByLabel('To').fill('0:09');
      await clip.getByText('The video ends at').waitFor();
      await watched.picture('video-clip');
      await clip.getByLabel('To').fill('0:02.5');
      await clip.getByRole('button', { name: 'Cut', exact: true }).click();
      await page.getByRole('heading', { name: 'harbour at dawn.mp4 (clip)' }).waitFor();
      await page.getByText('Ready').first().waitFor({ timeout: 60_000 });
      await page.goBack();

      await page.getByRole('button', { name: 'New playback id' }).click();
      await page.getByText('With a token').click();
      await page.getByLabel('Encrypt segments').check();
      await page.getByRole('dialog').getByRole('button', { name: 'Make' }).click();
      await page.getByText('aes-128').waitFor();

      await page.getByRole('button', { name: 'Add captions' }).click();
      await page.locator('input[type=file]').setInputFiles(files('bad.srt'));
      await page.getByRole('combobox', { name: 'Language' }).fill('Germ');
      await page.getByRole('option', { name: 'German', exact: true }).click();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText('Line 2: “00:00:0x,000” is no time.').waitFor();
      const refused = watched.complaints.splice(0).filter((text) => !text.includes('422'));
      expect(refused).toEqual([]);
      await page.locator('input[type=file]').setInputFiles(files('good.srt'));
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      const captions = page.getByRole('region', { name: 'Captions' });
      await captions.getByText('1 cue', { exact: true }).waitFor();
      await captions.getByText('1 of 1 cues were shortened to end with the film.').waitFor();
      await captions.getByRole('switch').click();
      await captions.getByRole('switch', { checked: true }).waitFor();
      await checkPage(watched, 'video');
      await captions.getByRole('button', { name: 'Delete Deutsch' }).click();
      await captions.getByText('1 cue', { exact: true }).waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'Keep for' }).click();
      const days = page.getByRole('dialog').getByLabel('Days');
      expect(await days.inputValue()).toBe('30');
      await days.fill('');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('Deleted', { exact: true }).waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'Rename' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Harbour');
      await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
      await page.getByRole('heading', { name: 'Harbour' }).waitFor();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('row', { name: /letter/ }).waitFor();
      expect(await page.getByRole('row', { name: /Harbour/ }).count()).toBe(0);
    },
    FLOW_MS,
  );
});
