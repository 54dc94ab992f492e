import { startBrowser } from '@skydeck/testing/browser';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FollowedPage, freePort } from '@skydeck/testing';
import { AssetHarness } from '../assets/asset-harness.js';
import { makeClip } from '../assets/clips.js';

/** Follows a quick start, sends a film from its page, and counts the pictures that it plays there. */
export async function sendAndWatch(quickStart: string): Promise<number> {
  // What it answers names its address, so that has to be known before.
  const port = String(await freePort());
  const media = await AssetHarness.start({
    MEDIA_PORT: port,
    MEDIA_URL: `http://127.0.0.1:${port}`,
  });
  const film = path.join(media.uploads.home, 'holiday.mp4');
  await writeFile(film, await makeClip({ seconds: 2, size: '320x180' }));
  const browser = await startBrowser();
  try {
    await using start = await FollowedPage.follow(quickStart, {
      environment: {
        SKYDECK_MEDIA_URL: media.uploads.service.url,
        SKYDECK_KEY: media.uploads.key,
      },
    });
    const page = await browser.newPage();
    await page.goto(start.origin);
    await page.getByLabel('Film').setInputFiles(film);
    const state = page.getByText(/Here it is|Not sent|cannot be played/);
    const said = await state.textContent({ timeout: 60_000 });
    if (said !== 'Here it is.') throw new Error(`The page says: ${said}`);
    const frame = page.frameLocator('iframe');
    return await frame.locator('video').evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      // Until the player has given it something to play, a beginning is undone.
      for (let tries = 0; tries < 400 && video.readyState < 3; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await video.play();
      await new Promise((resolve) => video.addEventListener('ended', resolve));
      return video.getVideoPlaybackQuality().totalVideoFrames;
    });
  } finally {
    await browser.close();
    await media.close();
  }
}
