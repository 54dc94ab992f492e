import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { eventually } from '@skydeck/testing';
import { AssetHarness } from './asset-harness.js';
import { makeClip } from './clips.js';

let folder: string;
let media: AssetHarness;

// A disk of 64 MiB, too small to begin on. Mounting it takes root; without, this fails.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skydeck-full-work-'));
  await runCommand('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]);
  media = await AssetHarness.start({ MEDIA_WORK_FOLDER: folder });
});

afterAll(async () => {
  await media.close();
  await runCommand('umount', [folder]);
  await rm(folder, { recursive: true, force: true });
});

it('a full disk: the task says so and waits, leaves nothing, and goes on once there is room', async () => {
  const id = await media.upload(await makeClip({ seconds: 2, hasPicture: false }));
  const waiting = await eventually(
    async () => {
      const [row] = await media.uploads.query<{ status: string; failure: string; waits: boolean }>(
        `select status, failure, run_after > now() + interval '50 seconds' as waits
         from asset_task where asset_id = $1`,
        [id],
      );
      expect(row?.failure).toContain('too full');
      return row;
    },
    { timeoutMs: 20_000 },
  );
  expect(waiting).toMatchObject({ status: 'queued', waits: true });
  expect((await media.call(`/assets/${id}`)).data).toMatchObject({ status: 'ingesting' });
  await eventually(async () => {
    const own = (await readdir(folder)).filter((name) => name !== 'cache');
    const left = await Promise.all(own.map((name) => readdir(join(folder, name))));
    expect([...left.flat(), ...(await readdir(join(folder, 'cache')))]).toEqual([]);
  });

  await runCommand('mount', ['-o', 'remount,size=1g', folder]);
  await media.uploads.query('update asset_task set run_after = now() where asset_id = $1', [id]);
  expect(await media.ended(id)).toMatchObject({ status: 'ready', error: null });
}, 60_000);
