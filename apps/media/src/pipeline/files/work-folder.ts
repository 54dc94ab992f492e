import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { identify, isRunning } from '@skydeck/exec';

const CACHE = 'cache';

/**
 * Where workers of this machine keep files while they are made. Each process has a folder of its own,
 * named after it; what a process left that is gone, the next one removes.
 */
export class WorkFolder {
  readonly #own: string;

  constructor(readonly root: string) {
    const { pid, start_token: token } = identify(process.pid) ?? { pid: 0, start_token: 'none' };
    this.#own = path.join(root, `${pid}.${token}.${randomUUID().slice(0, 8)}`);
  }

  /** Files that all processes here share. */
  get cache(): string {
    return path.join(this.root, CACHE);
  }

  /** Makes the folders, and removes what is left of processes that are gone. */
  async open(): Promise<void> {
    await mkdir(this.cache, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.root)) {
      if (name !== CACHE && !belongsToRunning(name)) await removeTree(path.join(this.root, name));
    }
    await mkdir(this.#own, { recursive: true, mode: 0o700 });
  }

  /** A new folder; remove it with {@link removeTree}. */
  async fresh(): Promise<string> {
    const folder = path.join(this.#own, randomUUID());
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  /** Removes what this process had. */
  async close(): Promise<void> {
    await removeTree(this.#own);
  }
}

/** Removes a folder with all that is in it. */
export const removeTree = (folder: string) => rm(folder, { recursive: true, force: true });

function belongsToRunning(name: string): boolean {
  const [pid = '', token = ''] = name.split('.');
  return isRunning({ pid: Number(pid), start_token: token });
}
