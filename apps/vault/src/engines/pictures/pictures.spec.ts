import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import exifr from 'exifr';
import sharp from 'sharp';
import { ReadingProcesses } from '../process/reading-processes.js';
import { HeifConvert } from './heif-convert.js';
import { hashDistance } from './perceptual-hash.js';

const reading = new ReadingProcesses();
const fixture = (name: string) => path.join(import.meta.dirname, '../fixtures', name);
const pictures = (file: string, isUpright = false) => reading.run('pictures', { file, isUpright });
const never = () => new AbortController().signal;

describe('pictures of photographs', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-pictures-'));
  });
  afterAll(async () => {
    reading.close();
    await rm(folder, { recursive: true, force: true });
  });
  const made = async (name: string, bytes: Uint8Array) => {
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    return file;
  };

  it('makes an upright preview, a small one of it, a blur and a hash', async () => {
    const turned = await pictures(fixture('landscape_6.jpg'));
    expect(turned).toMatchObject({ width: 600, height: 450 });
    const sizes = await Promise.all(
      [turned.preview, turned.thumbnail].map((bytes) => sharp(bytes).metadata()),
    );
    expect(sizes).toEqual([
      expect.objectContaining({ format: 'jpeg', width: 600, height: 450 }),
      expect.objectContaining({ format: 'webp', width: 250, height: 250 }),
    ]);
    expect(turned.blurhash).toMatch(/^.{28}$/);
    expect(await exifr.parse(Buffer.from(turned.preview))).toBeUndefined();
  });

  it('gives pictures that look alike nearly the same hash, and others not', async () => {
    const one = await pictures(fixture('DSCN0010.jpg'));
    const small = await sharp(fixture('DSCN0010.jpg')).resize(200).jpeg({ quality: 40 }).toBuffer();
    const other = await pictures(await made('small.jpg', small));
    const different = await pictures(fixture('portrait_1.jpg'));
    expect(hashDistance(one.phash, other.phash)).toBeLessThanOrEqual(4);
    expect(hashDistance(one.phash, different.phash)).toBeGreaterThan(16);
  });

  it('decodes HEIC with either driver', async () => {
    const file = fixture('place.heic');
    const jpeg = await made(
      'heic.jpg',
      await new HeifConvert(folder, false).convert(file, never()),
    );
    const shutIn = await pictures(jpeg, true);
    const byWasm = await reading.run('heic', { file });
    expect(shutIn).toMatchObject({ width: 640, height: 480 });
    expect(byWasm).toMatchObject({ width: 640, height: 480 });
    expect(hashDistance(shutIn.phash, byWasm.phash)).toBeLessThanOrEqual(2);
  });

  it('reads camera, place, and the moment in the zone of the place', async () => {
    expect(await reading.run('facts', { file: fixture('DSCN0010.jpg') })).toMatchObject({
      taken_at: '2008-10-22T14:28:39.000Z',
      taken_local: '2008-10-22T16:28:39',
      time_zone: 'Europe/Rome',
      camera_model: 'COOLPIX P6000',
      latitude: expect.closeTo(43.467, 3),
      longitude: expect.closeTo(11.885, 3),
    });
    expect(await reading.run('facts', { file: fixture('image01551.jpg') })).toMatchObject({
      taken_at: '2011-09-23T12:43:03.000Z',
      camera_make: null,
      latitude: null,
    });
  });

  it('leaves nothing of the place in what is shared', async () => {
    const shared = await reading.run('without_place', { file: fixture('DSCN0010.jpg') });
    const bytes = Buffer.from(shared);
    expect(await exifr.gps(bytes)).toBeUndefined();
    expect(await exifr.parse(bytes)).toBeUndefined();
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 480 });
  });

  it('refuses what is none, and goes on', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(pictures(await made('a.svg', svg))).rejects.toMatchObject({ reason: 'damaged' });
    const noise = Buffer.alloc(5000, 0xff);
    await expect(pictures(await made('b.jpg', noise))).rejects.toMatchObject({ reason: 'damaged' });
    await expect(pictures(await made('c.png', bomb(30_000)))).rejects.toMatchObject({
      reason: 'too_large',
    });
    expect(await pictures(fixture('Canon_40D.jpg'))).toMatchObject({ width: 100, height: 68 });
  });

  it('ends a picture that takes too much memory, and reads the next', async () => {
    const small = new ReadingProcesses({ memoryBytes: 200_000_000, processes: 1 });
    const wide = sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#888' } });
    // Its rows come in seven passes, so that all of it has to be held.
    const file = path.join(folder, 'passes.png');
    await wide.png({ progressive: true, compressionLevel: 1 }).toFile(file);
    expect((await stat(file)).size).toBeLessThan(2_000_000);
    await expect(small.run('pictures', { file, isUpright: false })).rejects.toMatchObject({
      reason: 'out_of_memory',
    });
    const next = await small.run('pictures', { file: fixture('Canon_40D.jpg'), isUpright: false });
    expect(next.width).toBe(100);
    small.close();
  });
});

/** A picture whose header promises far more pixels than its few bytes hold. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(9999)))];
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
