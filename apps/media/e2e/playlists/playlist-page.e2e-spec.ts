import { AUTOPLAY, startBrowser } from '@skydeck/testing/browser';
import type { Browser } from 'playwright-core';
import { type Film, startWithFilm } from '../playback/film.js';

let film: Film;
let browser: Browser;

beforeAll(async () => {
  film = await startWithFilm();
  browser = await startBrowser(AUTOPLAY);
}, 90_000);

afterAll(async () => {
  await browser.close();
  await film.media.close();
});

describe('the page of a playlist', () => {
  it('plays the next when one ends', async () => {
    await film.playbackId();
    const { data } = await film.media.call('/playlists', {
      name: 'Twice',
      is_public: true,
      asset_ids: [film.assetId, film.assetId],
    });
    const page = await (await browser.newContext()).newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(film.media.uploads.at(`/watch/${String(data['id'])}`));
    const video = page.frameLocator('iframe').locator('video');
    await video.evaluate(async (player: HTMLVideoElement) => {
      player.muted = true;
      await player.play();
      player.currentTime = 7;
    });
    await page.locator('li:nth-child(2) button[aria-current=true]').waitFor();
    await page.frameLocator('iframe').locator('video').waitFor();
    const frame = page.frames()[1];
    await frame?.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    expect(complaints).toEqual([]);
  }, 60_000);
});
