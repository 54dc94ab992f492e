import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupTarget, type KeptFile } from './backup-target.js';

/** What a file is called until it is whole. */
export const UNFINISHED = '.unfinished';

/** Backups in a folder: plain files that any other program can copy. */
export class FolderTarget extends BackupTarget {
  readonly title: string;

  constructor(private readonly folder: string) {
    super();
    this.title = folder;
  }

  override async put(name: string, content: Readable): Promise<void> {
    const file = path.join(this.folder, name);
    const unfinished = `${file}${UNFINISHED}`;
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    try {
      await pipeline(content, createWriteStream(unfinished, { mode: 0o600, flush: true }));
      await rename(unfinished, file);
      await sync(path.dirname(file));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  override async get(name: string): Promise<Readable | undefined> {
    try {
      const handle = await open(path.join(this.folder, name));
      return handle.createReadStream();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  override async list(): Promise<readonly KeptFile[]> {
    const found: KeptFile[] = [];
    for (const backup of await names(this.folder)) {
      for (const file of await names(path.join(this.folder, backup))) {
        const name = `${backup}/${file}`;
        const facts = await stat(path.join(this.folder, name)).catch(() => undefined);
        if (facts?.isFile()) found.push({ name, bytes: facts.size, changedAt: facts.mtime });
      }
    }
    return found;
  }

  override async delete(name: string): Promise<void> {
    const file = path.join(this.folder, name);
    await rm(file, { force: true });
    // The last one takes its folder with it.
    await rmdir(path.dirname(file)).catch(() => undefined);
  }

  override async close(): Promise<void> {
    // Nothing is held open.
  }
}

async function names(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
