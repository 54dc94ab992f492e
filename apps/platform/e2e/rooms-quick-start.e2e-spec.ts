import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { setUpLog } from '@skydeck/service';
import { FollowedPage } from '@skydeck/testing';
import type { Page } from 'playwright-core';
import { MediaRoomsHarness } from './rooms/media-rooms-harness.js';

const run = promisify(execFile);
const ROOT = path.join(import.meta.dirname, '../../..');
const MEDIA_MS = 40_000;
let lab: MediaRoomsHarness;
let sdk: string;
let start: FollowedPage;

beforeAll(async () => {
  setUpLog({ level: 'fatal' });
  sdk = await mkdtemp(path.join(tmpdir(), 'costream-'));
  const pack = [path.join(ROOT, 'scripts/make-package.mjs'), 'libs/costream', sdk];
  [lab] = await Promise.all([MediaRoomsHarness.start('25500-25599'), run(process.execPath, pack)]);
  // A copy, as a link would be outside of what a server serves.
  const install = `npm install --install-links ${sdk}`;
  start = await FollowedPage.follow('video-call-in-ten-minutes.md', {
    environment: {
      SKYDECK_URL: lab.origin,
      SKYDECK_PROJECT: lab.api.project,
      SKYDECK_KEY: await keyForRooms(),
    },
    rewrite: (code) => code.replace('npm install @skydeck/costream', install),
  });
}, 180_000);

afterAll(async () => {
  await start?.[Symbol.asyncDispose]();
  await lab?.close();
  await rm(sdk, { recursive: true, force: true });
}, 60_000);

/** A key that may make rooms and tokens, and nothing else. */
async function keyForRooms(): Promise<string> {
  const { api } = lab;
  const keys = `${api.installation.authUrl}/api/v1/projects/${api.project}/keys`;
  const wanted = { product: 'platform', mode: 'live', name: 'rooms', scopes: ['rooms:write'] };
  const made = await api.post(keys, wanted);
  if (made.status !== 201) throw new Error(JSON.stringify(made));
  return String(made.data['secret']);
}

async function joinAs(name: string): Promise<Page> {
  const page = await lab.browser.newPage();
  await page.goto(start.origin);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
  return page;
}

/** Whether a page, in which this runs, plays so many pictures of that person. */
const isSeen = (title: string) =>
  [...document.querySelectorAll('video')].some(
    (one) => one.title === title && one.getVideoPlaybackQuality().totalVideoFrames > 5,
  );

/** Waits until a page plays pictures of that person. */
async function sees(page: Page, name: string): Promise<void> {
  await page.waitForFunction(isSeen, name, { timeout: MEDIA_MS }).catch(async (error: unknown) => {
    throw new Error(`${name} is not seen: ${await shownOn(page)}`, { cause: error });
  });
}

/** What a page says and plays, for whoever reads a failure. */
const shownOn = (page: Page) =>
  page.evaluate(() => {
    const videos = [...document.querySelectorAll('video')].map((one) => {
      const { totalVideoFrames } = one.getVideoPlaybackQuality();
      return `${one.title}: ${totalVideoFrames} pictures, ready ${one.readyState}`;
    });
    return [...videos, document.body.innerText].join('; ');
  });

describe('video-call-in-ten-minutes.md', () => {
  it('ends with two people who see and hear each other, mute and leave', async () => {
    const [ada, grace] = [await joinAs('Ada'), await joinAs('Grace')];
    await Promise.all([sees(ada, 'Grace'), sees(grace, 'Ada')]);
    await ada.getByText('With you: Grace').waitFor();
    expect(await ada.locator('audio[title=Grace]').count()).toBe(1);
    await ada.getByRole('button', { name: 'Mute' }).click();
    await ada.getByRole('button', { name: 'Unmute' }).waitFor();
    await grace.getByRole('button', { name: 'Leave' }).click();
    await grace.getByText('It is over: client').waitFor();
    await ada.getByText('With you: nobody yet').waitFor({ timeout: MEDIA_MS });
    await ada.locator('video').waitFor({ state: 'detached' });
  }, 120_000);
});
