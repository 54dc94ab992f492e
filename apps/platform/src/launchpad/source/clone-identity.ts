import { chmod, chown } from 'node:fs/promises';
import type { Place } from './git-redirect.js';

/** Whoever clones from strangers is nobody on this machine; no other sandbox has this number. */
const CLONE_UID = 199_999;

/**
 * Remote repositories are fetched as a user that owns nothing. Local ones need our own rights, and
 * ssh works for users with an entry in the password file only.
 */
export function identityFor({ address }: Place): { uid: number; gid: number } | undefined {
  const isNeeded = address.kind !== 'local' && address.kind !== 'ssh';
  return isNeeded && process.getuid?.() === 0 ? { uid: CLONE_UID, gid: CLONE_UID } : undefined;
}

/** Gives folders to the user that will write in them, and to nobody else. */
export async function handOver(folders: readonly string[], uid: number): Promise<void> {
  for (const folder of folders) {
    await chown(folder, uid, uid);
    await chmod(folder, 0o700);
  }
}
