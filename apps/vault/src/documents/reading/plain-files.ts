import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { isRunning } from '@skydeck/exec';
import { Blobs } from '../../blobs/blobs.js';
import { ReadingSettings } from './reading-settings.js';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const OF_PROCESS = /^of-(\d+)-(.+)$/;

/**
 * Content in clear for as long as it is being read, in a folder that is this user's alone. What a
 * process that crashed left there is removed when the next one starts.
 */
@Injectable()
export class PlainFiles implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly blobs: Blobs,
    private readonly settings: ReadingSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { workFolder, ownFolder } = this.settings;
    await mkdir(workFolder, { recursive: true, mode: PRIVATE_FOLDER });
    for (const name of await readdir(workFolder)) {
      const [, pid, start_token = ''] = OF_PROCESS.exec(name) ?? [];
      if (pid === undefined || isRunning({ pid: Number(pid), start_token })) continue;
      await rm(path.join(workFolder, name), { recursive: true, force: true });
    }
    await mkdir(ownFolder, { recursive: true, mode: PRIVATE_FOLDER });
  }

  async onModuleDestroy(): Promise<void> {
    await rm(this.settings.ownFolder, { recursive: true, force: true });
  }

  /** Lends the content of a blob as a file, in a folder in which more may be made meanwhile. */
  async lend<Result>(
    { project_id, blob_id }: { readonly project_id: string; readonly blob_id: string },
    signal: AbortSignal,
    use: (file: string, folder: string) => Promise<Result>,
  ): Promise<Result> {
    const folder = await mkdtemp(path.join(this.settings.ownFolder, 'file-'));
    try {
      const file = path.join(folder, 'source');
      const source = await this.blobs.read(project_id, blob_id);
      await pipeline(source, createWriteStream(file, { mode: PRIVATE_FILE }), { signal });
      return await use(file, folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
