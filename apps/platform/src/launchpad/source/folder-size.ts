import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes in a folder and all below it, stopping early once they pass `enough`. */
export async function folderSize(dir: string, enough = Number.POSITIVE_INFINITY): Promise<number> {
  let bytes = 0;
  const folders = [dir];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    // Files come and go while git works; what is gone counts nothing.
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else bytes += (await lstat(path).catch(() => undefined))?.size ?? 0;
      if (bytes > enough) return bytes;
    }
  }
  return bytes;
}
