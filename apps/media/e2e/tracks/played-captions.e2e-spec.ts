import { AUTOPLAY, startBrowser } from '@skydeck/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { AssetHarness } from '../assets/asset-harness.js';
import { addressesOf } from '../playback/film.js';
import { makeSubtitledFilm } from './subtitled-film.js';

const LATE =
  '1\n00:00:01,000 --> 00:00:04,000\n<b>Added</b> & <script>document.title="hurt"</script>\n';

let media: AssetHarness;
let browser: Browser;
let asset: string;
let playback: string;

const stream = (path: string, headers = {}) =>
  fetch(media.uploads.at(`/stream/${path}`), { headers });
const textOf = async (path: string) => {
  const answer = await stream(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.text();
};
const playbackId = async (how = {}): Promise<string> =>
  String((await media.call(`/assets/${asset}/playback-ids`, how)).data['id']);
const tracksOf = async (id: string) =>
  (await media.call(`/assets/${id}/tracks?sort=created_at`)).data.items;

beforeAll(async () => {
  media = await AssetHarness.start();
  asset = await media.upload(await makeSubtitledFilm({ container: 'mp4', seconds: 6 }));
  const { status } = await media.ended(asset);
  if (status !== 'ready') throw new Error(`The film is ${String(status)}.`);
  const captions = { language: 'fr', text: LATE, kind: 'captions', is_default: true };
  await media.call(`/assets/${asset}/tracks`, captions);
  playback = await playbackId();
  browser = await startBrowser(AUTOPLAY);
}, 90_000);

afterAll(async () => {
  await browser.close();
  await media.close();
});

describe('the words of a file', () => {
  it('become tracks by themselves, in their languages', async () => {
    const found = (await tracksOf(asset)).filter((one) => one['source'] === 'input');
    expect(found).toEqual([
      expect.objectContaining({ language: 'de', name: 'Deutsch', cue_count: 2, status: 'ready' }),
      expect.objectContaining({ language: 'en', name: 'English', cue_count: 2 }),
    ]);
    expect(await media.eventsOf(String(found[0]?.['id']))).toEqual(['track.ready']);
    const { data } = await media.call(`/assets/${asset}/tracks/${String(found[0]?.['id'])}/text`);
    expect(data['text']).toBe(
      'WEBVTT\n\n1\n00:00:00.500 --> 00:00:02.000\nGuten <i>Morgen</i>\n\n2\n00:00:03.000 --> 00:00:05.000\nBis bald\n',
    );
  });

  it('are found in Matroska too, and go with the asset', async () => {
    const other = await media.upload(await makeSubtitledFilm({ container: 'mkv', seconds: 6 }));
    await media.ended(other);
    const names = (await tracksOf(other)).map((one) => [
      one['language'],
      one['name'],
      one['cue_count'],
    ]);
    expect(names).toEqual([
      ['de', 'Deutsch', 2],
      ['en', 'English words', 2],
    ]);
    const bytes = (await tracksOf(other)).reduce((sum, one) => sum + Number(one['bytes']), 0);
    const sum = 'select sum(bytes)::int as sum from rendition where asset_id = $1';
    const [made] = await media.uploads.query<{ sum: number }>(sum, [other]);
    const [row] = await media.uploads.query<{ derived: string; images: { bytes: number } }>(
      'select derived_bytes as derived, images from asset where id = $1',
      [other],
    );
    expect(Number(row?.derived)).toBe((made?.sum ?? 0) + (row?.images.bytes ?? 0) + bytes);
  }, 60_000);
});

describe('the stream of a film with captions', () => {
  it('names them in its master playlist, whose pieces are tied to the picture', async () => {
    const master = await textOf(`${playback}/master.m3u8`);
    expect(master.match(/TYPE=AUDIO.*LANGUAGE="(?:eng|fre)"/g)).toHaveLength(2);
    const lines = master.split('\n').filter((line) => line.includes('TYPE=SUBTITLES'));
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(
      /NAME="Français",LANGUAGE="fr",DEFAULT=YES,AUTOSELECT=YES,FORCED=NO,CHARACTERISTICS="public\.accessibility\.transcribes-spoken-dialog,[^"]+",URI="public\/trk_\w+\.m3u8"$/,
    );
    expect(lines[0]).toContain('LANGUAGE="de",DEFAULT=NO');
    expect(master).toMatch(/#EXT-X-STREAM-INF:.*SUBTITLES="subtitles"/);
    const [, address = ''] = /URI="([^"]+)"/.exec(lines[0] ?? '') ?? [];
    const playlist = await textOf(`${playback}/${address}`);
    expect(playlist).toContain('#EXTINF:6.00000,');
    const [piece = ''] = addressesOf(playlist);
    const answer = await stream(`${playback}/public/${piece}`);
    expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await answer.text()).split('\n').slice(0, 2)).toEqual([
      'WEBVTT',
      'X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000',
    ]);
    const track = piece.replace(/-0\.vtt$/, '');
    expect(await textOf(`${playback}/public/${track}.vtt`)).toMatch(/^WEBVTT\n\n1\n/);
    for (const wrong of [
      `${track}-1.vtt`,
      `${track}-0.m3u8`,
      'trk_00000000000000000000000000.m3u8',
    ]) {
      expect((await stream(`${playback}/public/${wrong}`)).status).toBe(404);
    }
  });

  it('401, 403: keeps them from whoever may not play, and from pages that may not', async () => {
    const [first] = await tracksOf(asset);
    const track = String(first?.['id']);
    const signed = await playbackId({ policy: 'signed' });
    expect((await stream(`${signed}/public/${track}.m3u8`)).status).toBe(403);
    const { data } = await media.call(`/playback-ids/${signed}/tokens`, {});
    const master = await textOf(`${signed}/master.m3u8?token=${String(data['token'])}`);
    const [, ticket = ''] = /URI="([^"/]+)\/trk_/.exec(master) ?? [];
    expect((await stream(`${signed}/${ticket}/${track}-0.vtt`)).status).toBe(200);
    const rule = { name: 'Shop', referrers: ['shop.example'] };
    const restriction = (await media.call('/playback-restrictions', rule)).data['id'];
    const here = await playbackId({ restriction_id: restriction });
    const from = { referer: 'https://evil.example/' };
    expect((await stream(`${here}/public/${track}-0.vtt`, from)).status).toBe(403);
  });
});

