import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type BaseBackup, DatabaseEngineError } from '../../database.driver.js';
import { folderSize } from '../instance/folder-size.js';
import { ARCHIVE } from '../instance/confined.js';
import type { InstanceFolder } from '../instance/instance-folder.js';
import { ADMIN } from './names.js';
import type { PostgresServer } from './postgres-server.js';

const BACKUP_MS = 6 * 3_600_000;
const LABEL = 'backup.json';
/** What a base backup consists of: the data, and the log that was written while they were copied. */
export const BASE_FILES = ['base.tar.gz', 'pg_wal.tar.gz'] as const;

/** What is written beside a base backup once it is whole. */
const Label = z.object({
  takenAt: z.iso.datetime().transform((text) => new Date(text)),
  major: z.number().int(),
  /** The first piece of the log that it needs. */
  firstWal: z.string(),
});

/** A base backup and where it is. */
export interface KeptBackup extends BaseBackup {
  readonly path: string;
  readonly major: number;
  readonly firstWal: string;
}

/** Copies the whole instance while it works. Moments from its end on can be restored from it. */
export async function takeBaseBackup(server: PostgresServer, host: string): Promise<BaseBackup> {
  const { folder, record, programs } = server;
  const unfinished = 'base/unfinished';
  await rm(join(folder.archive, unfinished), { recursive: true, force: true });
  const argv = [
    `${programs.bin}/pg_basebackup`,
    `--pgdata=${ARCHIVE}/${unfinished}`,
    '--format=tar',
    '--gzip',
    '--compress=1',
    '--wal-method=stream',
    '--checkpoint=fast',
    '--no-password',
  ];
  const env = {
    PGHOST: host,
    PGPORT: String(record.port),
    PGUSER: ADMIN,
    PGPASSWORD: record.adminPassword,
    PGSSLMODE: 'disable',
  };
  await server.run(argv, { env, deadlineMs: BACKUP_MS });
  const path = join(folder.archive, unfinished);
  const takenAt = new Date();
  const label = { takenAt, major: record.spec.major, firstWal: await firstWal(server, unfinished) };
  await writeFile(join(path, LABEL), JSON.stringify(label));
  const id = takenAt.toISOString().replaceAll(/[:.]/g, '-');
  await rename(path, join(folder.archive, 'base', id));
  return { id, takenAt, bytes: await folderSize(join(folder.archive, 'base', id)) };
}

/** Finished base backups, the oldest first. */
export async function baseBackups(folder: InstanceFolder): Promise<readonly KeptBackup[]> {
  const dir = join(folder.archive, 'base');
  const names = (await readdir(dir).catch(() => [])).filter((name) => name !== 'unfinished');
  const found = await Promise.all(
    names.map(async (id): Promise<KeptBackup> => {
      const path = join(dir, id);
      const text = await readFile(join(path, LABEL), 'utf8');
      const { takenAt, major, firstWal: first } = Label.parse(JSON.parse(text));
      return { id, path, bytes: await folderSize(path), takenAt, major, firstWal: first };
    }),
  );
  return found.toSorted((a, b) => a.takenAt.getTime() - b.takenAt.getTime());
}

/** The newest base backup that a moment can be reached from. @throws `not_found` */
export async function backupFor(folder: InstanceFolder, at: Date): Promise<KeptBackup> {
  const found = (await baseBackups(folder)).findLast(({ takenAt }) => takenAt <= at);
  if (found) return found;
  throw new DatabaseEngineError('not_found', `there is no base backup from before that moment`);
}

/** Removes base backups taken before, and the pieces of the log that only they need. */
export async function pruneBaseBackups(folder: InstanceFolder, before: Date): Promise<void> {
  for (const { path, takenAt } of await baseBackups(folder)) {
    if (takenAt < before) await rm(path, { recursive: true, force: true });
  }
  const left = await baseBackups(folder);
  for (const major of await readdir(join(folder.archive, 'wal')).catch(() => [])) {
    const oldest = left.find((backup) => backup.major === Number(major));
    await pruneArchive(walFolder(folder, Number(major)), before, oldest?.firstWal);
  }
}

/** Pieces before the first that is needed; without a base backup nothing is restored from any of them. */
async function pruneArchive(dir: string, before: Date, first?: string): Promise<void> {
  for (const name of await readdir(dir).catch(() => [])) {
    if (!/^[\dA-F]{24}/.test(name)) continue;
    const file = join(dir, name);
    const facts = await stat(file).catch(() => undefined);
    // Names are timeline and place; places grow from one timeline to the next.
    const isOld =
      first === undefined ? facts && facts.mtime < before : placeOf(name) < placeOf(first);
    if (isOld) await rm(file, { force: true });
  }
}

/** Where in the log a piece lies, whatever its timeline. */
export function placeOf(name: string): string {
  return name.slice(8, 24);
}

/** Where an instance archives what its server of one major writes. */
export function walFolder(folder: InstanceFolder, major: number): string {
  return join(folder.archive, 'wal', String(major));
}

/** From the label that the server itself puts into the copy. */
async function firstWal(server: PostgresServer, path: string): Promise<string> {
  const lines = await server.run([
    'tar',
    '-xzOf',
    `${ARCHIVE}/${path}/base.tar.gz`,
    'backup_label',
  ]);
  const name = /\(file ([\dA-F]{24})\)/.exec(lines.join('\n'))?.[1];
  if (name === undefined) throw new DatabaseEngineError('failed', 'the base backup has no label');
  return name;
}
