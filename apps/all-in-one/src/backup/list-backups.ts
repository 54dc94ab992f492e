import { text } from 'node:stream/consumers';
import { BackupFailed } from './backup-failed.js';
import { type Manifest, readManifest } from './manifest.js';
import type { BackupTarget, KeptFile } from './target/backup-target.js';
import { fileOf } from './write-part.js';

/** A backup as a list shows it. */
export interface ListedBackup {
  readonly id: string;
  /** `incomplete`: it was interrupted, or a file of it is gone. */
  readonly state: 'complete' | 'incomplete' | 'damaged';
  readonly taken_at: string | null;
  readonly version: string | null;
  readonly bytes: number;
}

/** All backups of a target, the oldest first. */
export async function listBackups(target: BackupTarget): Promise<ListedBackup[]> {
  const byBackup = Map.groupBy(await target.list(), ({ name }) => name.split('/')[0] ?? '');
  const found = [...byBackup].filter(([id]) => /^\d{4}-\d\d-\d\dT[\w-]+$/.test(id));
  const listed = await Promise.all(found.map(async ([id, files]) => describe(id, files, target)));
  return listed.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

async function describe(
  id: string,
  files: readonly KeptFile[],
  target: BackupTarget,
): Promise<ListedBackup> {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const nothing = { id, taken_at: null, version: null, bytes };
  if (!files.some(({ name }) => name === `${id}/manifest.json`)) {
    return { ...nothing, state: 'incomplete' };
  }
  try {
    const manifest = await findBackup(target, id);
    const isWhole = manifest.parts.every(({ name, bytes: size }) =>
      files.some((file) => file.name === fileOf(id, name) && file.bytes === size),
    );
    const { taken_at, version } = manifest;
    return { id, state: isWhole ? 'complete' : 'incomplete', taken_at, version, bytes };
  } catch (error) {
    if (error instanceof BackupFailed) return { ...nothing, state: 'damaged' };
    throw error;
  }
}

/** The manifest of a backup by its id, or of the last complete one. */
export async function findBackup(target: BackupTarget, id: string): Promise<Manifest> {
  if (id === 'latest') {
    const last = (await listBackups(target)).findLast(({ state }) => state === 'complete');
    if (last) return findBackup(target, last.id);
    throw new BackupFailed('not_found', `${target.title} holds no complete backup.`);
  }
  const content = /^[\w-]+$/.test(id) ? await target.get(`${id}/manifest.json`) : undefined;
  if (content) {
    const manifest = readManifest(await text(content));
    if (manifest.id === id) return manifest;
    throw new BackupFailed('damaged', `The manifest of ${id} is that of another backup.`);
  }
  const sentence = `${target.title} holds no complete backup ${id}.`;
  throw new BackupFailed('not_found', sentence, `skydeck backup list --from ${target.title}`);
}
