import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { ObjectStore } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { chunkFile, initFile, renditionKey } from '../../object-keys.js';
import type { ChunkOutput, OutputFile } from '../../transcoder/index.js';
import type { TaskLease } from '../task-lease.js';

const MP4 = { contentType: 'video/mp4' };

/** What a task wrote of one rendition, in the object store. */
export interface StoredChunk extends Pick<
  OutputFile,
  'rendition' | 'bytes' | 'fragments' | 'codecs' | 'timescale'
> {
  readonly key: string;
  readonly initKey: string;
  readonly initSha256: string;
  readonly initBytes: number;
}

/** Carries what was encoded into the object store. */
@Injectable()
export class StoredChunks {
  constructor(private readonly store: ObjectStore) {}

  /** Stores every file. Nothing shows it before rows say so. */
  async keep(task: TaskLease, { files }: ChunkOutput): Promise<StoredChunk[]> {
    const kept: StoredChunk[] = [];
    for (const file of files) kept.push(await this.#keep(task, file));
    return kept;
  }

  /** Removes what a task stored for nothing; the initialisation segment is shared and stays. */
  async drop(chunks: readonly Pick<StoredChunk, 'key'>[]): Promise<void> {
    await this.store.deleteMany(chunks.map(({ key }) => key));
  }

  /** Removes what attempts before this one may have left. */
  async dropEarlier(task: TaskLease, chunks: readonly StoredChunk[]): Promise<void> {
    const attempts = Array.from({ length: task.epoch - 1 }, (_, index) => index + 1);
    const keys = chunks.flatMap(({ rendition }) =>
      attempts.map((attempt) => keyOf(task, rendition, chunkFile(task.position, attempt))),
    );
    if (keys.length > 0) await this.store.deleteMany(keys);
  }

  async #keep(task: TaskLease, file: OutputFile): Promise<StoredChunk> {
    const { rendition, bytes, fragments, codecs, timescale } = file;
    const key = keyOf(task, rendition, chunkFile(task.position, task.epoch));
    await this.store.put(key, createReadStream(file.file), { ...MP4, size: bytes });
    const init = await readFile(file.initFile);
    const initSha256 = createHash('sha256').update(init).digest('hex');
    const shared = keyOf(task, rendition, initFile(initSha256));
    await this.store.put(shared, init, MP4);
    return {
      rendition,
      bytes,
      fragments,
      codecs,
      timescale,
      key,
      initKey: shared,
      initSha256,
      initBytes: init.length,
    };
  }
}

const keyOf = ({ assetId, generation }: TaskLease, rendition: string, file: string) =>
  renditionKey(assetId, generation, rendition, file);
