import { randomUUID } from 'node:crypto';
import { link, readdir, realpath, rename, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { ObjectStoreError } from '../object-store-error.js';
import { notFound, systemCode, toObjectStoreError } from './disk-error.js';
import { makeFolder, refuseLinks, removeEmpty, syncFolder } from './durable-folder.js';
import { namesOf } from './object-path.js';

const COMMIT_TRIES = 100;

/** The folders of a store on disk, and how a finished file gets its name. */
export class DiskFiles {
  private constructor(
    /** Objects, in folders as their keys have segments. */
    readonly objects: string,
    /** Files that are being written; on the same file system as all others. */
    readonly temporary: string,
    /** A folder for each upload in parts. */
    readonly uploads: string,
  ) {}

  static async in(folder: string): Promise<DiskFiles> {
    await makeFolder(path.resolve(folder));
    const root = await realpath(folder);
    const names = ['objects', 'temporary', 'uploads'] as const;
    const [objects, temporary, uploads] = names.map((name) => path.join(root, name));
    const files = new DiskFiles(objects ?? '', temporary ?? '', uploads ?? '');
    for (const part of [files.objects, files.temporary, files.uploads]) {
      await makeFolder(part);
      await refuseLinks(part);
    }
    return files;
  }

  /** Where the object of a key is, or would be. */
  pathOf(key: string): string {
    return path.join(this.objects, ...namesOf(key));
  }

  /** Writes a file aside with `write` and gives it its name once it is whole; cleans up else. */
  async place<T>(
    target: string,
    write: (file: string) => Promise<T>,
    { ifAbsent = false, makesFolder = true } = {},
  ): Promise<T> {
    const file = path.join(this.temporary, randomUUID());
    try {
      const result = await write(file);
      await this.#commit(file, target, { ifAbsent, makesFolder });
      return result;
    } catch (error) {
      await rm(file, { force: true });
      throw toObjectStoreError(error);
    }
  }

  /** Removes the object of a key, and folders that it leaves empty. */
  async remove(key: string): Promise<void> {
    const file = this.pathOf(key);
    const folder = path.dirname(file);
    try {
      await refuseLinks(folder);
      await unlink(file);
      await syncFolder(folder);
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') throw toObjectStoreError(error);
    }
    await removeEmpty(this.objects, folder);
  }

  /** Removes what was begun before a moment and never finished. */
  async sweep(before: Date): Promise<number> {
    let removed = 0;
    for (const name of await readdir(this.temporary)) {
      const file = path.join(this.temporary, name);
      const found = await stat(file).catch(() => undefined);
      if (!found || found.mtime >= before) continue;
      await rm(file, { force: true });
      removed += 1;
    }
    return removed;
  }

  async #commit(
    file: string,
    target: string,
    { ifAbsent, makesFolder }: { ifAbsent: boolean; makesFolder: boolean },
  ): Promise<void> {
    const folder = path.dirname(target);
    for (let tries = 1; ; tries++) {
      try {
        await refuseLinks(folder);
        if (ifAbsent) await this.#link(file, target);
        else await rename(file, target);
        await syncFolder(folder);
        return;
      } catch (error) {
        // The folder is new, or a delete of its last object took it away under our hands.
        if (systemCode(error) !== 'ENOENT' || tries === COMMIT_TRIES) throw error;
        if (!makesFolder) throw notFound('upload');
        await makeFolder(folder);
      }
    }
  }

  /** Unlike a rename, a link never replaces. */
  async #link(file: string, target: string): Promise<void> {
    try {
      await link(file, target);
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error;
      throw new ObjectStoreError('precondition_failed', 'The key has an object already.');
    }
    await rm(file, { force: true });
  }
}
