import { AUTOPLAY, startBrowser } from '@skydeck/testing/browser';
import type { Browser } from 'playwright-core';
import { LiveHarness } from './live-harness.js';

const SECONDS = 4;

let live: LiveHarness;
let browser: Browser;

beforeAll(async () => {
  live = await LiveHarness.start({ MEDIA_LIVE_RUNGS: '0' });
  browser = await startBrowser(AUTOPLAY);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await live.close();
});

describe('the page with a player', () => {
  it('waits for a broadcast, begins by itself, and shows it', async () => {
    const stream = await live.make({ record: false });
    const page = await browser.newPage();
    await page.goto(live.media.uploads.at(`/stream/${stream.playback}/player`));
    await page.getByText('Nobody is broadcasting now.').waitFor();
    await page.evaluate(() => {
      const video = document.querySelector('video');
      if (video) video.muted = true;
      void video?.play();
    });
    live.publish(stream.publishUrl, 60);
    await live.until(stream.id, 'active');
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0, {
      timeout: 20_000,
    });
    const seen = await page.evaluate(async (seconds) => {
      const video = document.querySelector('video');
      if (!video) throw new Error('There is no video.');
      const from = video.currentTime;
      while (video.currentTime < from + seconds) {
        await new Promise((resolve) =>
          video.addEventListener('timeupdate', resolve, { once: true }),
        );
      }
      const { totalVideoFrames, corruptedVideoFrames } = video.getVideoPlaybackQuality();
      return { frames: totalVideoFrames, corrupted: corruptedVideoFrames };
    }, SECONDS);
    expect(seen.corrupted).toBe(0);
    expect(seen.frames).toBeGreaterThan(SECONDS * 15);
    await page.getByText('Nobody is broadcasting now.').waitFor({ state: 'hidden' });
  }, 60_000);

  it('needs a token where the policy is signed, down to the parts', async () => {
    const stream = await live.make({ record: false, playback_policy: 'signed' });
    live.publish(stream.publishUrl, 60);
    await live.until(stream.id, 'active');
    expect((await live.stream(`${stream.playback}/master.m3u8`)).status).toBe(401);
    const made = await live.media.call(`/playback-ids/${stream.playback}/tokens`, {});
    const token = String(made.data['token']);
    const master = await live.stream(`${stream.playback}/master.m3u8?token=${token}`);
    const variant = /^[^#].*\.m3u8$/m.exec(await master.text())?.[0] ?? '';
    const media = await (await live.stream(`${stream.playback}/${variant}`)).text();
    const part = /URI="([^"]+\.m4s)"/.exec(media)?.[1] ?? '';
    const folder = variant.slice(0, variant.lastIndexOf('/') + 1);
    const answer = await live.stream(`${stream.playback}/${folder}${part}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/^private, .*immutable$/);
    const forged = `${stream.playback}/public/${part}`;
    expect((await live.stream(forged)).status).toBe(403);
  }, 40_000);
});
