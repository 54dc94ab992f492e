import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiskObjectStore } from '../index.js';
import { pattern } from '../testing/pattern.js';
import { readAll } from '../testing/read-all.js';

const MIB = 1024 * 1024;
const video = { contentType: 'video/mp4' };
const KEY = 'uploads/film';

let folder: string;
let store: DiskObjectStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skydeck-appends-'));
  store = new DiskObjectStore({ folder, publicUrl: 'http://127.0.0.1/', secret: 'x'.repeat(32) });
  await store.open();
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => store.delete(KEY));

async function* pieces(bytes: Buffer, failAt = Number.POSITIVE_INFINITY) {
  for (let at = 0; at < bytes.length; at += 65_536) {
    if (at >= failAt) throw new Error('cut');
    yield bytes.subarray(at, at + 65_536);
  }
}

const nobody = async (): Promise<void> => undefined;

describe('Objects that grow on a disk', () => {
  it('keeps what came before a cut, and becomes an object of all pieces', async () => {
    const bytes = pattern(3 * MIB + 5);
    const id = await store.appends.begin(KEY, video);
    const told: number[] = [];
    const cut = store.appends.append(KEY, id, 0, pieces(bytes, 2 * MIB), async (to) => {
      told.push(to);
    });
    await expect(cut).rejects.toThrow('cut');
    expect(told).toEqual([2 * MIB]);
    await expect(store.head(KEY)).rejects.toMatchObject({ code: 'not_found' });
    // Junk behind the offset, as of a process that died, goes.
    await store.appends.append(KEY, id, 2 * MIB, pieces(pattern(2 * MIB, 7)), nobody);
    await store.appends.append(KEY, id, 2 * MIB, pieces(bytes.subarray(2 * MIB)), nobody);
    await store.appends.complete(KEY, id, bytes.length);
    await store.appends.complete(KEY, id, bytes.length);
    expect((await readAll(store, KEY)).equals(bytes)).toBe(true);
    expect(await store.head(KEY)).toMatchObject({ size: bytes.length, ...video });
    expect(await readdir(path.join(folder, 'uploads'))).toEqual([]);
  });

  it('damaged: makes no object of fewer bytes than it should have', async () => {
    const id = await store.appends.begin(KEY, video);
    await store.appends.append(KEY, id, 0, pieces(pattern(10)), nobody);
    const completed = store.appends.complete(KEY, id, 11);
    await expect(completed).rejects.toMatchObject({ code: 'damaged' });
    await store.abortUpload(KEY, id);
  });

  it('not_found: one that was dropped or swept, or is of another key', async () => {
    const id = await store.appends.begin(KEY, video);
    const other = store.appends.append(`${KEY}2`, id, 0, pieces(pattern(1)), nobody);
    await expect(other).rejects.toMatchObject({ code: 'not_found' });
    await store.sweep(new Date(Date.now() + 60_000));
    const late = store.appends.append(KEY, id, 0, pieces(pattern(1)), nobody);
    await expect(late).rejects.toMatchObject({ code: 'not_found' });
  });
});
