import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ArchiveSpool, type LogPiece, type SpooledBase } from '../archive-spool.js';
import type { InstanceStore, KnownInstance } from './instance/instance-store.js';
import { openOwned } from './open-owned.js';
import { BASE_FILES, baseBackups, placeOf, walFolder } from './postgres/base-backups.js';

/** Pieces of the log, and the small files that tell of timelines and base backups. */
const PIECE = /^[\dA-F]{8}(\.history|[\dA-F]{16}(\.[\dA-F]{8}\.backup)?)\.gz$/;

/** The archive folders of instances, from which is brought away what is finished. */
export class FolderSpool extends ArchiveSpool {
  constructor(
    private readonly store: InstanceStore,
    private readonly flushOf: (known: KnownInstance) => Promise<void>,
  ) {
    super();
  }

  override async pieces(instanceId: string): Promise<readonly LogPiece[]> {
    const { folder } = await this.store.get(instanceId);
    const majors = await readdir(join(folder.archive, 'wal')).catch(() => []);
    const found: LogPiece[] = [];
    for (const major of majors.map(Number).filter(Number.isInteger)) {
      const dir = walFolder(folder, major);
      const names = (await readdir(dir).catch(() => [])).filter((name) => PIECE.test(name));
      for (const name of names.toSorted(byPlace)) {
        const facts = await stat(join(dir, name)).catch(() => undefined);
        if (facts) found.push({ major, name, bytes: facts.size, writtenAt: facts.mtime });
      }
    }
    return found;
  }

  override async openPiece(instanceId: string, { major, name }: LogPiece): Promise<Readable> {
    const { folder, record } = await this.store.get(instanceId);
    return openOwned(join(walFolder(folder, major), name), folder.uid(record));
  }

  override async removePiece(instanceId: string, { major, name }: LogPiece): Promise<void> {
    await rm(join(walFolder(this.store.folder(instanceId), major), name), { force: true });
  }

  override async bases(instanceId: string): Promise<readonly SpooledBase[]> {
    const { folder } = await this.store.get(instanceId);
    const kept = await baseBackups(folder);
    return kept.map(({ id, takenAt, bytes, major, firstWal }) => ({
      id,
      takenAt,
      bytes,
      major,
      firstLog: firstWal,
      files: BASE_FILES,
    }));
  }

  override async openBase(id: string, base: SpooledBase, file: string): Promise<Readable> {
    const { folder, record } = await this.store.get(id);
    return openOwned(join(folder.archive, 'base', base.id, file), folder.uid(record));
  }

  override async removeBase(instanceId: string, base: SpooledBase): Promise<void> {
    const { archive } = this.store.folder(instanceId);
    await rm(join(archive, 'base', base.id), { recursive: true, force: true });
  }

  override async flush(instanceId: string): Promise<void> {
    await this.flushOf(await this.store.get(instanceId));
  }
}

/** Files that tell of timelines are needed before the pieces of those. */
function byPlace(a: string, b: string): number {
  return orderOf(a).localeCompare(orderOf(b));
}

function orderOf(name: string): string {
  if (name.includes('history')) return '';
  return `${placeOf(name)}${name.slice(0, 8)}${name.slice(24)}`;
}
