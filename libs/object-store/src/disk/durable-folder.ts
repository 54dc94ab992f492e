import { mkdir, open, realpath, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { ObjectStoreError } from '../object-store-error.js';

/** Makes a folder and those above it, such that they outlive a crash. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
  }
}

/** Returns when the names in a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Refuses a folder that is reached through a link: it may lie outside of the store. */
export async function refuseLinks(folder: string): Promise<void> {
  if ((await realpath(folder)) === folder) return;
  throw new ObjectStoreError('damaged', 'A folder of the object store was replaced by a link.');
}

/** Removes folders that are empty, upwards and below the root. */
export async function removeEmpty(root: string, folder: string): Promise<void> {
  for (let at = folder; at.length > root.length; at = path.dirname(at)) {
    try {
      await rmdir(at);
    } catch {
      // It holds something again, or somebody else removed it.
      return;
    }
  }
}
