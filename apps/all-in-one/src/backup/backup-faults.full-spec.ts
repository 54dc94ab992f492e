import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BackupFailed } from './backup-failed.js';
import { readUnlock } from './backup-key.js';
import { BackupTrial, codeOf, LONG_MS, passphrase } from './fixtures/backup-trial.js';
import { operate } from './fixtures/operate.js';
import { FolderTarget } from './target/folder-target.js';
import { verifyBackup } from './verify-backup.js';

const BAD = /^(damaged|wrong_key|newer_version|not_found)$/;
/** What is seen without the key; the manifest itself is signed under it. */
const SEEN = /^(damaged|newer_version|not_found|none)$/;

let trial: BackupTrial;
let source: BackupTrial['source'];
let target: string;

beforeAll(async () => {
  trial = await BackupTrial.start();
  ({ source, target } = trial);
}, LONG_MS);

afterAll(() => trial.stop(), LONG_MS);

it(
  'copies a stopped installation as it lies',
  async () => {
    await source.stop();
    const made = await operate(source.home, 'backup create', { target, passphrase });
    await source.start();
    const copy = await trial.emptyHome('stopped');
    const done = await operate(copy.home, 'restore', { target, passphrase, id: made.result?.id });
    expect(done.error).toBeUndefined();
    await copy.start();
    expect(await copy.check()).toEqual(await source.check());
  },
  LONG_MS,
);

it(
  'finds one changed byte wherever it is, and a part that was cut',
  async () => {
    const key_file = path.join(source.folder, 'backup.key');
    await writeFile(key_file, randomBytes(32));
    await source.occupy();
    const made = await operate(source.home, 'backup create', { target, key_file });
    await source.leave();
    const id = made.result?.id ?? '';
    const unlock = await readUnlock({ keyFile: key_file });
    const problem = async (key: typeof unlock | undefined): Promise<string> => {
      const { signal } = new AbortController();
      const options = { target: new FolderTarget(target), id, signal, say: () => undefined };
      return verifyBackup({ ...options, unlock: key }).then(
        () => 'none',
        (error: unknown) => (error as BackupFailed).code,
      );
    };
    expect([await problem(unlock), await problem(undefined)]).toEqual(['none', 'none']);
    for (const name of await readdir(path.join(target, id))) {
      const file = path.join(target, id, name);
      const content = await readFile(file);
      for (const place of [0.01, 0.5, 0.99]) {
        const changed = Buffer.from(content);
        const at = Math.floor(changed.length * place);
        changed[at] = (changed[at] ?? 0) ^ 1;
        await writeFile(file, changed);
        expect([name, place, await problem(unlock)]).toEqual([
          name,
          place,
          expect.stringMatching(BAD),
        ]);
        expect([name, await problem(undefined)]).toEqual([name, expect.stringMatching(SEEN)]);
      }
      await writeFile(file, content);
      await truncate(file, content.length - 5);
      expect([name, await problem(unlock)]).toEqual([name, 'damaged']);
      await writeFile(file, content);
    }
    expect(await problem(unlock)).toBe('none');
  },
  LONG_MS,
);

it(
  'never takes a backup that was killed for a whole one',
  async () => {
    const before = (await readdir(target)).length;
    await source.occupy();
    for (const killAt of ['Copying the database', 'Copying what changed']) {
      await operate(source.home, 'backup create', { target, passphrase }, { killAt });
    }
    const listed = (await operate(source.home, 'backup list', { target })) as {
      result?: { items: { id: string; state: string }[] };
    };
    await source.leave();
    const items = listed.result?.items ?? [];
    const left = items.filter(({ state }) => state === 'incomplete');
    expect(items.length - left.length).toBe(before);
    // The last one still gets its slot and its connections back.
    expect(await source.query('select 1 from pg_replication_slots')).toEqual([]);
    for (const { id } of left) {
      expect(codeOf(await operate(source.home, 'backup verify', { target, id }))).toBe('not_found');
    }
  },
  LONG_MS,
);

it(
  'leaves nothing that starts when a restore is killed, and goes through the second time',
  async () => {
    await trial.backup();
    const copy = await trial.emptyHome('killed');
    for (const killAt of ['Bringing back database', 'Starting the database']) {
      await operate(copy.home, 'restore', { target, passphrase }, { killAt });
      expect(existsSync(path.join(copy.home, 'restore.unfinished'))).toBe(true);
      const again = await operate(copy.home, 'backup create', { target, passphrase });
      expect(codeOf(again)).toMatch(/restoring|no_installation/);
    }
    const done = await operate(copy.home, 'restore', { target, passphrase });
    expect(done.error).toBeUndefined();
    expect(existsSync(path.join(copy.home, 'restore.unfinished'))).toBe(false);
    await copy.start();
    expect(await copy.check()).toEqual(await source.check());
  },
  LONG_MS,
);

it(
  'says that a disk is full, and leaves no half backup',
  async () => {
    const small = path.join(source.folder, 'small');
    await mkdir(small);
    // Mounting takes root; without, this fails rather than proves nothing.
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small]);
    try {
      const full = { target: path.join(small, 'backups'), passphrase };
      await source.occupy();
      expect(codeOf(await operate(source.home, 'backup create', full))).toBe('disk_full');
      await source.leave();
      const listed = await operate(source.home, 'backup list', { target: full.target });
      expect(JSON.stringify(listed)).not.toContain('"complete"');
      const home = path.join(small, 'home');
      expect(codeOf(await operate(home, 'restore', { target, passphrase }))).toBe('disk_full');
      expect(existsSync(path.join(home, 'restore.unfinished'))).toBe(true);
    } finally {
      execFileSync('umount', [small]);
    }
  },
  LONG_MS,
);

it(
  'refuses a backup of a newer Skydeck',
  async () => {
    await source.query("insert into auth.migration (name) values ('FlyToTheMoon9999999999999')");
    const id = await trial.backup();
    await source.query("delete from auth.migration where name like 'Fly%'");
    const home = path.join(source.folder, 'newer');
    const { error } = await operate(home, 'restore', { target, passphrase, id });
    expect(error).toMatchObject({ code: 'newer_version' });
    expect(error?.message).toContain('FlyToTheMoon9999999999999');
  },
  LONG_MS,
);

it(
  'keeps as many as were asked for, and removes the manifest of the others first',
  async () => {
    await source.occupy();
    const made = await operate(source.home, 'backup create', { target, passphrase, keep: 1 });
    await source.leave();
    const complete = (await readdir(target)).filter((id) =>
      existsSync(path.join(target, id, 'manifest.json')),
    );
    expect(complete).toEqual([made.result?.id]);
    await rm(target, { recursive: true });
  },
  LONG_MS,
);
