import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { count } from './auth-harness.js';
import { KycHarness, photo } from './kyc-harness.js';

const kyc = new KycHarness();
beforeAll(() => kyc.start());
afterAll(() => kyc.stop());

/** Everything that is stored of pictures. */
async function stored(): Promise<Buffer[]> {
  const folder = join(kyc.auth.config.SKYDECK_HOME, 'objects');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name))));
}

describe('pictures', () => {
  it('201: are taken in upright, without what a camera adds, and kept sealed', async () => {
    const { id, secret } = await kyc.begin();
    const picture = await photo();
    expect(picture.includes('SECRET-OWNER')).toBe(true);
    const made = await kyc.upload(secret, picture);
    expect([made.status, made.data]).toMatchObject([
      201,
      { side: 'front', width: 1200, height: 850 },
    ]);
    expect((await kyc.capture(secret, '/session')).data).toMatchObject({
      id,
      status: 'requires_input',
      images: [{ side: 'front' }],
    });
    const files = await stored();
    expect(Buffer.concat(files).length).toBeGreaterThan(10_000);
    for (const bytes of files) {
      // Sealed bytes are random: three of them may look like any picture's beginning somewhere.
      for (const trace of ['SECRET-OWNER', 'JFIF', 'Exif']) {
        expect(bytes.includes(trace)).toBe(false);
      }
      await expect(sharp(bytes).metadata()).rejects.toThrow();
    }
  });

  it.each(['png', 'webp'] as const)('201: may be %s', async (format) => {
    const { secret } = await kyc.begin();
    const picture = await sharp(await photo())
      .toFormat(format)
      .toBuffer();
    expect((await kyc.upload(secret, picture)).status).toBe(201);
  });

  it('201: replace the former one of their side', async () => {
    const { secret } = await kyc.begin();
    const before = (await stored()).length;
    await kyc.upload(secret, await photo());
    const again = await kyc.upload(secret, await photo(1000, 700));
    expect(again.data).toMatchObject({ width: 1000 });
    expect((await stored()).length).toBe(before + 1);
  });

  const bad: [number, string, () => Promise<Uint8Array> | Uint8Array][] = [
    [422, 'kyc.image_empty', () => Buffer.alloc(0)],
    [415, 'kyc.image_type', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [415, 'kyc.image_type', () => Buffer.from('%PDF-1.7 not a picture')],
    [415, 'kyc.image_type', () => Buffer.from('GIF89a')],
    [422, 'kyc.image_broken', async () => (await photo()).subarray(0, 20_000)],
    [422, 'kyc.image_broken', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])],
    [422, 'kyc.image_broken', spoiled],
    [422, 'kyc.image_pixels', bomb],
    [422, 'kyc.image_pixels', () => solid(100, 1000)],
    [413, 'kyc.image_too_large', () => Buffer.alloc(16 * 1024 * 1024, 0xff)],
  ];
  it.each(bad)('%i %s: are refused when they are none', async (status, code, make) => {
    const { secret } = await kyc.begin();
    const before = (await stored()).length;
    const answer = await kyc.upload(secret, await make());
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    expect((await stored()).length).toBe(before);
  });

  it('415: come as bytes', async () => {
    const { secret } = await kyc.begin();
    const answer = await kyc.upload(secret, Buffer.from('{}'), undefined, 'application/json');
    expect(answer.status).toBe(415);
    expect((await kyc.upload(secret, await photo(), '/documents?side=top')).status).toBe(422);
  });

  it('401, 410: need the secret of the session, while it is good', async () => {
    const { secret } = await kyc.begin();
    const other = `${secret.slice(0, -2)}AA`;
    for (const token of [other, 'kycs_', kyc.live, '']) {
      expect((await kyc.upload(token, await photo())).error.code).toBe('unauthenticated');
    }
    kyc.auth.clock.advance(24 * 3_600_000 - 1);
    expect((await kyc.capture(secret, '/session')).status).toBe(200);
    kyc.auth.clock.advance(1);
    const late = await kyc.upload(secret, await photo());
    expect([late.status, late.error.code]).toEqual([410, 'kyc.link_expired']);
  });

  it('429: are not taken in without end', async () => {
    const { secret } = await kyc.begin();
    const nothing = () => kyc.upload(secret, Buffer.alloc(0));
    const answers = await Promise.all(Array.from({ length: 50 }, nothing));
    expect(count(answers)).toEqual({ 422: 40, 429: 10 });
  });

  it('202: are handed in once, 50 at once', async () => {
    const { secret } = await kyc.begin();
    const early = await kyc.submit(secret);
    expect(early.error.code).toBe('kyc.document_missing');
    await kyc.upload(secret, await photo());
    const answers = await Promise.all(Array.from({ length: 50 }, () => kyc.submit(secret)));
    expect(count(answers)).toEqual({ 202: 1, 409: 49 });
    expect((await kyc.upload(secret, await photo())).error.code).toBe('kyc.not_open');
  });
});

/** A picture of one colour. */
const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();

/** A small file that says it is a picture of 400 million pixels. */
async function bomb(): Promise<Buffer> {
  const picture = await solid(300, 300);
  picture.writeUInt32BE(20_000, 16);
  picture.writeUInt32BE(20_000, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}

/** A picture whose data was overwritten in the middle. */
async function spoiled(): Promise<Buffer> {
  const picture = await sharp(await photo())
    .png()
    .toBuffer();
  const middle = Math.floor(picture.length / 2);
  return picture.fill(0x55, middle, middle + 4000);
}
