import { randomBytes } from 'node:crypto';
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '@skydeck/exec';
import { startBucket, type TestBucket } from '@skydeck/object-store/testing';
import { eventually, testDatabase } from '@skydeck/testing';
import { keepBackingUp } from '../backup-schedule/keep-backing-up.js';
import { readState, writeState } from '../backup-schedule/schedule-files.js';
import { startTestStack } from '../testing/index.js';
import { BackupTrial, LONG_MS } from './fixtures/backup-trial.js';
import { operate, PROGRAM } from './fixtures/operate.js';

const DAY_MS = 24 * 3_600_000;
const target = 's3://nightly/of-skydeck';
const WRONG = 'a secret that opens nothing';
const ROOT = path.resolve(import.meta.dirname, '../../../..');
const before = { ...process.env };

let trial: BackupTrial;
let bucket: TestBucket;
let key_file: string;

beforeAll(async () => {
  [trial, bucket] = await Promise.all([BackupTrial.start(), startBucket('nightly')]);
  key_file = path.join(trial.source.folder, 'backup.key');
  await writeFile(key_file, randomBytes(32), { mode: 0o600 });
  // The process that makes backups is given what Skydeck's own process was.
  for (const name of ['ENDPOINT', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY']) {
    process.env[`SKYDECK_BACKUP_S3_${name}`] = bucket.environment[`OBJECT_STORE_S3_${name}`];
  }
}, LONG_MS);

afterAll(async () => {
  process.env = before;
  await Promise.all([trial.stop(), bucket.stop()]);
}, LONG_MS);

const run = (home: string, operation: string, input: object) =>
  operate(home, operation, input, { environment: process.env });

/** Lets a day pass, and waits for what the keeper of the schedule makes of it. */
async function nextDay(day: number): Promise<ReturnType<typeof readState>> {
  const { home } = trial.source;
  writeState(home, { succeeded_at: null, attempted_at: null, failure: null });
  const now = () => new Date(Date.now() + day * DAY_MS);
  const keeper = keepBackingUp(home, { program: PROGRAM, now });
  await eventually(
    () => {
      const { succeeded_at, failure } = readState(home);
      expect(succeeded_at ?? failure).not.toBeNull();
    },
    { timeoutMs: LONG_MS / 3 },
  );
  keeper.leave();
  return readState(home);
}

it(
  'the daily backup goes to a bucket, the older ones are removed, and the newest comes back whole',
  async () => {
    const { source } = trial;
    const stop = new AbortController();
    const writing = source.write(stop.signal);
    await eventually(async () => expect((await source.check()).files).toBeGreaterThan(20));
    stop.abort();
    await writing;
    const schedule = { target, key_file, at: '03:15', keep: 2 };
    const set = await run(source.home, 'backup schedule set', schedule);
    expect(set).toMatchObject({ result: { target, keep: 2 } });
    await source.occupy();
    const ids: (string | null)[] = [];
    for (const day of [1, 2, 3]) {
      const { backup_id, failure } = await nextDay(day);
      expect(failure).toBeNull();
      ids.push(backup_id);
    }
    await source.leave();
    const { result } = await run(source.home, 'backup list', { target });
    const { items } = result as unknown as { items: { id: string }[] };
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(ids.slice(1)));

    const verified = await run(source.home, 'backup verify', { target, key_file });
    expect(verified).toMatchObject({ result: { id: ids[2], verified: 'content' } });
    const copy = await trial.emptyHome('from-the-bucket');
    const restored = await run(copy.home, 'restore', { target, key_file });
    expect(restored).toMatchObject({ result: { id: ids[2] } });
    await copy.start();
    expect(await copy.check()).toEqual(await source.check());
  },
  2 * LONG_MS,
);

it(
  'wrong keys of the server are told by the schedule, doctor, the metric and the alert, without the keys',
  async () => {
    const { home } = trial.source;
    process.env['SKYDECK_BACKUP_S3_SECRET_ACCESS_KEY'] = WRONG;
    const refused = await run(home, 'backup schedule set', {
      target,
      key_file,
      at: '03:15',
      keep: 2,
    });
    expect(refused.error).toMatchObject({ code: 'target_unusable' });
    await trial.source.occupy();
    const { failure, succeeded_at } = await nextDay(4);
    await trial.source.leave();
    expect(succeeded_at).toBeNull();
    expect(failure).toMatchObject({ code: 'target_unusable' });
    expect(failure?.message).toContain(target);
    expect(`${JSON.stringify(refused)} ${failure?.message}`).not.toContain(WRONG);

    expect(await backupsBy(home)).toMatchObject({
      status: 'problem',
      detail: expect.stringContaining(failure?.message ?? 'nothing'),
    });
    const value = await metricOf(home, 'skydeck_backup_failing');
    expect(value).toBe('1');
    await alertFires('SkydeckBackupFails', `skydeck_backup_failing{job="platform"}`, value);
  },
  2 * LONG_MS,
);

/** What `skydeck doctor` says of backups; it finds other problems too, as nothing runs here. */
async function backupsBy(home: string): Promise<object | undefined> {
  const program = path.join(ROOT, 'apps/cli/bin/skydeck.mjs');
  const out: string[] = [];
  await runCommand(process.execPath, [program, 'doctor', '--output', 'json'], {
    env: { PATH: process.env['PATH'], SKYDECK_HOME: home, HOME: trial.source.folder },
    onLine: (line, stream) => stream === 'stdout' && out.push(line),
  }).catch(() => undefined);
  const checks = JSON.parse(out.join('\n')) as { check: string }[];
  return checks.find(({ check }) => check === 'backups');
}

/** What the platform of an installation with these files shows. */
async function metricOf(home: string, name: string): Promise<string> {
  const database = testDatabase();
  const stack = await startTestStack({ database, members: ['auth', 'platform'] });
  try {
    for (const file of ['backup-schedule.json', 'backup-state.json']) {
      await copyFile(path.join(home, file), path.join(stack.home, file));
    }
    const port = stack.environment['PLATFORM_INTERNAL_PORT'];
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return new RegExp(String.raw`^${name}\S* (\S+)$`, 'm').exec(text)?.[1] ?? '';
  } finally {
    await stack.close();
    await database[Symbol.asyncDispose]();
  }
}

/** Has Prometheus evaluate the alerts that are shipped. */
async function alertFires(alertname: string, series: string, value: string): Promise<void> {
  const file = path.join(trial.source.folder, 'alerts-test.json');
  const rules = path.join(ROOT, 'docs/operations/alerts.yaml');
  const test = {
    interval: '1m',
    input_series: [{ series, values: `${value}x10` }],
    promql_expr_test: [
      {
        expr: `count(ALERTS{alertname="${alertname}", alertstate="firing"})`,
        eval_time: '8m',
        exp_samples: [{ labels: '{}', value: 1 }],
      },
    ],
  };
  await writeFile(
    file,
    JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests: [test] }),
  );
  await runCommand('promtool', ['test', 'rules', file]);
}
