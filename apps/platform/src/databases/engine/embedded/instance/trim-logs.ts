import { readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

const KEPT_FILES = 5;
const KEPT_BYTES = 10 * 2 ** 20;

/** Keeps the newest files of a log that goes on in new ones, and empties one that grows too large. */
export async function trimLogs(dir: string): Promise<void> {
  const names = (await readdir(dir).catch(() => [])).toSorted((a, b) => b.localeCompare(a));
  for (const name of names.slice(KEPT_FILES)) await rm(join(dir, name), { force: true });
  for (const name of names.slice(0, KEPT_FILES)) {
    const file = join(dir, name);
    const facts = await stat(file).catch(() => undefined);
    // Twice the size at which Postgres begins another file: only who has one file gets there.
    if (facts && facts.size > KEPT_BYTES * 2) await truncate(file);
  }
}
