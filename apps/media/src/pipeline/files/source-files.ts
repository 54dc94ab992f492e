import { createHash, randomUUID } from 'node:crypto';
import { link, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import path from 'node:path';
import { ObjectStore, ObjectStoreError } from '@skydeck/object-store';
import { removeTree, type WorkFolder } from './work-folder.js';

/** Left free for what is made of a file. */
const SPARE_BYTES = 256 * 1024 ** 2;

interface CachedFile {
  readonly file: string;
  readonly bytes: number;
  readonly usedAt: number;
}

/**
 * Brings the files of assets from the object store to this machine, each once for all tasks and
 * processes here. A task holds a file by a link of its own, so that making room takes it from nobody.
 */
export class SourceFiles {
  readonly #coming = new Map<string, Promise<void>>();

  constructor(
    private readonly store: ObjectStore,
    private readonly work: WorkFolder,
    private readonly limitBytes: number,
  ) {}

  /** Puts the object under a name into the folder of a task. @throws ObjectStoreError */
  async into(key: string, target: string, signal: AbortSignal): Promise<void> {
    const { etag, size } = await this.store.head(key);
    const name = createHash('sha256').update(`${key}\n${etag}`).digest('hex');
    const cached = path.join(this.work.cache, name);
    for (;;) {
      signal.throwIfAborted();
      if (await linked(cached, target)) return;
      const coming = this.#coming.get(name) ?? this.#fetch(key, name, size);
      this.#coming.set(name, coming);
      await coming.finally(() => this.#coming.delete(name));
    }
  }

  /** Forgets what nobody needed since a moment: files of assets that are deleted do not stay here. */
  async forgetUnused(since: Date): Promise<void> {
    for (const { file, usedAt } of await this.#cached()) {
      if (usedAt < since.getTime()) await rm(file, { force: true });
    }
  }

  async #fetch(key: string, name: string, size: number): Promise<void> {
    const folder = await this.work.fresh();
    try {
      await this.#makeRoom(size);
      const part = path.join(folder, randomUUID());
      await this.store.download(key, part);
      await rename(part, path.join(this.work.cache, name));
    } finally {
      await removeTree(folder);
    }
  }

  /** Forgets what was not used for longest. */
  async #makeRoom(size: number): Promise<void> {
    const known = await this.#cached();
    let total = size + known.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { file, bytes } of known) {
      if (total <= this.limitBytes) break;
      await rm(file, { force: true });
      total -= bytes;
    }
    const { bavail, bsize } = await statfs(this.work.cache);
    if (bavail * bsize >= size + SPARE_BYTES) return;
    for (const { file } of known) await rm(file, { force: true });
    const after = await statfs(this.work.cache);
    if (after.bavail * after.bsize >= size + SPARE_BYTES) return;
    throw new ObjectStoreError('no_space', 'The disk of the work folder is too full for a file.');
  }

  /** What was used longest ago comes first. */
  async #cached(): Promise<CachedFile[]> {
    const names = await readdir(this.work.cache);
    const found = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.work.cache, name);
        const known = await stat(file).catch(() => undefined);
        return known ? [{ file, bytes: known.size, usedAt: known.mtimeMs }] : [];
      }),
    );
    return found.flat().toSorted((one, other) => one.usedAt - other.usedAt);
  }
}

/** Whether the file was there to be linked. */
async function linked(cached: string, target: string): Promise<boolean> {
  try {
    await link(cached, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  const now = new Date();
  await utimes(target, now, now);
  return true;
}
