import { AssetHarness } from '../assets/asset-harness.js';
import { Transcoder } from '../../src/transcoder/index.js';
import { countedFilm, drawn, numbersOf, probe } from './counted-film.js';
import { TestClock } from '@skydeck/testing';

let media: AssetHarness;
let id: string;
let playback: string;
const clock = new TestClock();

beforeAll(async () => {
  const film = countedFilm(8, '640x360');
  media = await AssetHarness.start({}, { clock });
  id = await media.upload(await film);
  await media.ended(id);
  playback = String((await media.call(`/assets/${id}/playback-ids`, {})).data['id']);
}, 90_000);

afterAll(() => media.close());

const still = (file: string) => fetch(media.uploads.at(`/stream/${playback}/${file}`));
const bytesOf = async (file: string) => Buffer.from(await (await still(file)).arrayBuffer());
const sizeOf = (bytes: Buffer, name: string) =>
  probe(bytes, name, '-show_entries', 'stream=width,height');

const seen = async (t: string, format: string) =>
  numbersOf(await bytesOf(`thumbnail.${format}?t=${t}`), `still.${format}`);

async function size(query: string): Promise<string | undefined> {
  const bytes = await bytesOf(`thumbnail.jpg?t=1&${query}`);
  return (await sizeOf(bytes, 'still.jpg'))[0];
}

describe('a picture of a moment', () => {
  it('is the one that is seen then, in each format', async () => {
    expect(await seen('0', 'png')).toEqual([0]);
    expect(await seen('3.24', 'png')).toEqual([81]);
    expect(await seen('3.279', 'jpg')).toEqual([81]);
    expect(await seen('4.0', 'webp')).toEqual([100]);
    // Behind the end there is the last one.
    expect(await seen('600', 'jpg')).toEqual([199]);
  });

  it('has the size that is asked for', async () => {
    expect(await size('width=320')).toBe('320,180');
    expect(await size('width=200&height=200')).toBe('200,112');
    expect(await size('width=200&height=200&fit=cover')).toBe('200,200');
    expect(await size('width=200&height=200&fit=pad')).toBe('200,200');
  });

  it('is made once for fifty who ask at once, and then kept', async () => {
    const transcoder = media.uploads.service.app.get(Transcoder, { strict: false });
    const spy = counted(transcoder);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => still('thumbnail.jpg?t=5&width=300')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(spy.calls).toBe(1);
    await bytesOf('thumbnail.jpg?t=5.01&width=300');
    expect(spy.calls).toBe(1);
    spy.stop();
  });

  it('needs what the stream needs, and refuses what is out of bounds', async () => {
    const { data } = await media.call(`/assets/${id}/playback-ids`, { policy: 'signed' });
    const address = media.uploads.at(`/stream/${String(data['id'])}/thumbnail.jpg`);
    expect((await fetch(address)).status).toBe(401);
    for (const query of ['t=-1', 'width=5', 'width=99999', 'fit=x', 't=a']) {
      expect((await still(`thumbnail.jpg?${query}`)).status).toBe(422);
    }
    expect((await still('animated.webp?start=0&end=20')).status).toBe(422);
  });

  it('moves, as WebP, for ten seconds at most', async () => {
    const bytes = await bytesOf('animated.webp?start=1&end=3&width=200');
    expect(bytes.subarray(8, 12).toString('latin1')).toBe('WEBP');
    // Two seconds, ten pictures in each.
    expect(bytes.toString('latin1').split('ANMF').length - 1).toBe(20);
  });
});

/** Counts how often a picture is made; it is made all the same. */
function counted(transcoder: Transcoder) {
  const make = transcoder.makeStill.bind(transcoder);
  const told = { calls: 0, stop: () => void (transcoder.makeStill = make) };
  transcoder.makeStill = (...task) => {
    told.calls += 1;
    return make(...task);
  };
  return told;
}

describe('a poster', () => {
  it('is as large as the film is, and the one that was chosen', async () => {
    expect(await sizeOf(await bytesOf('poster.jpg'), 'poster.jpg')).toEqual(['640,360']);
    const path = `/assets/${id}/poster`;
    const put = { method: 'PUT' };
    expect((await media.call(path, { t_ms: 6000 }, put)).status).toBe(200);
    clock.advance(5000);
    expect(await numbersOf(await bytesOf('poster.jpg'), 'poster.jpg')).toEqual([150]);
    expect((await media.call(path, { t_ms: 60_000 }, put)).error.code).toBe('poster.beyond_end');
    expect((await media.call(path, {}, put)).status).toBe(422);
    const picture = await drawn('color=white:s=400x400', 'white.png');
    const image = await uploadImage(picture);
    await media.call(path, { image_id: image.data['id'] }, put);
    clock.advance(5000);
    expect(await sizeOf(await bytesOf('poster.jpg'), 'poster.jpg')).toEqual(['400,400']);
    const posters = (await media.keys()).filter((key) => key.includes('/images/poster'));
    expect(posters).toHaveLength(1);
    const { data } = await media.call(`/assets/${id}`);
    const { bytes } = await media.uploads.store.usage(`media/assets/${id}/1/`);
    const { bytes: stills } = await media.uploads.store.usage(`media/assets/${id}/1/stills/`);
    expect(data['stored_bytes']).toBe(Number(data['source_bytes']) + bytes - stills);
  });
});

const uploadImage = (bytes: Buffer) =>
  media.call('/images/file?name=logo', undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });

describe('an image', () => {
  it('201: is taken as PNG, JPEG or WebP', async () => {
    for (const name of ['a.png', 'a.jpg', 'a.webp']) {
      const image = await uploadImage(await drawn('testsrc=s=64x48', name));
      expect(image).toMatchObject({ status: 201, data: { width: 64, height: 48 } });
    }
  });

  it('422: refuses what is none, too large, or only says that it is one', async () => {
    const png = await drawn('testsrc=s=64x48', 'a.png');
    const huge = Buffer.from(png);
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    const hostile = [
      Buffer.from('#EXTM3U\nfile:///etc/passwd\n'),
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
      ),
      png.subarray(0, 40),
      huge,
      await drawn('testsrc=s=2400x2000', 'large.png'),
      Buffer.alloc(0),
    ];
    for (const bytes of hostile) {
      const answer = await uploadImage(bytes);
      expect(answer).toMatchObject({ status: 422, error: { code: 'picture.not_an_image' } });
    }
    expect((await uploadImage(Buffer.alloc(9_000_000))).status).toBe(413);
    const inside = await media.call('/images', { url: 'http://127.0.0.1:9/logo.png' });
    expect(inside).toMatchObject({ status: 422, error: { code: 'picture.not_fetched' } });
    const kept = (await media.keys()).filter((key) => key.includes('/pictures/'));
    expect(kept).toHaveLength((await media.call('/images')).data.items.length);
  });
});
