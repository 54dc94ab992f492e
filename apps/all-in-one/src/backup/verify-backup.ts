import { type Unlock, unlockKey } from './backup-key.js';
import { findBackup } from './list-backups.js';
import { checkManifest, type Manifest } from './manifest.js';
import { checkPart, readPart } from './read-part.js';
import { readThrough } from './tar.js';
import type { BackupTarget } from './target/backup-target.js';

export interface VerifyOptions {
  readonly target: BackupTarget;
  readonly id: string;
  /** Without it only the stored bytes are compared with their checksums. */
  readonly unlock: Unlock | undefined;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

/** Reads a whole backup. With the key it is opened, unpacked and read to its end as a restore does. */
export async function verifyBackup(options: VerifyOptions): Promise<Manifest> {
  const { target, id, unlock, say, signal } = options;
  const manifest = await findBackup(target, id);
  const part = { target, backupId: manifest.id };
  if (unlock === undefined) {
    for (const one of manifest.parts) await checkPart(one, part);
    return manifest;
  }
  const key = await unlockKey(manifest.lock, unlock, manifest.id);
  checkManifest(manifest, key);
  for (const one of manifest.parts) {
    say(`Reading ${one.name}`);
    const use = async (archive: Parameters<typeof readThrough>[0]) => readThrough(archive, signal);
    await readPart(one, use, { ...part, key, signal });
  }
  return manifest;
}
