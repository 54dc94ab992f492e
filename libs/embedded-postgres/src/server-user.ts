import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { PostgresFailed } from './postgres-failed.js';

/** The account that runs the server. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * Postgres refuses to run as root and needs an account that the system knows, so root lends it
 * `nobody`, which every system has. Everybody else runs it as themselves: undefined.
 */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  if (!entry) throw new PostgresFailed('The system has no user "nobody" to run Postgres as.');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** The first folder on the way to a path that other users cannot enter; null when all are open. */
export function closedFolder(path: string): string | null {
  const folders: string[] = [];
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    folders.unshift(folder);
  }
  return folders.find((folder) => (statSync(folder).mode & 0o001) === 0) ?? null;
}
