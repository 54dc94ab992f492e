import { eventually } from '@skydeck/testing';
import { AssetHarness } from '../assets/asset-harness.js';
import { countedFilm, numbersOf, probe, RATE } from '../stills/counted-film.js';

const SECONDS = 9;
let media: AssetHarness;
let id: string;
let stored: number;
let early: Record<string, unknown>;

beforeAll(async () => {
  const [harness, film] = await Promise.all([AssetHarness.start(), countedFilm(SECONDS)]);
  media = harness;
  id = await media.upload(film, undefined, 'My%20film%20%C3%BC.mp4');
  early = (await ask('audio-only')).data;
  stored = Number((await media.ended(id))['stored_bytes']);
}, 90_000);

afterAll(() => media.close());

const path = () => `/assets/${id}/static-renditions`;
const ask = (name: string) => media.call(path(), { name });

const made = (name: string) =>
  eventually(
    async () => {
      const { data } = await media.call(path());
      const found = data.items.find((one) => one['name'] === name);
      expect(found).toMatchObject({ status: 'ready' });
      return found ?? {};
    },
    { timeoutMs: 30_000, everyMs: 50 },
  );

const playbackId = async (how: object = {}) =>
  String((await media.call(`/assets/${id}/playback-ids`, how)).data['id']);

const fetched = (file: string, headers: Record<string, string> = {}) =>
  fetch(media.uploads.at(`/stream/${file}`), { headers });

