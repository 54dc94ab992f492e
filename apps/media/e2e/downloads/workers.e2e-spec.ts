import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { eventually } from '@skydeck/testing';
import { AssetHarness } from '../assets/asset-harness.js';
import { makeClip } from '../assets/clips.js';
import { stillRunning, WorkerProcess } from '../assets/worker-process.js';

let media: AssetHarness;
let id: string;
let small: string;
const workers: WorkerProcess[] = [];

const start = (more: NodeJS.ProcessEnv = {}): WorkerProcess => {
  const worker = WorkerProcess.start({ ...media.uploads.environment, ...more });
  workers.push(worker);
  return worker;
};

// A disk of 16 MiB, too small to begin on. Mounting it takes root; without, this fails.
beforeAll(async () => {
  small = await mkdtemp(join(tmpdir(), 'skydeck-small-work-'));
  await runCommand('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', small]);
  media = await AssetHarness.start({ MEDIA_CONCURRENCY: '0' });
  id = await media.upload(await makeClip({ seconds: 4 }));
  start();
  await media.ended(id);
}, 90_000);

afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await media.close();
  await runCommand('umount', [small]);
  await rm(small, { recursive: true, force: true });
});

const path = () => `/assets/${id}/static-renditions`;

interface TaskRow {
  readonly status: string;
  readonly taken_by: string | null;
  readonly failure: string | null;
}

const taskOf = async (rendition: string): Promise<TaskRow | undefined> => {
  const [row] = await media.uploads.query<TaskRow>(
    `select task.status, taken_by, failure from asset_task task
     join static_rendition one on one.number = task.position and one.asset_id = task.asset_id
     where task.kind = 'download' and one.id = $1`,
    [rendition],
  );
  return row;
};

/** Kills the worker while it packs a file; asks again when it was faster. */
async function killedWhilePacking(): Promise<string> {
  const [victim] = workers;
  for (let tries = 0; tries < 10; tries++) {
    const { data } = await media.call(path(), { name: 'highest' });
    const rendition = String(data['id']);
    const task = await eventually(
      async () => {
        const row = await taskOf(rendition);
        if (!row || row.status === 'queued') throw new Error('Nobody has it.');
        return row;
      },
      { timeoutMs: 20_000, everyMs: 2 },
    );
    if (victim && task.status === 'processing') {
      const children = victim.descendants();
      await victim.kill();
      await eventually(() => expect(stillRunning(children)).toEqual([]));
      if ((await taskOf(rendition))?.status === 'processing') return rendition;
      throw new Error('The worker was killed too late.');
    }
    await media.call(`${path()}/${rendition}`, undefined, { method: 'DELETE' });
  }
  throw new Error('The worker was always faster.');
}

it('a worker that is killed while it packs a file: another one does it, and nothing is left', async () => {
  const rendition = await killedWhilePacking();
  await media.uploads.query(
    `update asset_task set heartbeat_at = now() - interval '1 minute' where status = 'processing'`,
  );
  start();
  const packed = await eventually(
    async () => {
      const { data } = await media.call(`${path()}/${rendition}`);
      expect(data).toMatchObject({ status: 'ready', error: null });
      return data;
    },
    { timeoutMs: 30_000 },
  );
  const keys = (await media.keys()).filter((key) => key.includes(rendition));
  expect(keys).toHaveLength(1);
  expect((await media.bytes(keys[0] ?? '')).length).toBe(packed['bytes']);
  const asset = await media.call(`/assets/${id}`);
  expect(asset.data).toMatchObject({ status: 'ready', playable: true });
}, 90_000);

it('a full disk: the task says so and waits, and goes on once there is room', async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.kill('SIGTERM')));
  start({ MEDIA_WORK_FOLDER: small });
  const { data } = await media.call(path(), { name: 'audio-only' });
  const rendition = String(data['id']);
  await eventually(
    async () => {
      const row = await taskOf(rendition);
      expect(row).toMatchObject({ status: 'queued', failure: expect.stringContaining('too full') });
    },
    { timeoutMs: 30_000 },
  );
  await eventually(async () => {
    const own = (await readdir(small)).filter((name) => name !== 'cache');
    const left = await Promise.all(own.map((name) => readdir(join(small, name))));
    expect(left.flat()).toEqual([]);
  });
  await runCommand('mount', ['-o', 'remount,size=1g', small]);
  await eventually(
    async () => {
      // An attempt from before there was room may have put it off once more.
      await media.uploads.query(
        `update asset_task set run_after = now() where kind = 'download' and status = 'queued'`,
      );
      const { data: now } = await media.call(`${path()}/${rendition}`);
      expect(now).toMatchObject({ status: 'ready' });
    },
    { timeoutMs: 60_000, everyMs: 500 },
  );
}, 90_000);
