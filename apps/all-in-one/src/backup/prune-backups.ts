import { listBackups } from './list-backups.js';
import type { BackupTarget } from './target/backup-target.js';

/** One that is still being written is younger than this. */
const UNFINISHED_MS = 24 * 3_600_000;

/** Removes all but the newest complete backups, and what interrupted ones left a day ago. */
export async function pruneBackups(
  target: BackupTarget,
  keep: number,
  now: Date,
): Promise<readonly string[]> {
  const listed = await listBackups(target);
  const complete = listed.filter(({ state }) => state === 'complete');
  const old = complete.slice(0, Math.max(0, complete.length - keep)).map(({ id }) => id);
  const files = await target.list();
  const left = listed
    .filter(({ state }) => state === 'incomplete')
    .map(({ id }) => id)
    .filter((id) => {
      const last = Math.max(
        ...files
          .filter(({ name }) => name.startsWith(`${id}/`))
          .map(({ changedAt }) => changedAt.getTime()),
      );
      return now.getTime() - last > UNFINISHED_MS;
    });
  for (const id of [...old, ...left]) await remove(target, id);
  return [...old, ...left];
}

/** The manifest goes first: what is left of it is no backup any more. */
async function remove(target: BackupTarget, id: string): Promise<void> {
  await target.delete(`${id}/manifest.json`);
  for (const { name } of await target.list()) {
    if (name.startsWith(`${id}/`)) await target.delete(name);
  }
}
