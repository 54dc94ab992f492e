import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@skydeck/testing';
import { idOf, UploadHarness } from './upload-harness.js';

const run = promisify(execFile);
const MIB = 1024 * 1024;

let folder: string;
let media: UploadHarness;

// A disk of 16 MiB. Mounting it takes root; without, this fails rather than proves nothing.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skydeck-full-uploads-'));
  await run('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]);
  media = await UploadHarness.start({ OBJECT_STORE_FOLDER: folder, QUOTA_ASSET_MEGABYTES: '100' });
});
afterAll(async () => {
  await media.close();
  await run('umount', [folder]);
  await rm(folder, { recursive: true, force: true });
});

const code = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;

describe('uploads on a disk that is full', () => {
  it('507: keeps what fits, and goes on when there is room', async () => {
    const filler = await media.begin(20 * MIB);
    expect((await media.patch(filler, 0, randomBytes(10 * MIB))).status).toBe(204);
    const bytes = randomBytes(9 * MIB);
    const url = await media.begin(bytes.length);
    const refused = await media.patch(url, 0, bytes);
    expect([refused.status, await code(refused)]).toEqual([507, 'upload.no_space']);
    const single = await media.call('/uploads/file', undefined, { method: 'POST', body: bytes });
    expect([single.status, single.error.code]).toEqual([507, 'upload.no_space']);
    await media.tus('DELETE', filler);
    await eventually(async () => (await readdir(path.join(folder, 'uploads'))).length === 1);
    const head = await media.tus('HEAD', url);
    const offset = Number(head.headers.get('upload-offset'));
    expect((await media.patch(url, offset, bytes.subarray(offset))).status).toBe(204);
    expect((await media.bytesOf(idOf(url))).equals(bytes)).toBe(true);
    expect(await readdir(path.join(folder, 'uploads'))).toEqual([]);
    expect(await readdir(path.join(folder, 'temporary'))).toEqual([]);
  }, 60_000);

  it('429: refuses what would pass the quota of the project, before a byte is sent', async () => {
    const wanted = { size_bytes: 95 * 1_000_000 };
    expect((await media.call('/uploads', wanted)).error.code).toBe('quota_exceeded');
    const again = await media.call('/uploads', wanted, {}, media.auth.key('other'));
    expect(again.status).toBe(201);
  });
});
