import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ArrayFileDamaged, readArrayFile, writeArrayFile } from './array-file.js';

describe('files of arrays', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-arrays-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const arrays = {
    whole: Int32Array.from([1, -2, 2 ** 31 - 1]),
    odd: Uint8Array.from([1, 2, 3]),
    exact: Float64Array.from([Math.PI, -0]),
    none: new Int32Array(0),
    small: Float32Array.from([1.5]),
  };

  it('come back as they were, in memory that threads share', async () => {
    const file = path.join(folder, 'all');
    await writeArrayFile(file, { arrays, about: { name: 'Ünï' } });
    const read = await readArrayFile(file);
    expect(read.about).toEqual({ name: 'Ünï' });
    expect(Object.keys(read.arrays)).toEqual(Object.keys(arrays));
    for (const [name, values] of Object.entries(arrays)) {
      expect(Array.from(read.arrays[name]!)).toEqual(Array.from(values));
    }
    expect(read.arrays['whole']!.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(await readdir(folder)).toEqual(['all']);
  });

  it('are refused with any bit changed, and wherever they are cut', async () => {
    const file = path.join(folder, 'whole');
    await writeArrayFile(file, { arrays, about: {} });
    const bytes = await readFile(file);
    const broken = path.join(folder, 'broken');
    for (let place = 0; place < bytes.length; place += 7) {
      const changed = Buffer.from(bytes);
      changed[place]! ^= 1 << (place % 8);
      for (const one of [changed, bytes.subarray(0, place)]) {
        await writeFile(broken, one);
        await expect(readArrayFile(broken)).rejects.toThrow(ArrayFileDamaged);
      }
    }
  });
});
