import { constants } from 'node:fs';
import { copyFile, truncate } from 'node:fs/promises';
import {
  checkContentType,
  checkExpectations,
  checkParts,
  partExpectations,
} from '../check-arguments.js';
import { checkedChunks, discard } from '../checked-chunks.js';
import { checkKey } from '../object-key.js';
import { ObjectStoreError } from '../object-store-error.js';
import { ObjectStore } from '../object-store.js';
import { signGet, signPut, type SignedUrlOptions } from '../signed-urls/signed-url.js';
import type {
  Body,
  ByteRange,
  Expectations,
  ListOptions,
  ObjectContent,
  ObjectInfo,
  ObjectPage,
  PutOptions,
  SignedRequest,
  SignGetOptions,
  SignPutOptions,
  UploadedPart,
} from '../stored-object.js';
import type { Appends } from '../appends.js';
import { DiskAppends } from './disk-appends.js';
import { toObjectStoreError } from './disk-error.js';
import { DiskFiles } from './disk-files.js';
import { DiskHeldObjects } from './disk-held-objects.js';
import { DiskReads } from './disk-reads.js';
import { DiskUploads } from './disk-uploads.js';
import { openObjectFile, writeObjectFile } from './object-file.js';

/** What a store on disk needs to know. */
export interface DiskObjectStoreOptions extends SignedUrlOptions {
  /** Where everything is kept: one file system, for this store alone. Made when missing. */
  readonly folder: string;
}

const LEFTOVER_AGE_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 16;

/**
 * Objects as files of a local disk. A file is written aside, forced to the disk and renamed, so
 * that neither a crash nor a full disk shows half an object. Several processes may share a folder.
 */
export class DiskObjectStore extends ObjectStore {
  #files: DiskFiles | undefined;
  #held: DiskHeldObjects | undefined;

  constructor(readonly options: DiskObjectStoreOptions) {
    super();
  }

  async open(): Promise<void> {
    const { folder } = this.options;
    try {
      this.#files = await DiskFiles.in(folder);
      await this.#files.sweep(new Date(Date.now() - LEFTOVER_AGE_MS));
    } catch (error) {
      const cure = 'Make it writable or set OBJECT_STORE_FOLDER.';
      const text = `The object store (disk) cannot use its folder ${folder}. ${cure}`;
      throw new ObjectStoreError('unavailable', text, error);
    }
  }

  async close(): Promise<void> {
    this.#held?.closeAll();
  }

  async put(key: string, body: Body, options: PutOptions) {
    try {
      checkKey(key);
      checkContentType(options.contentType);
      checkExpectations(options);
      const { ifAbsent = false } = options;
      if (ifAbsent) await this.#refusePresent(key);
      return await this.#opened.place(
        this.#opened.pathOf(key),
        (file) => writeObjectFile(file, checkedChunks(body, options), options),
        { ifAbsent },
      );
    } catch (error) {
      discard(body);
      throw error;
    }
  }

  async get(
    key: string,
    { range }: { range?: ByteRange | undefined } = {},
  ): Promise<ObjectContent> {
    return this.#reads.read(key, range);
  }

  /** Shares the blocks where the file system can, and never passes through this process. */
  override async download(key: string, file: string): Promise<void> {
    await this.head(key);
    const flags = constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL;
    try {
      await copyFile(this.#opened.pathOf(key), file, flags);
      const { handle, info } = await openObjectFile(file);
      await handle.close();
      await truncate(file, info.size);
    } catch (error) {
      throw toObjectStoreError(error);
    }
  }

  async head(key: string): Promise<ObjectInfo> {
    return this.#reads.describe(key);
  }

  async delete(key: string): Promise<void> {
    checkKey(key);
    await this.#opened.remove(key);
  }

  async deleteMany(keys: readonly string[]): Promise<void> {
    for (const key of keys) checkKey(key);
    for (let index = 0; index < keys.length; index += AT_ONCE) {
      await Promise.all(keys.slice(index, index + AT_ONCE).map((key) => this.delete(key)));
    }
  }

  async list(options: ListOptions = {}): Promise<ObjectPage> {
    return this.#reads.list(options);
  }

  async copy(from: string, to: string): Promise<{ etag: string }> {
    checkKey(to);
    await this.head(from);
    return this.#opened.place(this.#opened.pathOf(to), async (file) => {
      // Shares the blocks where the file system can.
      await copyFile(this.#opened.pathOf(from), file, constants.COPYFILE_FICLONE);
      const { handle, info } = await openObjectFile(file);
      await handle.datasync().finally(() => handle.close());
      return { etag: info.etag };
    });
  }

  async createUpload(key: string, { contentType }: { contentType: string }): Promise<string> {
    checkKey(key);
    checkContentType(contentType);
    return this.#uploads.create({ key, contentType });
  }

  async uploadPart(
    key: string,
    uploadId: string,
    number: number,
    body: Body,
    expected: Expectations = {},
  ): Promise<UploadedPart> {
    try {
      const bounded = partExpectations(number, expected);
      await this.#uploads.read(key, uploadId);
      return await this.#uploads.putPart(uploadId, number, checkedChunks(body, bounded));
    } catch (error) {
      discard(body);
      throw error;
    }
  }

  async completeUpload(
    key: string,
    uploadId: string,
    parts: readonly UploadedPart[],
    { ifAbsent = false }: { ifAbsent?: boolean | undefined } = {},
  ): Promise<{ etag: string }> {
    checkParts(parts);
    const { contentType } = await this.#uploads.read(key, uploadId);
    if (ifAbsent) await this.#refusePresent(key);
    const { etag } = await this.#opened.place(
      this.#opened.pathOf(key),
      (file) => writeObjectFile(file, this.#uploads.join(uploadId, parts), { contentType }),
      { ifAbsent },
    );
    await this.#uploads.remove(uploadId);
    return { etag };
  }

  async abortUpload(key: string, uploadId: string): Promise<void> {
    try {
      await this.#uploads.read(key, uploadId);
    } catch (error) {
      if (error instanceof ObjectStoreError && error.code === 'not_found') return;
      throw error;
    }
    await this.#uploads.remove(uploadId);
  }

  async sweep(before: Date): Promise<{ uploads: number; leftovers: number }> {
    const uploads = await this.#uploads.sweep(before);
    return { uploads, leftovers: await this.#opened.sweep(before) };
  }

  async signGet(key: string, options: SignGetOptions): Promise<SignedRequest> {
    return signGet(this.options, key, options);
  }

  async signPut(key: string, options: SignPutOptions): Promise<SignedRequest> {
    return signPut(this.options, key, options);
  }

  override get appends(): Appends {
    return new DiskAppends(this.#opened);
  }

  override get held(): DiskHeldObjects {
    return (this.#held ??= new DiskHeldObjects(this.#opened));
  }

  get #opened(): DiskFiles {
    if (!this.#files) throw new ObjectStoreError('unavailable', 'The object store is not open.');
    return this.#files;
  }

  get #reads(): DiskReads {
    return new DiskReads(this.#opened);
  }

  get #uploads(): DiskUploads {
    return new DiskUploads(this.#opened);
  }

  /** Spares the caller the sending; the link that is made later decides. */
  async #refusePresent(key: string): Promise<void> {
    if ((await this.#reads.find(key)) === undefined) return;
    throw new ObjectStoreError('precondition_failed', 'The key has an object already.');
  }
}