describe('a file for download', () => {
  it('202: is made once, however many ask for it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('highest')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(answers.map(({ data }) => data['id'])).size).toBe(1);
    const rendition = await made('highest');
    expect(rendition).toMatchObject({ width: 320, height: 180, error: null, file: 'highest.mp4' });
    const keys = (await media.keys()).filter((key) => key.includes('/downloads/'));
    expect(keys.filter((key) => key.includes(String(rendition['id'])))).toHaveLength(1);
    expect(await media.eventsOf(String(rendition['id']))).toEqual(['static_rendition.ready']);
  });

  it('has every picture and the sound, and begins with what a player must know', async () => {
    const response = await fetched(`${await playbackId()}/highest.mp4`);
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.indexOf('moov')).toBeGreaterThan(0);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    const all = Array.from({ length: SECONDS * RATE }, (_, number) => number);
    expect(await numbersOf(bytes, 'whole.mp4')).toEqual(all);
    const [codecs, durations] = await Promise.all([
      probe(bytes, 'whole.mp4', '-show_entries', 'stream=codec_name'),
      probe(bytes, 'whole.mp4', '-show_entries', 'stream=duration'),
    ]);
    expect(codecs).toEqual(['h264', 'aac']);
    for (const one of durations) expect(Math.abs(Number(one) - SECONDS)).toBeLessThan(0.1);
  });

  it('206: is sent in ranges, which fit together, under the name of the film', async () => {
    const address = `${await playbackId()}/highest.mp4`;
    const whole = Buffer.from(await (await fetched(address)).arrayBuffer());
    const half = Math.floor(whole.length / 2);
    const first = await fetched(address, { range: `bytes=0-${half - 1}` });
    const validator = first.headers.get('etag') ?? '';
    const rest = await fetched(address, { range: `bytes=${half}-`, 'if-range': validator });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(rest.headers.get('content-range')).toBe(
      `bytes ${half}-${whole.length - 1}/${whole.length}`,
    );
    expect(first.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''My%20film%20%C3%BC.mp4",
    );
    const parts = [await first.arrayBuffer(), await rest.arrayBuffer()];
    expect(Buffer.concat(parts.map((part) => Buffer.from(part))).equals(whole)).toBe(true);
    const other = await fetched(address, { range: `bytes=${half}-`, 'if-range': '"other"' });
    expect(other.status).toBe(200);
    const head = await fetch(media.uploads.at(`/stream/${address}`), { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(whole.length));
    expect((await fetched(address, { range: `bytes=${whole.length}-` })).status).toBe(416);
  });

  it('is let out as the stream is: by token, and never beside encryption', async () => {
    const signed = await playbackId({ policy: 'signed' });
    expect((await fetched(`${signed}/highest.mp4`)).status).toBe(401);
    expect((await fetched(`${signed}/highest.mp4?token=x`)).status).toBe(403);
    const { data } = await media.call(`/playback-ids/${signed}/tokens`, {});
    const open = await fetched(`${signed}/highest.mp4?token=${String(data['token'])}`);
    expect(open.status).toBe(200);
    expect(open.headers.get('cache-control')).toContain('private');
    await open.body?.cancel();
    const sealed = await playbackId({ encryption: 'aes-128' });
    expect((await fetched(`${sealed}/highest.mp4`)).status).toBe(403);
    const { data: rule } = await media.call('/playback-restrictions', {
      name: 'Shop',
      referrers: ['shop.example'],
    });
    const bound = await playbackId({ restriction_id: rule['id'] });
    expect((await fetched(`${bound}/highest.mp4`)).status).toBe(403);
    const page = { referer: 'https://shop.example/' };
    expect((await fetched(`${bound}/highest.mp4`, page)).status).toBe(200);
  });

  it('that was asked for before the asset was ready is made then: sound alone', async () => {
    expect(early).toMatchObject({ status: 'queued', file: 'audio-only.m4a' });
    expect((await made('audio-only'))['id']).toBe(early['id']);
    const response = await fetched(`${await playbackId()}/audio-only.m4a`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('audio/mp4');
    expect(await probe(bytes, 'sound.m4a', '-show_entries', 'stream=codec_name')).toEqual(['aac']);
  });

  it('fails, and says so, when the file is rejected that it was to be made of', async () => {
    const text = Buffer.from('This is no film.');
    const wanted = { kind: 'direct', name: 'letter.mp4', size_bytes: text.length };
    const { data: upload } = await media.call('/uploads', wanted);
    const { data: waiting } = await media.call('/assets', { upload_id: upload['id'] });
    const files = `/assets/${String(waiting['id'])}/static-renditions`;
    const { data: file } = await media.call(files, { name: 'highest' });
    const { pathname } = new URL(String(upload['upload_url']));
    await fetch(new URL(pathname, media.uploads.at('/')), {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(text),
    });
    expect((await media.ended(String(waiting['id'])))['status']).toBe('rejected');
    const { data: over } = await media.call(`${files}/${String(file['id'])}`);
    expect(over).toMatchObject({ status: 'failed', error: { code: 'rendition_missing' } });
    expect((await media.call(files, { name: 'highest' })).status).toBe(409);
  });

  it('409 and 422: refuses what there is not', async () => {
    expect((await ask('1080p')).error.code).toBe('static_rendition.no_such_rendition');
    const bad = await ask('../etc');
    expect(bad).toMatchObject({ status: 422, error: { errors: [{ location: 'body.name' }] } });
    const other = media.uploads.auth.key('two');
    expect((await media.call(path(), {}, {}, other)).status).toBe(404);
    expect((await fetched(`${await playbackId()}/720p.mp4`)).status).toBe(404);
  });

  it('counts as stored until it is deleted, and then nothing is left of it', async () => {
    const rendition = await made('highest');
    const { data } = await media.call(`/assets/${id}`);
    const sound = await made('audio-only');
    const more = Number(rendition['bytes']) + Number(sound['bytes']);
    expect(data['stored_bytes']).toBe(stored + more);
    const gone = await media.call(`${path()}/${String(rendition['id'])}`, undefined, {
      method: 'DELETE',
    });
    expect(gone.data).toMatchObject({ deleted: true });
    const after = await media.call(`/assets/${id}`);
    expect(after.data['stored_bytes']).toBe(stored + Number(sound['bytes']));
    await eventually(async () => {
      const keys = await media.keys();
      expect(keys.filter((key) => key.includes(String(rendition['id'])))).toEqual([]);
    });
    expect((await fetched(`${await playbackId()}/highest.mp4`)).status).toBe(404);
    expect((await ask('highest')).data['id']).not.toBe(rendition['id']);
    await made('highest');
  });
});
