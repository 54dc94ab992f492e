import { createDecipheriv } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { addressesOf, type Film, rangesOf, startWithFilm } from './film.js';

let film: Film;

beforeAll(async () => {
  film = await startWithFilm();
}, 90_000);

afterAll(() => film.media.close());

const textOf = async (path: string) => (await film.stream(path)).text();
const bytesOf = async (path: string, headers: Record<string, string> = {}) =>
  Buffer.from(await (await film.stream(path, headers)).arrayBuffer());

/** A media playlist of a playback id, and the folder that its addresses begin in. */
async function rendition(id: string, name: string) {
  const master = await textOf(`${id}/master.m3u8`);
  const address = addressesOf(master).find((line) => line.endsWith(`/${name}.m3u8`)) ?? '';
  const folder = `${id}/${address.slice(0, address.lastIndexOf('/') + 1)}`;
  return { master, folder, playlist: await textOf(`${id}/${address}`) };
}

async function framesOf(bytes: Buffer): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'skydeck-frames-'));
  const file = join(folder, 'film.mp4');
  await writeFile(file, bytes);
  await runCommand('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-']);
  const words = '-v error -count_frames -select_streams v -show_entries stream=nb_read_frames';
  const { stdout } = await runCommand('ffprobe', [...words.split(' '), '-of', 'csv=p=0', file]);
  await rm(folder, { recursive: true });
  return Number(String(stdout).trim().replace(',', ''));
}

describe('a public stream', () => {
  it('names every size and the sound, highest first', async () => {
    const id = await film.playbackId();
    const answer = await film.stream(`${id}/master.m3u8`);
    expect(answer.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const master = await answer.text();
    const heights = [...master.matchAll(/^#EXT-X-STREAM-INF:.*RESOLUTION=\d+x(\d+)/gm)].map(
      ([, height]) => Number(height),
    );
    expect(heights).toContain(360);
    expect(heights).toContain(240);
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
    expect(master).toMatch(/#EXT-X-MEDIA:TYPE=AUDIO.*URI="public\/audio-0\.m3u8"/);
  });

  it('is every frame of the film, in ranges of bytes that decode without an error', async () => {
    const { playlist, folder } = await rendition(await film.playbackId(), '360p');
    expect(playlist).toContain('#EXT-X-ENDLIST');
    const [, init = ''] = /#EXT-X-MAP:URI="([^"]+)"/.exec(playlist) ?? [];
    const parts = [await bytesOf(folder + init)];
    for (const { url, start, end } of rangesOf(playlist)) {
      const answer = await film.stream(folder + url, { range: `bytes=${start}-${end}` });
      expect(answer.status).toBe(206);
      expect(answer.headers.get('content-range')).toMatch(`bytes ${start}-${end}/`);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      parts.push(Buffer.from(await answer.arrayBuffer()));
    }
    expect(await framesOf(Buffer.concat(parts))).toBe(200);
  });

  it('has a poster and pictures for the time line', async () => {
    const id = await film.playbackId();
    const poster = await bytesOf(`${id}/poster.jpg`);
    expect(poster.subarray(0, 2).toString('hex')).toBe('ffd8');
    const words = await textOf(`${id}/storyboard.vtt`);
    const [, picture = ''] = /\n([^\n]+storyboard\.jpg)#xywh=/.exec(words) ?? [];
    expect((await bytesOf(`${id}/${picture}`)).subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  it('404, 416: serves nothing else', async () => {
    const id = await film.playbackId();
    const { playlist, folder } = await rendition(id, '360p');
    const [{ url } = { url: '' }] = rangesOf(playlist);
    const statusOf = async (path: string, headers = {}) =>
      (await film.stream(path, headers)).status;
    expect(await statusOf(folder + url, { range: 'bytes=99999999-' })).toBe(416);
    const wrong = [
      `${folder}999.m3u8`,
      folder + url.replace('/c0', '/c7'),
      folder + url.replace('360p', '..'),
      folder + url.replace('360p', '%2e%2e%2f360p'),
      folder + url.replace(/^\d+/, '2'),
      `${folder}1/360p/e0.m4s`,
      `${folder}key`,
      `${id.slice(0, -1)}0/master.m3u8`,
      'pid_1/master.m3u8',
    ];
    for (const path of wrong) expect([path, await statusOf(path)]).toEqual([path, 404]);
  });

  it('409: says so while there is nothing to play yet', async () => {
    const [row] = await film.media.uploads.query<{ id: string }>(
      `insert into asset select (jsonb_populate_record(asset, jsonb_build_object('id', 'ast_young',
         'upload_id', null, 'status', 'probing', 'playable', false))).* from asset
       where id = $1 returning id`,
      [film.assetId],
    );
    const { data } = await film.media.call(`/assets/${row?.id}/playback-ids`, {});
    const answer = await film.stream(`${String(data['id'])}/master.m3u8`);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: 'playback.not_ready' } });
  });
});

describe('an encrypted stream', () => {
  it('is the same film for whoever has the key, and nothing without it', async () => {
    const plainId = await film.playbackId();
    const id = await film.playbackId({ encryption: 'aes-128' });
    const { playlist, folder } = await rendition(id, '360p');
    expect(playlist).toContain('#EXT-X-KEY:METHOD=AES-128,URI="key"');
    const key = await bytesOf(`${folder}key`);
    expect(key.length).toBe(16);
    const plain = await rendition(plainId, '360p');
    const ranges = rangesOf(plain.playlist);
    const segments = addressesOf(playlist);
    expect(segments.length).toBe(ranges.length);
    for (const [number, address] of segments.entries()) {
      const vector = Buffer.alloc(16);
      vector.writeUInt32BE(number, 12);
      const decipher = createDecipheriv('aes-128-cbc', key, vector);
      const answer = await film.stream(folder + address);
      const sealed = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-length')).toBe(String(sealed.length));
      const { url, start, end } = ranges[number] ?? { url: '', start: 0, end: 0 };
      const open = await bytesOf(plain.folder + url, { range: `bytes=${start}-${end}` });
      expect(Buffer.concat([decipher.update(sealed), decipher.final()]).equals(open)).toBe(true);
      expect((await film.stream(folder + url)).status).toBe(404);
    }
  });
});

describe('a deleted playback id', () => {
  it('404: plays nothing within seconds', async () => {
    const id = await film.playbackId();
    expect((await film.stream(`${id}/master.m3u8`)).status).toBe(200);
    await film.media.call(`/playback-ids/${id}`, undefined, { method: 'DELETE' });
    film.clock.advance(3000);
    expect((await film.stream(`${id}/master.m3u8`)).status).toBe(404);
  });
});
