import type { Appends } from './appends.js';
import type { HeldObjects } from './held-objects.js';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
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
  Usage,
} from './stored-object.js';

/** Parts of an upload must have so many bytes at least, but for the last one. */
export const MIN_PART_BYTES = 5 * 1024 * 1024;
/** Most bytes of a part: a driver may have to hold one in memory. */
export const MAX_PART_BYTES = 64 * 1024 * 1024;

/**
 * Keeps bytes under keys. An object is seen whole or not at all, and never changes: a put to its
 * key replaces it, the last put to complete wins, and who reads the old one reads it to its end.
 *
 * Keys follow `checkKey`; tenants' prefixes are the caller's business. Every method refuses with
 * `ObjectStoreError`, and may be repeated.
 */
export abstract class ObjectStore {
  /** Checks that the store works, or throws an error that names driver and cure. */
  abstract open(): Promise<void>;

  /** Ends connections. */
  abstract close(): Promise<void>;

  /**
   * Stores an object; when this returns, it outlives a crash. A stream may be of any length, memory
   * stays bounded. Whatever fails leaves the key as it was.
   */
  abstract put(
    key: string,
    body: Body,
    options: PutOptions,
  ): Promise<{ etag: string; size: number }>;

  /** Begins to read an object, or a range of it. Refuses with `not_found` or `invalid_range`. */
  abstract get(key: string, options?: { range?: ByteRange | undefined }): Promise<ObjectContent>;

  /**
   * Writes an object into a new file, for programs that read files. Refuses with `not_found`; what
   * is written when it fails is the caller's to remove.
   */
  async download(key: string, file: string, options: { signal?: AbortSignal } = {}): Promise<void> {
    const { stream } = await this.get(key);
    await pipeline(stream, createWriteStream(file, { flags: 'wx', mode: 0o600 }), options);
  }

  /** What is known of an object. Refuses with `not_found`. */
  abstract head(key: string): Promise<ObjectInfo>;

  /** Removes an object. An absent one is no error. */
  abstract delete(key: string): Promise<void>;

  /** Removes any number of objects. Absent ones are no error. */
  abstract deleteMany(keys: readonly string[]): Promise<void>;

  /** A page of the objects under a prefix, in order of the bytes of their keys. */
  abstract list(options?: ListOptions): Promise<ObjectPage>;

  /** Copies an object inside the store, content type included. Refuses with `not_found`. */
  abstract copy(from: string, to: string): Promise<{ etag: string }>;

  /** Counts what a prefix holds. Visits every object: for a nightly job, not for a request. */
  async usage(prefix: string): Promise<Usage> {
    let [objects, bytes] = [0, 0];
    let cursor: string | null = null;
    do {
      const page: ObjectPage = await this.list({ prefix, cursor });
      objects += page.objects.length;
      for (const { size } of page.objects) bytes += size;
      cursor = page.nextCursor;
    } while (cursor !== null);
    return { objects, bytes };
  }

  /** Begins an upload in parts and returns its id. Nothing is visible until it is complete. */
  abstract createUpload(key: string, options: { contentType: string }): Promise<string>;

  /**
   * Stores part `number` (1 to 10,000) of an upload. Parts may come in any order and at once; one
   * that is sent again replaces the former. Refuses with `too_large` above `MAX_PART_BYTES` and with
   * `not_found` when there is no such upload.
   */
  abstract uploadPart(
    key: string,
    uploadId: string,
    number: number,
    body: Body,
    expected?: Expectations,
  ): Promise<UploadedPart>;

  /**
   * Makes the object out of the parts that are named, in ascending order. All but the last must
   * have `MIN_PART_BYTES`. Refuses with `invalid_upload` when the parts do not fit, and with
   * `not_found` when there is no such upload. Whether a completed one is still known depends on the
   * driver: who repeats this looks at the object.
   */
  abstract completeUpload(
    key: string,
    uploadId: string,
    parts: readonly UploadedPart[],
    options?: { ifAbsent?: boolean | undefined },
  ): Promise<{ etag: string }>;

  /** Drops an upload and its parts. An absent one is no error. */
  abstract abortUpload(key: string, uploadId: string): Promise<void>;

  /** Objects that grow in place; undefined with drivers that only know parts. */
  get appends(): Appends | undefined {
    return undefined;
  }

  /** Objects that stay open for moments; undefined with drivers that gain nothing by it. */
  get held(): HeldObjects | undefined {
    return undefined;
  }

  /** Drops uploads that began, and leftovers that crashed puts wrote, before a moment. */
  abstract sweep(before: Date): Promise<{ uploads: number; leftovers: number }>;

  /** A GET that fetches an object (and only it) until it expires. The object need not exist yet. */
  abstract signGet(key: string, options: SignGetOptions): Promise<SignedRequest>;

  /** A PUT that stores an object of exactly this size and type until it expires. */
  abstract signPut(key: string, options: SignPutOptions): Promise<SignedRequest>;
}