/** Plays for a while from a moment, and tells which words were shown. */
const shownAt = (page: Page, seconds: number) =>
  page.evaluate(async (time) => {
    const video = document.querySelector('video');
    if (!video) throw new Error('There is no video.');
    video.muted = true;
    video.currentTime = time;
    await video.play();
    const words = () => {
      const showing = [...video.textTracks].filter(({ mode }) => mode === 'showing');
      return showing.flatMap(({ label, activeCues }) =>
        [...(activeCues ?? [])].map((cue) => `${label}: ${(cue as VTTCue).text}`),
      );
    };
    for (let tries = 0; tries < 100 && (video.seeking || words().length === 0); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const shown = words();
    video.pause();
    return shown;
  }, seconds);

describe('the page with a player', () => {
  it('shows the words at their times, in the language that is chosen by menu and by key', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(media.uploads.at(`/stream/${playback}/player`));
    const menu = page.getByLabel('Captions');
    await menu.waitFor();
    expect(await menu.locator('option').allTextContents()).toEqual([
      'Captions off',
      'Deutsch',
      'English',
      'Français',
    ]);
    expect(await shownAt(page, 2)).toEqual(['Français: <b>Added</b> &amp; document.title="hurt"']);
    await menu.selectOption({ label: 'Deutsch' });
    expect(await shownAt(page, 1)).toEqual(['Deutsch: Guten <i>Morgen</i>']);
    expect(await shownAt(page, 4)).toEqual(['Deutsch: Bis bald']);
    if (process.env['SCREENSHOTS'])
      await page.screenshot({ path: `${process.env['SCREENSHOTS']}/player-captions.png` });
    await page.locator('video').focus();
    await page.keyboard.press('c');
    expect(await menu.inputValue()).toBe('-1');
    const modes = () =>
      page.evaluate(() =>
        [...(document.querySelector('video')?.textTracks ?? [])].map(({ mode }) => mode),
      );
    expect(await modes()).not.toContain('showing');
    await page.keyboard.press('c');
    expect(await shownAt(page, 1)).toEqual(['Deutsch: Guten <i>Morgen</i>']);
    await page.evaluate(() => {
      for (const key of ['c', 'c']) document.dispatchEvent(new KeyboardEvent('keydown', { key }));
    });
    expect(await shownAt(page, 4)).toEqual(['Deutsch: Bis bald']);
    expect(await page.title()).not.toBe('hurt');
    expect(complaints).toEqual([]);
  }, 60_000);
});
