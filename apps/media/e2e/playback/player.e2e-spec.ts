import { AUTOPLAY, startBrowser } from '@skydeck/testing/browser';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Frame, Page } from 'playwright-core';
import { eventually } from '@skydeck/testing';
import { type Film, startWithFilm } from './film.js';

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

const pageOf = async (): Promise<Page> => (await browser.newContext()).newPage();
const urlOf = (path: string) => film.media.uploads.at(`/stream/${path}`);

/** Plays to its end, and tells how many pictures were shown and in which sizes. */
const watch = (frame: Page | Frame) =>
  frame.evaluate(async () => {
    const video = document.querySelector('video');
    if (!video) throw new Error('There is no video.');
    const heights = new Set<number>();
    video.addEventListener('resize', () => heights.add(video.videoHeight));
    video.muted = true;
    await video.play();
    await new Promise((resolve) => video.addEventListener('ended', resolve));
    heights.add(video.videoHeight);
    const { totalVideoFrames, corruptedVideoFrames } = video.getVideoPlaybackQuality();
    return {
      frames: totalVideoFrames,
      corrupted: corruptedVideoFrames,
      seconds: Math.round(video.currentTime),
      heights: [...heights],
    };
  });

describe('the page with a player', () => {
  it('tells of a view, and insight knows it with its start and the time watched', async () => {
    const page = await pageOf();
    await page.goto(urlOf(`${await film.playbackId()}/player`));
    await page.evaluate(() => document.querySelector('video')?.play());
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 2);
    film.clock.advance(10_000);
    await page.close();
    const { total, groups } = await eventually(async () => {
      const { data } = await film.media.call(`/assets/${film.assetId}/insight?by=browser`);
      expect(data['total']).toMatchObject({ views: 1 });
      return data as { total?: Record<string, number>; groups?: unknown };
    });
    expect(total?.['watched_ms']).toBeGreaterThanOrEqual(1500);
    expect(total?.['watched_ms']).toBeLessThan(8000);
    expect(total?.['startup_p50_ms']).toBeGreaterThan(0);
    expect(total).toMatchObject({ errors: 0 });
    expect(groups).toMatchObject([{ key: 'chrome' }]);
    const rows = await film.media.uploads.query('select sequence, is_over from playback_view');
    expect(rows).toEqual([{ sequence: expect.any(Number), is_over: true }]);
    expect(Number(rows[0]?.['sequence'])).toBeLessThanOrEqual(3);
  }, 60_000);

  it('plays the whole film and shows its pictures', async () => {
    const page = await pageOf();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(urlOf(`${await film.playbackId()}/player`));
    const seen = await watch(page);
    expect(seen).toMatchObject({ corrupted: 0, seconds: 8 });
    expect(seen.frames).toBeGreaterThan(100);
    expect(complaints).toEqual([]);
  }, 60_000);

  it('switches between sizes while it plays', async () => {
    const page = await pageOf();
    await page.goto(urlOf(`${await film.playbackId()}/player`));
    const menu = page.getByLabel('Quality');
    await menu.waitFor();
    await menu.selectOption({ label: '240p' });
    const watched = watch(page);
    await page.waitForFunction(() => document.querySelector('video')?.videoHeight === 240);
    await menu.selectOption({ label: '360p' });
    const { heights, seconds, corrupted } = await watched;
    expect(heights).toEqual(expect.arrayContaining([240, 360]));
    expect({ seconds, corrupted }).toEqual({ seconds: 8, corrupted: 0 });
  }, 60_000);

  it('plays when a size is chosen before anything came', async () => {
    const page = await pageOf();
    const held: (() => Promise<void>)[] = [];
    await page.route(/\/init-/, (route) => void held.push(() => route.continue()));
    const isFetched = page.waitForResponse(/\/360p\/c0/);
    await page.goto(urlOf(`${await film.playbackId()}/player`));
    await (await isFetched).finished();
    await page.getByLabel('Quality').selectOption({ label: '240p' });
    const isAsked = page.waitForResponse(/\/240p\.m3u8/);
    await page.unroute(/\/init-/);
    await isAsked;
    await Promise.allSettled(held.map((go) => go()));
    await page.evaluate(() => document.querySelector('video')?.play());
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  }, 60_000);

  it('plays what is signed and encrypted, inside the page of a shop', async () => {
    const shop = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<iframe src="${embedded}" allow="autoplay" width="640" height="360"></iframe>`);
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const { port } = shop.address() as AddressInfo;
    const id = await film.playbackId({ policy: 'signed', encryption: 'aes-128' });
    const { data } = await film.media.call(`/playback-ids/${id}/tokens`, {});
    const embedded = urlOf(`${id}/player?token=${String(data['token'])}`);
    const page = await pageOf();
    await page.goto(`http://127.0.0.1:${port}/`);
    const frame = page.frames()[1];
    if (!frame) throw new Error('The page has no frame.');
    await frame.waitForSelector('video');
    expect(await watch(frame)).toMatchObject({ corrupted: 0, seconds: 8 });
    shop.close();
  }, 60_000);

  it('says in words that a token has ended', async () => {
    const id = await film.playbackId({ policy: 'signed' });
    const { data } = await film.media.call(`/playback-ids/${id}/tokens`, { expires_in_s: 60 });
    const page = await pageOf();
    await page.route('**/master.m3u8*', async (route) => {
      film.clock.advance(60_000);
      await route.continue();
    });
    await page.goto(urlOf(`${id}/player?token=${String(data['token'])}`));
    await page.getByText('You may not play this here, or no longer.').waitFor();
  });
});
