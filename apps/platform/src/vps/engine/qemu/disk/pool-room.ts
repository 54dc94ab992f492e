import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ComputeFailure } from '../../compute-failure.js';
import { GB } from '../qemu-settings.js';

const BYTES_PER_BLOCK = 512;

/**
 * Room for disks. As in a pool of the other engine, what counts is what is really used: disks are
 * made larger than they are full. A server that runs goes on when there is none; nothing new is
 * made.
 */
export class PoolRoom {
  constructor(
    private readonly dirs: readonly string[],
    private readonly sizeGb: number | undefined,
  ) {}

  /** @throws `no_space` */
  async require(): Promise<void> {
    if (this.sizeGb === undefined) return;
    if ((await this.usedBytes()) < this.sizeGb * GB) return;
    throw new ComputeFailure('no_space', 'The storage is full.');
  }

  /** Files that have several names count once. */
  async usedBytes(): Promise<number> {
    const counted = new Map<string, number>();
    for (const dir of this.dirs) await add(dir, counted);
    return [...counted.values()].reduce((sum, bytes) => sum + bytes, 0);
  }
}

async function add(dir: string, counted: Map<string, number>): Promise<void> {
  // What goes while we look takes no room.
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) await add(path, counted);
    if (!entry.isFile()) continue;
    const file = await lstat(path).catch(() => undefined);
    if (file) counted.set(`${file.dev}:${file.ino}`, file.blocks * BYTES_PER_BLOCK);
  }
}
