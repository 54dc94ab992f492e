import { AUTOPLAY, startBrowser } from '@skydeck/testing/browser';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { AssetHarness } from '../assets/asset-harness.js';
import { makeClip } from '../assets/clips.js';

const { resolve } = createRequire(import.meta.url);
const SHAKA = resolve('shaka-player/dist/shaka-player.compiled.js');
const HLS = resolve('hls.js/dist/hls.min.js');
const SECONDS = 2;

/** What of Shaka is used; its own types say nothing of what it exports. */
interface ShakaPlayer {
  attach(video: HTMLVideoElement): Promise<void>;
  configure(settings: object): boolean;
  addEventListener(type: 'error', listen: (event: Event) => void): void;
  load(url: string): Promise<void>;
  getVariantTracks(): { readonly active: boolean; readonly videoCodec: string | null }[];
}
interface Shaka {
  readonly polyfill: { installAll(): void };
  readonly Player: new () => ShakaPlayer;
}

let media: AssetHarness;
let browser: Browser;
let assetId: string;

beforeAll(async () => {
  media = await AssetHarness.start();
  const clip = await makeClip({ seconds: SECONDS, size: '320x180' });
  assetId = await media.uploadAs(clip, { codecs: ['h264', 'vp9', 'av1'] });
  await media.ended(assetId);
  browser = await startBrowser(AUTOPLAY);
}, 90_000);

afterAll(async () => {
  await browser.close();
  await media.close();
});

async function playbackId(how: object = {}): Promise<string> {
  return String((await media.call(`/assets/${assetId}/playback-ids`, how)).data['id']);
}

const urlOf = (path: string) => media.uploads.at(`/stream/${path}`);

async function pageWith(script: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.setContent('<video muted></video>');
  await page.addScriptTag({ path: script });
  return page;
}

/** Plays a manifest of DASH to its end. */
const playDash = (page: Page, url: string, codec: string) =>
  page.evaluate(
    async ({ url: manifest, codec: wanted }) => {
      const { shaka } = globalThis as unknown as { shaka: Shaka };
      const video = document.querySelector('video');
      if (!video) throw new Error('There is no video.');
      shaka.polyfill.installAll();
      const player = new shaka.Player();
      await player.attach(video);
      player.configure({ preferredVideo: [{ codec: wanted }] });
      const failed = new Promise<never>((_resolve, reject) => {
        player.addEventListener('error', (event) => reject(new Error(JSON.stringify(event))));
      });
      await player.load(manifest);
      const ended = new Promise((done) => video.addEventListener('ended', done));
      await video.play();
      await Promise.race([ended, failed]);
      const { totalVideoFrames: frames, corruptedVideoFrames: corrupted } =
        video.getVideoPlaybackQuality();
      const playing = player.getVariantTracks().find(({ active }) => active)?.videoCodec;
      return { frames, corrupted, codec: playing?.slice(0, 4), seconds: video.currentTime };
    },
    { url, codec },
  );

/** Plays one codec of a master playlist to its end. */
const playHls = (page: Page, url: string, codec: string) =>
  page.evaluate(
    async ({ url: master, codec: wanted }) => {
      const { Hls } = globalThis as unknown as { Hls: typeof import('hls.js').default };
      const video = document.querySelector('video');
      if (!video) throw new Error('There is no video.');
      const player = new Hls({ autoStartLoad: false });
      const failed = new Promise<never>((_resolve, reject) => {
        player.on(Hls.Events.ERROR, (_event, { fatal, details }) => {
          if (fatal) reject(new Error(details));
        });
      });
      const parsed = new Promise((done) => player.on(Hls.Events.MANIFEST_PARSED, done));
      player.loadSource(master);
      player.attachMedia(video);
      await Promise.race([parsed, failed]);
      player.currentLevel = player.levels.findIndex(({ videoCodec }) =>
        videoCodec?.startsWith(wanted),
      );
      player.startLoad();
      const ended = new Promise((done) => video.addEventListener('ended', done));
      await video.play();
      await Promise.race([ended, failed]);
      const { totalVideoFrames: frames, corruptedVideoFrames: corrupted } =
        video.getVideoPlaybackQuality();
      const playing = player.levels[player.currentLevel]?.videoCodec;
      return { frames, corrupted, codec: playing?.slice(0, 4), seconds: video.currentTime };
    },
    { url, codec },
  );

const whole = { corrupted: 0, seconds: expect.closeTo(SECONDS, 0) as number };

describe('codecs and manifests in a browser', () => {
  it.each(['avc1', 'vp09', 'av01'])(
    '%s: plays from a manifest of DASH',
    async (codec) => {
      const page = await pageWith(SHAKA);
      const seen = await playDash(page, urlOf(`${await playbackId()}/manifest.mpd`), codec);
      expect(seen).toMatchObject({ ...whole, codec });
      expect(seen.frames).toBeGreaterThan(40);
      await page.close();
    },
    40_000,
  );

  it.each(['vp09', 'av01'])(
    '%s: plays from playlists of HLS',
    async (codec) => {
      const page = await pageWith(HLS);
      const seen = await playHls(page, urlOf(`${await playbackId()}/master.m3u8`), codec);
      expect(seen).toMatchObject({ ...whole, codec });
      expect(seen.frames).toBeGreaterThan(40);
      await page.close();
    },
    40_000,
  );

  it('plays what is signed as DASH, and only with a token', async () => {
    const id = await playbackId({ policy: 'signed' });
    const url = urlOf(`${id}/manifest.mpd`);
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(`${url}?token=none`)).status).toBe(403);
    const { data } = await media.call(`/playback-ids/${id}/tokens`, {});
    const page = await pageWith(SHAKA);
    const seen = await playDash(page, `${url}?token=${String(data['token'])}`, 'avc1');
    expect(seen).toMatchObject({ ...whole, codec: 'avc1' });
    await page.close();
  }, 40_000);

  it('has each size with its codec in the menu of the page with a player', async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(urlOf(`${await playbackId()}/player`));
    const menu = page.getByLabel('Quality');
    await menu.waitFor();
    const names = await menu.locator('option').allTextContents();
    expect(names).toEqual(expect.arrayContaining(['Auto', '180p H.264', '180p VP9', '180p AV1']));
    await page.close();
  });

  it('409: refuses DASH of what is encrypted, in words', async () => {
    const id = await playbackId({ encryption: 'aes-128' });
    const answer = await fetch(urlOf(`${id}/manifest.mpd`));
    const { error } = (await answer.json()) as { error: { code: string } };
    expect([answer.status, error.code]).toEqual([409, 'playback.dash_encrypted']);
    const { data } = await media.call(`/playback-ids/${id}`);
    expect(data).toMatchObject({ dash_url: null });
    const master = await (await fetch(urlOf(`${id}/master.m3u8`))).text();
    expect(master).not.toContain('I-FRAME');
  });
});
