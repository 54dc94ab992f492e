import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DiskObjectStore } from '../index.js';
import { longStream, pattern } from '../testing/pattern.js';
import { readAll } from '../testing/read-all.js';

const run = promisify(execFile);
const MIB = 1024 * 1024;
const binary = { contentType: 'application/octet-stream' };

// A disk of 8 MiB. Mounting it takes root; without, this fails rather than proves nothing.
describe('Disk object store, full', () => {
  let folder: string;
  let store: DiskObjectStore;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-full-'));
    await run('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]);
    store = new DiskObjectStore({ folder, publicUrl: 'http://127.0.0.1/', secret: 'x'.repeat(32) });
    await store.open();
  });

  afterAll(async () => {
    await run('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  });

  it('no_space: leaves the old object and nothing else', async () => {
    await store.put('kept', pattern(MIB), binary);
    for (const body of [Buffer.alloc(16 * MIB), longStream(16 * MIB).stream]) {
      await expect(store.put('kept', body, binary)).rejects.toMatchObject({ code: 'no_space' });
      expect(await readdir(path.join(folder, 'temporary'))).toEqual([]);
    }
    expect((await readAll(store, 'kept')).equals(pattern(MIB))).toBe(true);
    expect(await store.usage('')).toEqual({ objects: 1, bytes: MIB });
  });

  it('no_space: an upload keeps its parts and can be dropped', async () => {
    const id = await store.createUpload('film', binary);
    const part = await store.uploadPart('film', id, 1, pattern(5 * MIB));
    const more = store.uploadPart('film', id, 2, pattern(5 * MIB));
    await expect(more).rejects.toMatchObject({ code: 'no_space' });
    const completed = store.completeUpload('film', id, [part]);
    await expect(completed).rejects.toMatchObject({ code: 'no_space' });
    expect(await readdir(path.join(folder, 'temporary'))).toEqual([]);
    await store.abortUpload('film', id);
    await store.put('film', pattern(5 * MIB), binary);
    expect(await store.head('film')).toMatchObject({ size: 5 * MIB });
  });
});
