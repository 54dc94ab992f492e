import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@skydeck/testing';
import exifr from 'exifr';
import sharp from 'sharp';
import { type Answer, VaultHarness } from './vault-harness.js';

const FIXTURES = path.join(import.meta.dirname, '../src/engines/fixtures');
const PLACE = '+47.1410+009.5209/';
let vault: VaultHarness;
let folder: string;
const ids = { place: '', still: '', film: '' };

beforeAll(async () => {
  vault = await VaultHarness.start();
  folder = await mkdtemp(path.join(tmpdir(), 'albums-'));
  await film('long.mov', 8);
  await film('IMG_7.mov', 2);
  await sharp({ create: { width: 64, height: 48, channels: 3, background: '#336699' } })
    .jpeg()
    .toFile(path.join(folder, 'IMG_7.jpg'));
  ids.place = await put(path.join(FIXTURES, 'DSCN0010.jpg'));
  ids.still = await put(path.join(folder, 'IMG_7.jpg'));
  ids.film = await put(path.join(folder, 'long.mov'));
  const motion = await put(path.join(folder, 'IMG_7.mov'));
  for (const id of [...Object.values(ids), motion]) {
    await eventually(async () => (await vault.get(`/photos/${id}`)).status === 200, {
      timeoutMs: 60_000,
    });
  }
  // Films are made, and read in a sandbox each.
}, 120_000);

afterAll(async () => {
  await vault.close();
  await rm(folder, { recursive: true, force: true });
});

const idOf = ({ data }: Answer) => String(data['id']);
const itemsOf = ({ data }: Answer) => data['items'] as { id: string; name: string }[];

async function film(name: string, seconds: number): Promise<void> {
  const source = ['-f', 'lavfi', '-i', `testsrc=size=320x240:rate=10:duration=${seconds}`];
  const tags = [
    '-metadata',
    `location=${PLACE}`,
    '-metadata',
    'creation_time=2024-05-01T10:00:00Z',
  ];
  await promisify(execFile)('ffmpeg', ['-v', 'error', ...source, ...tags, path.join(folder, name)]);
}

async function put(file: string): Promise<string> {
  const route = `/files?name=${encodeURIComponent(path.basename(file))}`;
  const made = await vault.send('POST', route, await readFile(file));
  expect(made.status).toBe(201);
  return idOf(made);
}

const shared = async (file: string, more: object = {}) => {
  const { data } = await vault.post('/shares', { file_id: file, ...more });
  return fetch(String(data['url']));
};
const original = () => readFile(path.join(FIXTURES, 'DSCN0010.jpg'));

describe('albums', () => {
  it('keeps photographs together, counted and covered', async () => {
    const album = idOf(await vault.post('/albums', { name: 'Hikes' }));
    const photos = [ids.place, ids.film];
    const added = await vault.post(`/albums/${album}/photos`, { photos });
    expect(added.data).toMatchObject({ photo_count: 2, cover_id: ids.film });
    // Once more changes nothing.
    await vault.post(`/albums/${album}/photos`, { photos });
    expect(itemsOf(await vault.get(`/photos?album=${album}`)).map(({ id }) => id)).toEqual([
      ids.film,
      ids.place,
    ]);
    expect(itemsOf(await vault.get(`/albums?photo=${ids.place}`))).toHaveLength(1);
    const covered = await vault.patch(`/albums/${album}`, { cover_id: ids.place });
    expect(covered.data).toMatchObject({ cover_id: ids.place });
    const less = await vault.delete(`/albums/${album}/photos/${ids.place}`);
    expect(less.data).toMatchObject({ photo_count: 1, cover_id: ids.film });
    expect((await vault.delete(`/albums/${album}`)).status).toBe(200);
    expect((await vault.get(`/photos/${ids.film}`)).status).toBe(200);
  });

  it('404: takes no photograph of elsewhere, and all of them or none', async () => {
    const album = idOf(await vault.post('/albums', { name: 'Mixed' }));
    const other = 'fil_00000000000000000000000000';
    const refused = await vault.post(`/albums/${album}/photos`, { photos: [ids.place, other] });
    expect(refused).toMatchObject({ status: 404, error: { code: 'photo.not_found' } });
    expect((await vault.get(`/albums/${album}`)).data).toMatchObject({ photo_count: 0 });
    const stranger = vault.auth.key('elsewhere');
    expect((await vault.get(`/albums/${album}`, stranger)).status).toBe(404);
  });
});

