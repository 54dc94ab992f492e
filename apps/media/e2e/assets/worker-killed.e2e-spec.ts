import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@skydeck/testing';
import { AssetHarness } from './asset-harness.js';
import { makeClip } from './clips.js';
import { stillRunning, WorkerProcess } from './worker-process.js';

let media: AssetHarness;
const workers: WorkerProcess[] = [];

beforeAll(async () => {
  media = await AssetHarness.start({ MEDIA_CONCURRENCY: '0' });
});

afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await media.close();
});

const start = (): WorkerProcess => {
  const worker = WorkerProcess.start(media.uploads.environment);
  workers.push(worker);
  return worker;
};

interface HandRow {
  readonly position: number;
  readonly taken_by: string;
}

it('a worker that is killed in the middle: another one finishes, and nothing is left', async () => {
  const id = await media.upload(await makeClip({ seconds: 12, size: '960x540' }));
  const [victim, other] = [start(), start()];
  // It holds a chunk, and its encoder runs.
  const children = await eventually(
    async () => {
      const hands = await media.uploads.query<HandRow>(
        `select position, taken_by from asset_task where kind = 'video' and status = 'processing'`,
      );
      expect(hands.some(({ taken_by: by }) => by.includes(`:${victim.pid}:`))).toBe(true);
      const found = victim.descendants();
      expect(found.length).toBeGreaterThan(0);
      return found;
    },
    { timeoutMs: 40_000 },
  );
  await victim.kill();
  await eventually(() => expect(stillRunning(children)).toEqual([]));

  expect(await media.ended(id)).toMatchObject({ status: 'ready', progress: 100, playable: true });
  const tasks = await media.uploads.query<{ attempts: number; taken_by: string | null }>(
    `select attempts, taken_by from asset_task where asset_id = $1`,
    [id],
  );
  expect(Math.max(...tasks.map(({ attempts }) => attempts))).toBe(2);

  const segments = await media.segments(id);
  const video = segments.filter(({ kind }) => kind === 'video');
  const ladder = new Set(video.map(({ rendition }) => rendition));
  for (const name of ladder) {
    const own = video.filter(({ rendition }) => rendition === name);
    const seconds = own.reduce((sum, one) => sum + one.duration_ticks / one.timescale, 0);
    expect(Math.abs(seconds - 12)).toBeLessThan(0.05);
  }
  const named = new Set(segments.map(({ object_key: key }) => key));
  const chunks = (await media.keys()).filter((key) => /\/c\d+-\d+\.mp4$/.test(key));
  expect(new Set(chunks)).toEqual(named);

  // What the dead one had on its disk, the next one that starts removes.
  const next = start();
  const folder = join(media.uploads.home, 'media');
  await eventually(
    async () => {
      const names = await readdir(folder);
      expect(names.some((name) => name.startsWith(`${victim.pid}.`))).toBe(false);
      expect(names.some((name) => name.startsWith(`${next.pid}.`))).toBe(true);
    },
    { timeoutMs: 20_000 },
  );
  expect((await readdir(folder)).some((name) => name.startsWith(`${other.pid}.`))).toBe(true);
}, 120_000);
