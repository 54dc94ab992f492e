import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PreviousUpload } from 'tus-js-client';
import { KeptUploads } from './kept-uploads.js';

const upload = { size: 5, metadata: {}, creationTime: '2026-01-01', uploadUrl: 'https://x/1' };
const begun = upload as unknown as PreviousUpload;

describe('KeptUploads', () => {
  let folder: string;
  let file: string;
  let kept: KeptUploads;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kept-uploads-'));
    file = path.join(folder, 'skydeck', 'uploads.json');
    kept = new KeptUploads({ XDG_CONFIG_HOME: folder });
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('finds what was kept for a file, and nothing of another', async () => {
    const key = await kept.addUpload('one', begun);
    await kept.addUpload('other', begun);
    const found = await kept.findUploadsByFingerprint('one');
    expect(found).toEqual([{ ...upload, urlStorageKey: key }]);
    expect(await kept.findAllUploads()).toHaveLength(2);
    await kept.removeUpload(key);
    expect(await kept.findUploadsByFingerprint('one')).toEqual([]);
  });

  it('is settled only when a removal nobody waited for is on disk', async () => {
    const keys = [await kept.addUpload('one', begun), await kept.addUpload('two', begun)];
    for (const key of keys) void kept.removeUpload(key);
    await kept.settled();
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({});
  });

  it('keeps each of 50 that are added at once, for its owner alone', async () => {
    const others = new KeptUploads({ XDG_CONFIG_HOME: folder });
    const names = Array.from({ length: 50 }, (_, index) => `file-${index}`);
    await Promise.all(
      names.map((name, index) => [kept, others][index % 2]!.addUpload(name, begun)),
    );
    expect(await kept.findAllUploads()).toHaveLength(50);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(path.dirname(file))).toEqual(['uploads.json']);
  });

  it('begins afresh over a file that is cut off', async () => {
    await kept.addUpload('one', begun);
    await writeFile(file, '{"one::1":{"si');
    expect(await kept.findAllUploads()).toEqual([]);
    await kept.addUpload('one', begun);
    expect(await kept.findAllUploads()).toHaveLength(1);
  });
});
