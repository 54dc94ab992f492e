import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { addressesOf, rangesOf } from '../playback/film.js';
import { AssetHarness } from './asset-harness.js';
import { makeClip } from './clips.js';

const SECONDS = 4;
const RATE = 25;

let media: AssetHarness;
let id: string;
let playback: string;

beforeAll(async () => {
  media = await AssetHarness.start();
  const clip = await makeClip({ seconds: SECONDS, size: '320x180' });
  id = await media.uploadAs(clip, { codecs: ['h264', 'hevc', 'vp9', 'av1'] });
  await media.ended(id);
  const { data } = await media.call(`/assets/${id}/playback-ids`, {});
  playback = String(data['id']);
}, 90_000);

afterAll(() => media.close());

const at = (path: string) => media.uploads.at(`/stream/${playback}/${path}`);
const text = async (path: string) => (await fetch(at(path))).text();

/** What a player has of a media playlist once it has fetched all that it names. */
async function joined(playlist: string, folder: string): Promise<Buffer> {
  const [, init = ''] = /#EXT-X-MAP:URI="([^"]+)"/.exec(playlist) ?? [];
  const parts = [await fetch(at(folder + init))];
  for (const { url, start, end } of rangesOf(playlist)) {
    parts.push(await fetch(at(folder + url), { headers: { range: `bytes=${start}-${end}` } }));
  }
  const bytes = await Promise.all(parts.map((part) => part.arrayBuffer()));
  return Buffer.concat(bytes.map((one) => Buffer.from(one)));
}

/** Codec, and pictures that FFmpeg decodes. */
async function decoded(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'skydeck-codec-'));
  try {
    const file = join(folder, 'whole.mp4');
    await writeFile(file, bytes);
    const shown = ['-show_entries', 'stream=codec_name,nb_read_frames', '-of', 'csv=p=0'];
    const ways = ['-v', 'fatal', '-count_frames', ...shown, file];
    return (await runCommand('ffprobe', ways)).stdout.join('').trim();
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('an asset in more codecs', () => {
  it('has renditions of each, after those of H.264', async () => {
    const { data } = await media.call(`/assets/${id}/renditions`);
    const pictures = data.items.filter(({ kind }) => kind === 'video');
    expect(
      pictures.map(({ name, status }) => `${String(name)} ${String(status)}`).toSorted(),
    ).toEqual([
      '180p ready',
      '180p-av1 ready',
      '180p-hevc ready',
      '180p-vp9 ready',
      'source ready',
    ]);
    const tasks = await media.uploads.query<{ kind: string }>(
      'select kind from asset_task where asset_id = $1 order by rank',
      [id],
    );
    expect(tasks.slice(-3).map(({ kind }) => kind)).toEqual(['further', 'further', 'further']);
  });

  it('names them in its playlist with their codecs, H.264 first', async () => {
    const master = await text('master.m3u8');
    const codecs = [...master.matchAll(/#EXT-X-STREAM-INF:.*CODECS="([^",]+)/g)].map(
      ([, one]) => one,
    );
    expect(codecs.map((one) => one?.slice(0, 4))).toEqual(['avc1', 'avc1', 'av01', 'hvc1', 'vp09']);
  });

  it('has every picture once in each codec', async () => {
    const master = await text('master.m3u8');
    const found: string[] = [];
    for (const address of addressesOf(master).filter((one) => /-(?:hevc|vp9|av1)\./.test(one))) {
      const playlist = await text(address);
      const folder = address.slice(0, address.lastIndexOf('/') + 1);
      expect(playlist).toContain('#EXT-X-ENDLIST');
      found.push(await decoded(await joined(playlist, folder)));
    }
    const count = SECONDS * RATE;
    expect(found.toSorted()).toEqual([`av1,${count}`, `hevc,${count}`, `vp9,${count}`]);
  });

  it('has playlists of its keyframes, each of which is a whole picture', async () => {
    const master = await text('master.m3u8');
    const [, address = ''] = /#EXT-X-I-FRAME-STREAM-INF:.*URI="([^"]+)"/.exec(master) ?? [];
    const playlist = await text(address);
    expect(playlist).toContain('#EXT-X-I-FRAMES-ONLY');
    const ranges = rangesOf(playlist);
    expect(ranges).toHaveLength(SECONDS / 2);
    const folder = address.slice(0, address.lastIndexOf('/') + 1);
    const [, init = ''] = /#EXT-X-MAP:URI="([^"]+)"/.exec(playlist) ?? [];
    const head = Buffer.from(await (await fetch(at(folder + init))).arrayBuffer());
    const whole = rangesOf(await text(address.replace('-iframes', '')));
    for (const [place, { url, start, end }] of ranges.entries()) {
      const range = { range: `bytes=${start}-${end}` };
      const one = await (await fetch(at(folder + url), { headers: range })).arrayBuffer();
      expect(await decoded(Buffer.concat([head, Buffer.from(one)]))).toBe('h264,1');
      expect(end).toBeLessThan(whole[place]?.end ?? 0);
    }
  });
});
