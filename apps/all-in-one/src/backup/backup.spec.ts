import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '@skydeck/testing';
import { BackupTrial, codeOf, LONG_MS, passphrase } from './fixtures/backup-trial.js';
import { operate, PROGRAM } from './fixtures/operate.js';
import { keepBackingUp } from '../backup-schedule/keep-backing-up.js';
import { readState, writeState } from '../backup-schedule/schedule-files.js';
import { readOperatorLog } from '../operator-audit/operator-log.js';

const DAY_MS = 24 * 3_600_000;

let trial: BackupTrial;
let source: BackupTrial['source'];
let target: string;

beforeAll(async () => {
  trial = await BackupTrial.start();
  ({ source, target } = trial);
}, LONG_MS);

afterAll(() => trial.stop(), LONG_MS);

it(
  'copies an installation that is written to, and brings all of it back',
  async () => {
    await source.occupy();
    const stop = new AbortController();
    const writers = [source.write(stop.signal), source.write(stop.signal)];
    await eventually(async () => expect((await source.check()).files).toBeGreaterThan(50));
    const before = await source.check();
    const made = await operate(source.home, 'backup create', { target, passphrase });
    stop.abort();
    await Promise.all(writers);
    await source.leave();
    const after = await source.check();
    expect(made.error).toBeUndefined();

    const copy = await trial.emptyHome('under-load');
    const done = await operate(copy.home, 'restore', { target, passphrase });
    expect(done).toMatchObject({ result: { id: made.result?.id } });
    await copy.start();
    const found = await copy.check();
    expect(found).toMatchObject({ sum: 1_000_000, moved: found.files, wrong: [] });
    // It is of a moment while they were writing: the end of the copy.
    expect(found.files).toBeGreaterThanOrEqual(before.files);
    expect(found.files).toBeLessThanOrEqual(after.files);
    expect(await readFile(path.join(copy.home, 'vault/master.keys'), 'utf8')).toContain('the keys');
    expect((await stat(path.join(copy.home, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect(await readdir(path.join(copy.home, 'logs'))).not.toContain('skydeck.log');
  },
  LONG_MS,
);

it(
  'refuses a wrong passphrase, a short one, none, and a key file instead',
  async () => {
    const id = await trial.backup();
    const home = path.join(source.folder, 'nobody');
    const key_file = path.join(source.folder, 'some.key');
    await writeFile(key_file, randomBytes(32));
    const tries = [
      { passphrase: 'wrong horse battery staple' },
      { passphrase: 'short' },
      {},
      { key_file },
    ];
    const codes: (string | undefined)[] = [];
    for (const key of tries)
      codes.push(codeOf(await operate(home, 'restore', { target, id, ...key })));
    expect(codes).toEqual(['wrong_key', 'weak_key', 'no_key', 'wrong_key']);
    expect(existsSync(home)).toBe(false);
  },
  LONG_MS,
);

it(
  'refuses a home that is in use, is not empty, or holds nothing',
  async () => {
    await source.occupy();
    expect(codeOf(await operate(source.home, 'restore', { target, passphrase }))).toBe('running');
    await source.leave();
    expect(codeOf(await operate(source.home, 'restore', { target, passphrase }))).toBe('not_empty');
    const nothing = path.join(source.folder, 'nothing');
    const made = await operate(nothing, 'backup create', { target, passphrase });
    expect(codeOf(made)).toBe('no_installation');
  },
  LONG_MS,
);

it(
  'makes the backup of the day by itself, keeps as many as it is told, and notes a failure',
  async () => {
    const { home, folder } = source;
    const to = path.join(folder, 'daily');
    const key_file = path.join(folder, 'daily.key');
    const schedule = { target: to, key_file, at: '03:15', keep: 1 };
    expect(codeOf(await operate(home, 'backup schedule show', {}))).toBe('no_schedule');
    expect(codeOf(await operate(home, 'backup schedule set', schedule))).toBeDefined();
    await writeFile(key_file, randomBytes(32));
    expect(codeOf(await operate(home, 'backup schedule set', { ...schedule, at: '3am' }))).toBe(
      'usage',
    );
    expect(await operate(home, 'backup schedule set', schedule)).toMatchObject({
      result: { target: to, keep: 1, succeeded_at: null },
    });

    await source.occupy();
    let now = new Date();
    const keeper = keepBackingUp(home, { program: PROGRAM, now: () => now });
    expect(readState(home).attempted_at).toBeNull();
    for (const day of [1, 2]) {
      const before = readState(home).backup_id;
      now = new Date(Date.now() + day * DAY_MS);
      writeState(home, { succeeded_at: null, attempted_at: null });
      keeper.check();
      await eventually(
        () => {
          expect(readState(home).failure).toBeNull();
          expect(readState(home).succeeded_at).not.toBeNull();
          expect(readState(home).backup_id).not.toBe(before);
        },
        { timeoutMs: LONG_MS / 3 },
      );
    }
    await rm(key_file);
    writeState(home, { succeeded_at: null, attempted_at: null });
    await eventually(
      () => {
        keeper.check();
        expect(readState(home).failure).not.toBeNull();
      },
      { timeoutMs: LONG_MS / 4 },
    );
    keeper.stop();
    await source.leave();
    const list = await operate(home, 'backup list', { target: to });
    expect((list.result as unknown as { items: object[] }).items).toHaveLength(1);
    const acts = readOperatorLog(home).filter(({ action }) => action === 'backup schedule run');
    expect(acts.map(({ outcome }) => outcome).join(' ')).toBe('begun done begun done begun failed');
  },
  LONG_MS,
);