describe('films', () => {
  it('are in the timeline with a picture, their length, time and place', async () => {
    const { data } = await vault.get(`/photos/${ids.film}`);
    expect(data).toMatchObject({
      kind: 'video',
      width: 320,
      height: 240,
      taken_at: '2024-05-01T10:00:00.000Z',
      motion_id: null,
    });
    expect(data['duration_s']).toBeCloseTo(8, 0);
    expect(data['latitude']).toBeCloseTo(47.141, 3);
    const picture = await vault.raw('GET', `/files/${ids.film}/preview`);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(itemsOf(await vault.get('/photos?kind=video')).map(({ id }) => id)).toEqual([ids.film]);
  });

  it('of a few seconds beside a photograph of their name make it a live one', async () => {
    const { data } = await vault.get(`/photos/${ids.still}`);
    const { data: motion } = await vault.get(`/photos/${String(data['motion_id'])}`);
    expect(motion).toMatchObject({ name: 'IMG_7.mov', kind: 'video' });
    const names = itemsOf(await vault.get('/photos')).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['DSCN0010.jpg', 'IMG_7.jpg', 'long.mov']);
  });
});

describe('places', () => {
  it('counts photographs by where they were taken, for a map', async () => {
    const far = (await vault.get('/photos/places?zoom=2')).data;
    const places = far['places'] as { count: number; box: string; photo_id: string }[];
    expect(places.map(({ count }) => count)).toEqual([1, 1]);
    const found = itemsOf(await vault.get(`/photos?box=${places[0]?.box ?? ''}`));
    expect(found.map(({ id }) => id)).toEqual([places[0]?.photo_id]);
    const { data } = await vault.get('/photos/places?zoom=2&box=47,9,48,10');
    expect(data['places']).toMatchObject([{ photo_id: ids.film }]);
  });
});

describe('what strangers are sent', () => {
  it('does not say where, when and with what a photograph was taken', async () => {
    const sent = Buffer.from(await (await shared(ids.place)).arrayBuffer());
    expect((await exifr.gps(await original())).latitude).toBeCloseTo(43.467, 2);
    expect(await exifr.gps(sent)).toBeUndefined();
    expect(sent.includes('GPS')).toBe(false);
    expect(sent.includes('NIKON')).toBe(false);
    expect(await sharp(sent).metadata()).toMatchObject({ width: 640, height: 480 });
    // Kept: the same bytes the next time, and parts of them.
    const again = await shared(ids.place);
    expect(Buffer.from(await again.arrayBuffer()).equals(sent)).toBe(true);
  });

  it('has it when whoever shares wants so', async () => {
    const sent = await shared(ids.place, { keep_place: true });
    expect(Buffer.from(await sent.arrayBuffer()).equals(await original())).toBe(true);
  });

  it('is a film without its place', async () => {
    const sent = Buffer.from(await (await shared(ids.film)).arrayBuffer());
    expect(sent.subarray(4, 8).toString()).toBe('ftyp');
    expect(sent.includes('+47.1410')).toBe(false);
  });

  it('409: is nothing when the place cannot be taken out', async () => {
    const broken = Buffer.concat([(await original()).subarray(0, 300), Buffer.alloc(500, 7)]);
    const made = await vault.send('POST', '/files?name=broken.jpg', broken);
    const answer = await shared(idOf(made));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: 'share_link.place_stays' } });
  });

  it('is the new content once there is one', async () => {
    const link = await vault.post('/shares', { file_id: ids.still });
    const url = String(link.data['url']);
    const before = await (await fetch(url)).arrayBuffer();
    const red = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } })
      .jpeg()
      .toBuffer();
    await vault.send('PUT', `/files/${ids.still}/content`, red);
    const after = await (await fetch(url)).arrayBuffer();
    expect((await sharp(Buffer.from(before)).metadata()).width).toBe(64);
    expect((await sharp(Buffer.from(after)).metadata()).width).toBe(9);
  });
});
