import { lstat, mkdir, readdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { folderOf } from '@skydeck/config';
import { Injectable } from '@nestjs/common';
import { CostreamSettings } from '../costream-settings.js';

const MIB = 1024 * 1024;

/** Folders of this machine that the engine writes tracks into; nobody else looks into them. */
@Injectable()
export class RecordingSpool {
  constructor(private readonly settings: CostreamSettings) {}

  /** Where the tracks of a recording are. */
  folderOf(id: string): string {
    return path.join(this.#root, id, 'tracks');
  }

  /** Where a film is made; on the disk of the tracks, as it is about as large. */
  async workshop(id: string): Promise<string> {
    const folder = path.join(this.#root, id, 'work');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  /** Makes the folder of the tracks. */
  async make(id: string): Promise<string> {
    const folder = this.folderOf(id);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  /** Absolute paths and sizes of what the engine wrote; null when the folder is not on this machine. */
  async tracks(id: string): Promise<{ file: string; sizeBytes: number }[] | null> {
    const folder = this.folderOf(id);
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!names) return null;
    const found: { file: string; sizeBytes: number }[] = [];
    for (const name of names.filter((one) => one.endsWith('.mjr')).toSorted()) {
      const file = path.join(folder, name);
      const info = await lstat(file);
      if (info.isFile()) found.push({ file, sizeBytes: info.size });
    }
    return found;
  }

  /** Whether the disk is so full that nothing more may be written. */
  async isFull(): Promise<boolean> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(this.#root);
    return bavail * bsize < this.settings.config.COSTREAM_RECORDING_FREE_MB * MIB;
  }

  async remove(id: string): Promise<void> {
    await rm(path.join(this.#root, id), { recursive: true, force: true });
  }

  get #root(): string {
    return path.join(folderOf(this.settings.config.SKYDECK_HOME), 'costream', 'recordings');
  }
}
