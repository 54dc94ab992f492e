import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import type { VpsSettings } from '../../vps-settings.js';
import { ImageFiles } from './image-files.js';

const MIB = 1024 * 1024;
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'skydeck-files-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

const filesOf = (home: string) =>
  new ImageFiles({ dir: home, config: { VPS_IMAGE_MAX_GB: 8 / 1024 } } as VpsSettings);

async function* zeros(bytes: number): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < bytes; sent += 65_536) yield Buffer.alloc(65_536);
}

const left = (home: string) => readdir(join(home, 'own-images'));

describe('files of images', () => {
  it('keeps what comes in, and its digest', async () => {
    const stored = await filesOf(dir).store('img_a', zeros(2 * MIB));
    expect(stored).toMatchObject({
      sizeBytes: 2 * MIB,
      sha256: '5647f05ec18958947d32874eeb788fa396a05d0bab7c1b71f112ceb7e9b31eee',
    });
    expect((await readFile(stored.path)).length).toBe(2 * MIB);
  });

  it('413, 422: leaves nothing of one that is too large or another', async () => {
    const files = filesOf(dir);
    await expect(files.store('img_a', zeros(9 * MIB))).rejects.toMatchObject({ status: 413 });
    const sha256 = '0'.repeat(64);
    await expect(files.store('img_b', zeros(MIB), { sha256 })).rejects.toMatchObject({
      code: 'image.digest_mismatch',
    });
    expect(await left(dir)).toEqual([]);
  });

  it('507: leaves nothing on a disk that is full', async () => {
    await runCommand('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', dir]);
    try {
      await expect(filesOf(dir).store('img_a', zeros(4 * MIB))).rejects.toMatchObject({
        code: 'image.no_space',
        status: 507,
      });
      expect(await left(dir)).toEqual([]);
    } finally {
      await runCommand('umount', [dir]);
    }
  });
});
