import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const BLOCK_BYTES = 512;

/** Bytes that a folder takes on disk. What goes away while it is counted counts as nothing. */
export async function folderSize(path: string): Promise<number> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries.map(async (entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return folderSize(inner);
      const facts = await lstat(inner).catch(() => undefined);
      return (facts?.blocks ?? 0) * BLOCK_BYTES;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
