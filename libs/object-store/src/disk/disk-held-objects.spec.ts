import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@skydeck/testing';
import { DiskObjectStore, type HeldObject } from '../index.js';
import { pattern } from '../testing/pattern.js';

const video = { contentType: 'video/mp4' };
const KEY = 'films/c0.mp4';
const bytes = pattern(300_000);

let folder: string;
let store: DiskObjectStore;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skydeck-held-'));
  store = new DiskObjectStore({ folder, publicUrl: 'http://127.0.0.1/', secret: 'x'.repeat(32) });
  await store.open();
  await store.put(KEY, bytes, video);
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

async function openFiles(): Promise<number> {
  const names = await readdir('/proc/self/fd');
  const links = await Promise.all(
    names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  );
  return links.filter((link) => link.startsWith(folder)).length;
}

const partOf = async (object: HeldObject, position: number, length: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(length);
  return buffer.subarray(0, await object.read(buffer, length, position));
};

describe('Objects of a disk that stay open', () => {
  it('are opened once by 50 that read at once, and are read rightly', async () => {
    const parts = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        store.held.use(KEY, async (object) => {
          expect(object.info).toMatchObject({ size: bytes.length, ...video });
          return partOf(object, index * 1000, 1000);
        }),
      ),
    );
    for (const [index, part] of parts.entries()) {
      expect(part.equals(bytes.subarray(index * 1000, index * 1000 + 1000))).toBe(true);
    }
    expect(await openFiles()).toBe(1);
  });

  it('are closed soon, and not while somebody reads', async () => {
    await store.held.use(KEY, async (object) => {
      await store.delete(KEY);
      await store.close();
      expect((await partOf(object, 0, 10)).equals(bytes.subarray(0, 10))).toBe(true);
      expect(await openFiles()).toBe(1);
    });
    await eventually(async () => expect(await openFiles()).toBe(0));
    await store.put(KEY, bytes, video);
    await store.held.use(KEY, async () => undefined);
    await eventually(async () => expect(await openFiles()).toBe(0), { timeoutMs: 10_000 });
  });

  it('not_found: looks again for what was not there', async () => {
    const read = () => store.held.use('films/late.mp4', async ({ info }) => info.size);
    await expect(read()).rejects.toMatchObject({ code: 'not_found' });
    await store.put('films/late.mp4', bytes, video);
    expect(await read()).toBe(bytes.length);
  });

  it('never holds more than a few hundred', async () => {
    for (let count = 0; count < 300; count += 1) {
      await store.put(`films/${count}.mp4`, pattern(10), video);
      await store.held.use(`films/${count}.mp4`, async () => undefined);
    }
    await eventually(async () => expect(await openFiles()).toBeLessThanOrEqual(256));
  });

  it('passes on what went wrong in the work', async () => {
    const work = store.held.use(KEY, async () => Promise.reject(new Error('mine')));
    await expect(work).rejects.toThrow('mine');
  });
});
