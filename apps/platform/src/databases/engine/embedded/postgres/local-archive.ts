import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchivedFile, ArchiveSource } from '../../archive-spool.js';
import type { KnownInstance } from '../instance/instance-store.js';
import { openOwned } from '../open-owned.js';
import { backupFor, BASE_FILES, placeOf, walFolder } from './base-backups.js';
import { flushArchive } from './flush-archive.js';
import type { PostgresLife } from './postgres-life.js';

/** The archive as it is in the folder of an instance, with what a stopped one has not archived yet. */
export async function localArchive(
  life: PostgresLife,
  source: KnownInstance,
  at: Date,
): Promise<ArchiveSource> {
  const { folder, record } = source;
  const { major, path, firstWal } = await backupFor(folder, at);
  const isUp = (await (await life.server(source)).process()) !== undefined;
  if (isUp && record.spec.archived) await flushArchive(life, source);
  const archived = walFolder(folder, major);
  const live = join(folder.home, `postgres-${major}`, 'pg_wal');
  const log = new Map<string, ArchivedFile>();
  for (const dir of isUp ? [archived] : [archived, live]) {
    for (const name of await readdir(dir).catch(() => [])) {
      const isHistory = /^[\dA-F]{8}\.history(\.gz)?$/.test(name);
      const isNeeded = /^[\dA-F]{24}(\.gz)?$/.test(name) && placeOf(name) >= placeOf(firstWal);
      if (isHistory || isNeeded) log.set(name, fileOf(source, join(dir, name), name));
    }
  }
  const base = BASE_FILES.map((name) => fileOf(source, join(path, name), name));
  return { major, base, log: [...log.values()] };
}

function fileOf({ folder, record }: KnownInstance, path: string, name: string): ArchivedFile {
  return { name, open: () => openOwned(path, folder.uid(record)) };
}
