import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Events } from '@skydeck/events';
import { runCommand } from '@skydeck/exec';
import { eventually, TestClock } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { BackupScheduler } from '../src/vps/backups/backup-scheduler.js';
import { CopyRounds } from '../src/vps/backups/copies/copy-rounds.js';
import { ComputeEngines } from '../src/vps/engine/compute-engines.js';
import type { IncusDriver } from '../src/vps/engine/incus/incus.driver.js';
import { Snapshots } from '../src/vps/snapshots/snapshots.js';
import { ServersHarness } from './servers-harness.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const COPIES = '/backup-copies';

let lab: ServersHarness;

beforeAll(async () => {
  lab = await ServersHarness.start();
}, 120_000);

afterAll(async () => {
  await lab.close();
}, 120_000);

const app = () => lab.api.installation.platform!.app;
const rounds = () => app().get(CopyRounds, { strict: false });
const copies = async () => (await lab.api.get(`${COPIES}?sort=created_at`)).data.items;
const objects = () =>
  readdir(join(lab.settings.dir, '..', 'objects'), { recursive: true }).then((names) =>
    names.filter((name) => name.includes('bkc_')),
  );

/** Storage of the engine as it is on a machine that was lost: none. */
async function losePool(): Promise<void> {
  const driver = (await app().get(ComputeEngines, { strict: false }).open('incus')) as IncusDriver;
  await driver.shutDown();
  const dir = join(lab.settings.dir, 'incus');
  const mounts = await readFile('/proc/self/mounts', 'utf8');
  const points = mounts.split('\n').map((line) => line.split(' ')[1] ?? '');
  for (const point of points.filter((path) => path.startsWith(`${dir}/`)).toReversed()) {
    await runCommand('umount', ['-l', point]).catch(() => undefined);
  }
  await rm(dir, { recursive: true, force: true });
  await driver.open();
}

it('keeps copies of backups that outlive the server and its storage', async () => {
  const origin = await lab.make('origin');
  const clock = new TestClock();
  const plan = { hour_utc: (clock.now().getUTCHours() + 2) % 24, keep: 1, copy: true };
  const set = await lab.api.call('PUT', '/vps/origin/backups/plan', plan);
  expect(set).toMatchObject({ status: 200, data: { copy: true } });
  const scheduler = new BackupScheduler(
    app().get(DataSource),
    app().get(Snapshots, { strict: false }),
    app().get(Events, { strict: false }),
    clock,
  );
  const backup = async (name: string, laterMs: number): Promise<void> => {
    await lab.run(origin, `echo ${name} >/root/note; sync`);
    clock.advance(laterMs);
    await scheduler.pass();
    await eventually(
      async () => {
        await Promise.all(Array.from({ length: 50 }, () => rounds().pass()));
        const ready = (await copies()).filter(({ status }) => status === 'ready');
        return (await objects()).length === ready.length && ready.length === 1;
      },
      { timeoutMs: 60_000, everyMs: 200 },
    );
  };
  await backup('first', 3 * HOUR_MS);
  const [first] = await copies();
  expect(first).toMatchObject({
    vps_id: origin.id,
    vps_name: 'origin',
    kind: 'backup',
    status: 'ready',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  expect(Number(first!['size_bytes'])).toBeGreaterThan(300_000);
  const again = { vps: 'origin', snapshot: String(first!['snapshot_id']) };
  expect(await lab.api.post(COPIES, again)).toMatchObject({
    status: 409,
    error: { code: 'backup.copy_exists' },
  });

  // A copy too many goes, with its bytes.
  await backup('second', DAY_MS);
  await eventually(
    async () => {
      await scheduler.pass();
      await rounds().pass();
      const left = await copies();
      return left.length === 1 && left[0]!['id'] !== first!['id'];
    },
    { timeoutMs: 60_000, everyMs: 200 },
  );
  const [second] = await copies();

  await lab.done(await lab.api.call('DELETE', '/vps/origin'));
  await losePool();
  const restored = await lab.api.post(`${COPIES}/${String(second!['id'])}/restore`, {
    slug: 'back',
  });
  expect(restored).toMatchObject({ status: 202, data: { slug: 'back', origin: 'snapshot' } });
  expect(await lab.done(restored)).toMatchObject({ status: 'succeeded' });
  const next = await lab.make('next', { image: 'back' });
  expect(await lab.run(next, 'cat /root/note')).toBe('second');

  // Another project does not see it.
  const elsewhere = lab.other(`${COPIES}/${String(second!['id'])}`);
  expect((await lab.api.get(elsewhere)).status).toBe(404);
  const deleted = await lab.api.call('DELETE', `${COPIES}/${String(second!['id'])}`);
  expect(deleted).toMatchObject({ status: 202, data: { status: 'deleting' } });
  await rounds().pass();
  expect(await objects()).toEqual([]);
  expect(await copies()).toEqual([]);
}, 300_000);

it('refuses a copy whose bytes are others than were put', async () => {
  const server = await lab.make('bits');
  await lab.done(await lab.api.post('/vps/bits/snapshots', { name: 'one' }));
  const made = await lab.api.post(COPIES, { vps: server.id, snapshot: 'one' });
  expect(made).toMatchObject({ status: 202, data: { kind: 'manual', status: 'creating' } });
  expect(await lab.done(made)).toMatchObject({ status: 'succeeded' });
  const id = String(made.data['id']);
  await app()
    .get(DataSource)
    .query('update vps_backup_copy set sha256 = $2 where id = $1', [id, '0'.repeat(64)]);
  const restored = await lab.api.post(`${COPIES}/${id}/restore`, { slug: 'broken' });
  expect(await lab.done(restored)).toMatchObject({
    status: 'failed',
    error: { code: 'image.digest_mismatch' },
  });
}, 120_000);
