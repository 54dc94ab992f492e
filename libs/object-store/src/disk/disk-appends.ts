import { constants } from 'node:fs';
import { type FileHandle, link, open } from 'node:fs/promises';
import path from 'node:path';
import type { Appends } from '../appends.js';
import { checkContentType } from '../check-arguments.js';
import { checkKey } from '../object-key.js';
import { ObjectStoreError } from '../object-store-error.js';
import { toObjectStoreError } from './disk-error.js';
import type { DiskFiles } from './disk-files.js';
import { DiskReads } from './disk-reads.js';
import { DiskUploads } from './disk-uploads.js';
import { endObjectFile, writeAll } from './object-file.js';

const DATA = 'data';
const BATCH_BYTES = 1024 * 1024;
const SYNC_BYTES = 32 * 1024 * 1024;

/** Objects that grow in one file, which becomes the object at the end: no byte is written twice. */
export class DiskAppends implements Appends {
  readonly #uploads: DiskUploads;

  constructor(private readonly files: DiskFiles) {
    this.#uploads = new DiskUploads(files);
  }

  async begin(key: string, { contentType }: { contentType: string }): Promise<string> {
    checkKey(key);
    checkContentType(contentType);
    return this.#uploads.create({ key, contentType }).catch(rethrow);
  }

  async append(
    key: string,
    id: string,
    offset: number,
    bytes: AsyncIterable<Uint8Array>,
    synced: (offset: number) => Promise<void>,
  ): Promise<void> {
    await this.#uploads.read(key, id);
    const handle = await this.#open(id);
    try {
      await writeFrom(handle, offset, bytes, synced);
    } catch (error) {
      throw toObjectStoreError(error);
    } finally {
      await handle.close();
    }
  }

  async complete(key: string, id: string, size: number): Promise<void> {
    if ((await new DiskReads(this.files).find(key))?.size !== size) await this.#end(key, id, size);
    await this.#uploads.remove(id);
  }

  async #end(key: string, id: string, size: number): Promise<void> {
    const { contentType } = await this.#uploads.read(key, id);
    const handle = await this.#open(id);
    try {
      if ((await handle.stat()).size < size) {
        throw new ObjectStoreError('damaged', 'An object that grew lost some of its bytes.');
      }
      await endObjectFile(handle, size, contentType);
    } catch (error) {
      throw toObjectStoreError(error);
    } finally {
      await handle.close();
    }
    // A second name until the object has its own: a crash in between loses nothing.
    await this.files.place(this.files.pathOf(key), (file) => link(this.#dataOf(id), file));
  }

  #open(id: string): Promise<FileHandle> {
    const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NOFOLLOW;
    return open(this.#dataOf(id), flags, 0o600).catch(rethrow);
  }

  #dataOf(id: string): string {
    return path.join(this.files.uploads, id, DATA);
  }
}

async function writeFrom(
  handle: FileHandle,
  offset: number,
  bytes: AsyncIterable<Uint8Array>,
  synced: (offset: number) => Promise<void>,
): Promise<void> {
  let batch: Uint8Array[] = [];
  let [batched, written, told] = [0, offset, offset];
  // One batch is written while the next one comes in.
  let writing = Promise.resolve();
  const flush = async (): Promise<void> => {
    await writing;
    if (batched === 0) return;
    const [now, size] = [batch, batched];
    [batch, batched] = [[], 0];
    writing = writeAll(handle, now, written).then(() => void (written += size));
    // Whoever waits for it next hears why it failed.
    writing.catch(() => undefined);
  };
  // While the disk is at it, more is taken in.
  let syncing = Promise.resolve();
  const sync = async (): Promise<void> => {
    await Promise.all([writing, syncing]);
    if (written === told) return;
    told = written;
    const upTo = written;
    syncing = handle.datasync().then(() => synced(upTo));
    // Whoever waits for it next hears why it failed.
    syncing.catch(() => undefined);
  };
  try {
    for await (const chunk of bytes) {
      batch.push(chunk);
      batched += chunk.byteLength;
      if (batched < BATCH_BYTES) continue;
      await flush();
      if (written - told >= SYNC_BYTES) await sync();
    }
  } catch (error) {
    // Whatever ended them, bytes that came are kept; why they ended is what the caller hears.
    await flush().catch(() => undefined);
    await writing.catch(() => undefined);
    writing = Promise.resolve();
    await sync()
      .then(() => syncing)
      .catch(() => undefined);
    throw error;
  }
  await flush();
  await sync();
  await syncing;
}

function rethrow(error: unknown): never {
  throw toObjectStoreError(error);
}
