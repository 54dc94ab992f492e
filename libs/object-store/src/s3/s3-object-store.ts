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
import type { S3Bucket } from './s3-bucket.js';
import { findBucket } from './s3-buckets.js';
import { createS3Client } from './s3-client.js';
import { deleteObject, deleteObjects } from './s3-deletes.js';
import type { S3ObjectStoreOptions } from './s3-options.js';
import { describeObject, listObjects, readObject } from './s3-reads.js';
import { signGet, signPut } from './s3-signing.js';
import { S3Uploads } from './s3-uploads.js';
import { S3Writes } from './s3-writes.js';

/** Objects in one bucket of a server that speaks S3. */
export class S3ObjectStore extends ObjectStore {
  readonly #bucket: S3Bucket;
  readonly #uploads: S3Uploads;
  readonly #writes: S3Writes;

  constructor(private readonly options: S3ObjectStoreOptions) {
    super();
    this.#bucket = { client: createS3Client(options), name: options.bucket };
    this.#uploads = new S3Uploads(this.#bucket);
    this.#writes = new S3Writes(this.#bucket, this.#uploads, options);
  }

  async open(): Promise<void> {
    const { bucket, endpoint = 'AWS' } = this.options;
    try {
      await findBucket(this.#bucket, this.options.createBucket);
    } catch (error) {
      const cure = 'Check the OBJECT_STORE_S3_ settings, and make the bucket if it is missing.';
      const text = `The object store (s3) cannot use bucket ${bucket} of ${endpoint}. ${cure}`;
      throw new ObjectStoreError('unavailable', text, (error as Error).cause);
    }
  }

  async close(): Promise<void> {
    this.#bucket.client.destroy();
  }

  async put(key: string, body: Body, options: PutOptions) {
    try {
      checkKey(key);
      checkContentType(options.contentType);
      checkExpectations(options);
      return await this.#writes.put(key, body, options);
    } catch (error) {
      discard(body);
      throw error;
    }
  }

  async get(
    key: string,
    { range }: { range?: ByteRange | undefined } = {},
  ): Promise<ObjectContent> {
    checkKey(key);
    return readObject(this.#bucket, key, range);
  }

  async head(key: string): Promise<ObjectInfo> {
    checkKey(key);
    return describeObject(this.#bucket, key);
  }

  async delete(key: string): Promise<void> {
    checkKey(key);
    await deleteObject(this.#bucket, key);
  }

  async deleteMany(keys: readonly string[]): Promise<void> {
    for (const key of keys) checkKey(key);
    await deleteObjects(this.#bucket, keys);
  }

  async list(options: ListOptions = {}): Promise<ObjectPage> {
    return listObjects(this.#bucket, options);
  }

  async copy(from: string, to: string): Promise<{ etag: string }> {
    checkKey(from);
    checkKey(to);
    return this.#writes.copy(from, to);
  }

  async createUpload(key: string, { contentType }: { contentType: string }): Promise<string> {
    checkKey(key);
    checkContentType(contentType);
    return this.#uploads.create(key, contentType);
  }

  async uploadPart(
    key: string,
    uploadId: string,
    number: number,
    body: Body,
    expected: Expectations = {},
  ): Promise<UploadedPart> {
    try {
      checkKey(key);
      const bounded = partExpectations(number, expected);
      const chunks: Uint8Array[] = [];
      for await (const chunk of checkedChunks(body, bounded)) chunks.push(chunk);
      return await this.#uploads.putPart(key, uploadId, number, Buffer.concat(chunks));
    } catch (error) {
      discard(body);
      throw error;
    }
  }

  async completeUpload(
    key: string,
    uploadId: string,
    parts: readonly UploadedPart[],
    { ifAbsent }: { ifAbsent?: boolean | undefined } = {},
  ): Promise<{ etag: string }> {
    checkKey(key);
    checkParts(parts);
    return this.#writes.complete(key, uploadId, parts, ifAbsent);
  }

  async abortUpload(key: string, uploadId: string): Promise<void> {
    checkKey(key);
    await this.#uploads.abort(key, uploadId);
  }

  async sweep(before: Date): Promise<{ uploads: number; leftovers: number }> {
    return { uploads: await this.#uploads.sweep(before), leftovers: 0 };
  }

  async signGet(key: string, options: SignGetOptions): Promise<SignedRequest> {
    checkKey(key);
    return signGet(this.#bucket, key, options, this.#now());
  }

  async signPut(key: string, options: SignPutOptions): Promise<SignedRequest> {
    checkKey(key);
    return signPut(this.#bucket, key, options, this.#now());
  }

  #now(): Date {
    return this.options.now?.() ?? new Date();
  }
}
