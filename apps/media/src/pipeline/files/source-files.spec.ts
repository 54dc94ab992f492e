import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiskObjectStore } from '@skydeck/object-store';
import { SourceFiles } from './source-files.js';
import { WorkFolder } from './work-folder.js';

const SIZE = 100_000;
const { signal } = new AbortController();

let folder: string;
let store: DiskObjectStore;
let work: WorkFolder;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skydeck-sources-'));
  const link = { publicUrl: 'http://127.0.0.1/', secret: 'x'.repeat(32) };
  store = new DiskObjectStore({ folder: path.join(folder, 'objects'), ...link });
  await store.open();
  work = new WorkFolder(path.join(folder, 'work'));
  await work.open();
  for (const key of ['a', 'b', 'c']) {
    await store.put(key, Buffer.alloc(SIZE, key), { contentType: 'video/mp4' });
  }
});

afterEach(() => rm(folder, { recursive: true }));

const into = async (sources: SourceFiles, key: string): Promise<string> => {
  const target = path.join(await work.fresh(), 'source');
  await sources.into(key, target, signal);
  return target;
};

describe('sources', () => {
  it('are fetched once for all tasks that come at once, and are the bytes of the object', async () => {
    const sources = new SourceFiles(store, work, 10 * SIZE);
    const files = await Promise.all(Array.from({ length: 50 }, () => into(sources, 'a')));
    expect(await readdir(work.cache)).toHaveLength(1);
    for (const file of files) {
      expect((await readFile(file)).equals(Buffer.alloc(SIZE, 'a'))).toBe(true);
    }
  });

  it('make room for each other, and stay with the tasks that hold them', async () => {
    const sources = new SourceFiles(store, work, 2 * SIZE);
    const held = await into(sources, 'a');
    await into(sources, 'b');
    await into(sources, 'c');
    expect(await readdir(work.cache)).toHaveLength(2);
    expect(await readFile(held)).toHaveLength(SIZE);
  });

  it('are fetched anew when the object is another one', async () => {
    const sources = new SourceFiles(store, work, 10 * SIZE);
    await into(sources, 'a');
    await store.put('a', Buffer.alloc(SIZE, 'z'), { contentType: 'video/mp4' });
    expect((await readFile(await into(sources, 'a'))).equals(Buffer.alloc(SIZE, 'z'))).toBe(true);
  });

  it('are forgotten when nobody needs them', async () => {
    const sources = new SourceFiles(store, work, 10 * SIZE);
    await into(sources, 'a');
    await sources.forgetUnused(new Date(Date.now() - 60_000));
    expect(await readdir(work.cache)).toHaveLength(1);
    await sources.forgetUnused(new Date(Date.now() + 60_000));
    expect(await readdir(work.cache)).toEqual([]);
  });
});

it('what a process left that is gone is removed by the next one', async () => {
  const left = path.join(work.root, '999999999.token.0');
  await mkdir(path.join(left, 'task'), { recursive: true });
  const next = new WorkFolder(work.root);
  await next.open();
  const names = await readdir(work.root);
  expect(names).not.toContain(path.basename(left));
  expect(names.filter((name) => name.startsWith(`${process.pid}.`))).toHaveLength(2);
});
