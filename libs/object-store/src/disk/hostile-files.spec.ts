import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiskObjectStore } from '../index.js';

const text = { contentType: 'text/plain' };

describe('Disk object store, tampered with', () => {
  let folder: string;
  let outside: string;
  let objects: string;
  let store: DiskObjectStore;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-hostile-'));
    outside = path.join(folder, 'outside');
    await mkdir(outside);
    objects = path.join(folder, 'store', 'objects');
    store = new DiskObjectStore({
      folder: path.join(folder, 'store'),
      publicUrl: 'http://127.0.0.1/',
      secret: 'x'.repeat(32),
    });
    await store.open();
    await store.put('a/object', Buffer.from('bytes'), text);
  });

  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('follows no link in place of an object, and a put replaces the link itself', async () => {
    const file = path.join(objects, 'a+', 'object@');
    await rename(file, path.join(outside, 'secret'));
    await symlink(path.join(outside, 'secret'), file);
    await expect(store.get('a/object')).rejects.toMatchObject({ code: 'damaged' });
    expect((await store.list()).objects).toEqual([]);
    const before = await readFile(path.join(outside, 'secret'));
    await store.put('a/object', Buffer.from('new'), text);
    expect(await readFile(path.join(outside, 'secret'))).toEqual(before);
    expect(await store.head('a/object')).toMatchObject({ size: 3 });
  });

  it('follows no link in place of a folder: reads, writes and deletes nothing behind it', async () => {
    await rename(path.join(objects, 'a+'), path.join(outside, 'a+'));
    await symlink(path.join(outside, 'a+'), path.join(objects, 'a+'));
    const refused = [
      store.get('a/object'),
      store.put('a/other', Buffer.from('x'), text),
      store.delete('a/object'),
    ];
    for (const attempt of refused) {
      await expect(attempt).rejects.toMatchObject({ code: 'damaged' });
    }
    expect(await readdir(path.join(outside, 'a+'))).toEqual(['object@']);
    expect((await store.list()).objects).toEqual([]);
  });

  it('damaged: refuses a file that was cut short', async () => {
    await truncate(path.join(objects, 'a+', 'object@'), 10);
    await expect(store.get('a/object')).rejects.toMatchObject({ code: 'damaged' });
  });

  it('names the folder and the cure when it cannot be used', async () => {
    const broken = new DiskObjectStore({ ...store.options, folder: '/dev/null/objects' });
    await expect(broken.open()).rejects.toThrow(/\/dev\/null\/objects.*OBJECT_STORE_FOLDER/);
  });
});
