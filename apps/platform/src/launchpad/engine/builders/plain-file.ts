import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const MAX_BYTES = 32 * 2 ** 20;

/**
 * Reads a file of a tenant's tree. Undefined when it is missing, larger than 32 MB, not a plain file, or
 * lies outside of the tree once links are followed.
 */
export async function readPlainFile(tree: string, name: string): Promise<Buffer | undefined> {
  const path = await pathInside(tree, name);
  if (path === undefined) return undefined;
  try {
    // Opening a pipe would otherwise wait for a writer for ever.
    await using file = await open(
      path,
      constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
    );
    const facts = await file.stat();
    if (!facts.isFile() || facts.size > MAX_BYTES) return undefined;
    return await file.readFile();
  } catch {
    return undefined;
  }
}

/** The real path of a name in a tree; undefined when it does not exist or leads out of the tree. */
export async function pathInside(tree: string, name: string): Promise<string | undefined> {
  const [home, path] = await Promise.all([
    realpath(tree),
    realpath(join(tree, name)).catch(() => undefined),
  ]);
  if (path === undefined) return undefined;
  const way = relative(home, path);
  return way === '..' || way.startsWith(`..${sep}`) ? undefined : path;
}
