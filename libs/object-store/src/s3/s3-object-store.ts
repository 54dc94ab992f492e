import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { rangeHeader, resolveRange } from '../byte-range.js';
import {
  checkContentType,
  checkExpectations,
  checkInteger,
  checkParts,
  MAX_EXPIRY_S,
  MAX_PAGE,
  partExpectations,
} from '../check-arguments.js';
import { checkedChunks, discard } from '../checked-chunks.js';
import { cursorAfter, keyBefore } from '../list-cursor.js';
import { checkKey, checkPrefix } from '../object-key.js';
import { ObjectStoreError } from '../object-store-error.js';
import { ObjectStore } from '../object-store.js';
import { attachmentNamed } from '../signed-urls/content-disposition.js';
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
} from '../stored-object.js';
import { createS3Client } from './s3-client.js';
import { asked } from './s3-error.js';
import type { S3ObjectStoreOptions } from './s3-options.js';
import { gatherParts, partBytesOf } from './s3-parts.js';
import { S3Uploads, unquoted } from './s3-uploads.js';

const MIB = 1024 * 1024;
const PART_BYTES = 8 * MIB;
const COPY_LIMIT_BYTES = 5 * 1024 * MIB;
const COPY_PART_BYTES = 512 * MIB;
const DELETE_BATCH = 1_000;

/** Objects in one bucket of a server that speaks S3. */
export class S3ObjectStore extends ObjectStore {
  readonly #client: S3Client;
  readonly #uploads: S3Uploads;

  constructor(private readonly options: S3ObjectStoreOptions) {
    super();
    this.#client = createS3Client(options);
    this.#uploads = new S3Uploads(this.#client, options.bucket);
  }

  async open(): Promise<void> {
    const { bucket, endpoint = 'AWS' } = this.options;
    try {
      await asked(this.#client.send(new HeadBucketCommand({ Bucket: bucket })));
    } catch (error) {
      const cure = 'Check the OBJECT_STORE_S3_ settings, and make the bucket if it is missing.';
      const text = `The object store (s3) cannot use bucket ${bucket} of ${endpoint}. ${cure}`;
      throw new ObjectStoreError('unavailable', text, (error as Error).cause);
    }
  }

  async close(): Promise<void> {
    this.#client.destroy();
  }

  async put(key: string, body: Body, options: PutOptions) {
    try {
      checkKey(key);
      checkContentType(options.contentType);
      checkExpectations(options);
      if (options.ifAbsent) await this.#lookFirst(key);
      return await this.#putParts(key, body, options);
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
    const Range = range && rangeHeader(range);
    const answer = await asked(
      this.#client.send(new GetObjectCommand({ ...this.#at(key), Range })),
    );
    const stream = answer.Body as Readable;
    const total = answer.ContentRange?.split('/')[1];
    const size = total === undefined ? (answer.ContentLength ?? 0) : Number(total);
    try {
      // A server may answer with all of an object that has no bytes to choose from.
      return { ...infoOf(answer), size, stream, range: range ? resolveRange(range, size) : null };
    } catch (error) {
      discard(stream);
      throw error;
    }
  }

  async head(key: string): Promise<ObjectInfo> {
    checkKey(key);
    return infoOf(await asked(this.#client.send(new HeadObjectCommand(this.#at(key)))));
  }

  async delete(key: string): Promise<void> {
    checkKey(key);
    const request = this.#client.send(new DeleteObjectCommand(this.#at(key)));
    await asked(request).catch(ignoreAbsent);
  }

  async deleteMany(keys: readonly string[]): Promise<void> {
    for (const key of keys) checkKey(key);
    for (let index = 0; index < keys.length; index += DELETE_BATCH) {
      const Objects = keys.slice(index, index + DELETE_BATCH).map((Key) => ({ Key }));
      const { Errors = [] } = await asked(
        this.#client.send(
          new DeleteObjectsCommand({
            Bucket: this.options.bucket,
            Delete: { Objects, Quiet: true },
          }),
        ),
      );
      const first = Errors.find(({ Code }) => Code !== 'NoSuchKey');
      if (!first) continue;
      const cause = new Error(`${first.Code}: ${first.Message}`);
      throw new ObjectStoreError('unavailable', 'Some objects were not deleted.', cause);
    }
  }

  async list({ prefix = '', cursor, limit = MAX_PAGE }: ListOptions = {}): Promise<ObjectPage> {
    checkPrefix(prefix);
    checkInteger('limit', limit, 1, MAX_PAGE);
    const { Contents = [], IsTruncated } = await asked(
      this.#client.send(
        new ListObjectsV2Command({
          Bucket: this.options.bucket,
          Prefix: prefix,
          StartAfter: keyBefore(cursor),
          MaxKeys: limit,
        }),
      ),
    );
    const objects = Contents.map(({ Key = '', Size = 0, ETag = '', LastModified }) => ({
      key: Key,
      size: Size,
      etag: unquoted(ETag),
      lastModified: LastModified ?? new Date(0),
    }));
    const last = IsTruncated ? objects.at(-1) : undefined;
    return { objects, nextCursor: last ? cursorAfter(last.key) : null };
  }

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

  async copy(from: string, to: string): Promise<{ etag: string }> {
    checkKey(to);
    const { size, contentType } = await this.head(from);
    const path = from.split('/').map(encodeURIComponent).join('/');
    const source = `${this.options.bucket}/${path}`;
    const { copyLimitBytes = COPY_LIMIT_BYTES } = this.options;
    if (size > copyLimitBytes) return this.#copyInParts(to, { source, size, contentType });
    const { CopyObjectResult } = await asked(
      this.#client.send(new CopyObjectCommand({ ...this.#at(to), CopySource: source })),
    );
    return { etag: unquoted(CopyObjectResult?.ETag ?? '') };
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
    { ifAbsent = false }: { ifAbsent?: boolean | undefined } = {},
  ): Promise<{ etag: string }> {
    checkKey(key);
    checkParts(parts);
    if (ifAbsent) await this.#lookFirst(key);
    return this.#uploads.complete(key, uploadId, parts, this.#condition(ifAbsent));
  }

  async abortUpload(key: string, uploadId: string): Promise<void> {
    checkKey(key);
    await this.#uploads.abort(key, uploadId);
  }

  async sweep(before: Date): Promise<{ uploads: number; leftovers: number }> {
    return { uploads: await this.#uploads.sweep(before), leftovers: 0 };
  }

  async signGet(key: string, { expiresInS, downloadName }: SignGetOptions): Promise<SignedRequest> {
    checkKey(key);
    const command = new GetObjectCommand({
      ...this.#at(key),
      ResponseContentDisposition:
        downloadName === undefined ? undefined : attachmentNamed(downloadName),
    });
    return { method: 'GET', headers: {}, ...(await this.#sign(command, expiresInS)) };
  }

  async signPut(
    key: string,
    { expiresInS, size, contentType }: SignPutOptions,
  ): Promise<SignedRequest> {
    checkKey(key);
    checkContentType(contentType);
    checkInteger('size', size, 0, Number.MAX_SAFE_INTEGER);
    const command = new PutObjectCommand({
      ...this.#at(key),
      ContentType: contentType,
      ContentLength: size,
    });
    const headers = { 'content-type': contentType, 'content-length': `${size}` };
    return { method: 'PUT', headers, ...(await this.#sign(command, expiresInS)) };
  }

  #at(key: string) {
    return { Bucket: this.options.bucket, Key: key };
  }

  async #sign(command: GetObjectCommand | PutObjectCommand, expiresInS: number) {
    checkInteger('expiresInS', expiresInS, 1, MAX_EXPIRY_S);
    const signingDate = this.options.now?.() ?? new Date();
    const url = await getSignedUrl(this.#client, command, {
      expiresIn: expiresInS,
      signingDate,
      signableHeaders: new Set(['host', 'content-type', 'content-length']),
    });
    return { url, expiresAt: new Date(signingDate.getTime() + expiresInS * 1000) };
  }

  /** One request for what fits into a part, else an upload that is completed at the very end. */
  async #putParts(key: string, body: Body, options: PutOptions) {
    const { partBytes = PART_BYTES } = this.options;
    const parts = gatherParts(checkedChunks(body, options), (number) =>
      partBytesOf(number, partBytes, options.size),
    );
    const first = (await parts.next()).value as Buffer;
    const second = await parts.next();
    if (second.done) return this.#putWhole(key, first, options);

    const id = await this.#uploads.create(key, options.contentType);
    try {
      const done = [await this.#uploads.putPart(key, id, 1, first)];
      let size = first.length;
      for (let bytes: Buffer | undefined = second.value; bytes; bytes = await nextOf(parts)) {
        done.push(await this.#uploads.putPart(key, id, done.length + 1, bytes));
        size += bytes.length;
      }
      const { etag } = await this.completeUpload(key, id, done, options);
      return { etag, size };
    } catch (error) {
      await this.#uploads.abort(key, id).catch(() => undefined);
      throw error;
    }
  }

  async #putWhole(key: string, bytes: Buffer, { contentType, ifAbsent = false }: PutOptions) {
    const { ETag = '' } = await asked(
      this.#client.send(
        new PutObjectCommand({
          ...this.#at(key),
          Body: bytes,
          ContentLength: bytes.length,
          ContentType: contentType,
          ...this.#condition(ifAbsent),
        }),
      ),
    );
    return { etag: unquoted(ETag), size: bytes.length };
  }

  async #copyInParts(
    to: string,
    { source, size, contentType }: { source: string; size: number; contentType: string },
  ): Promise<{ etag: string }> {
    const { copyLimitBytes = COPY_LIMIT_BYTES } = this.options;
    const partBytes = partBytesOf(1, Math.min(copyLimitBytes, COPY_PART_BYTES), size);
    const id = await this.#uploads.create(to, contentType);
    try {
      const parts: UploadedPart[] = [];
      for (let start = 0; start < size; start += partBytes) {
        const range = { start, end: Math.min(start + partBytes, size) - 1 };
        parts.push(await this.#uploads.copyPart(to, id, parts.length + 1, source, range));
      }
      return await this.#uploads.complete(to, id, parts, {});
    } catch (error) {
      await this.#uploads.abort(to, id).catch(() => undefined);
      throw error;
    }
  }

  #condition(ifAbsent: boolean): { IfNoneMatch?: string } {
    return ifAbsent && this.options.conditionalWrites === 'server' ? { IfNoneMatch: '*' } : {};
  }

  /** Spares the caller the sending; with a server that knows no conditions, it is all there is. */
  async #lookFirst(key: string): Promise<void> {
    const found = await this.head(key).catch(ignoreAbsent);
    if (found === undefined) return;
    throw new ObjectStoreError('precondition_failed', 'The key has an object already.');
  }
}

async function nextOf<T>(values: AsyncIterator<T>): Promise<T | undefined> {
  const next = await values.next();
  return next.done ? undefined : next.value;
}

function ignoreAbsent(error: unknown): undefined {
  if (error instanceof ObjectStoreError && error.code === 'not_found') return undefined;
  throw error;
}

interface Answer {
  readonly ContentLength?: number | undefined;
  readonly ContentType?: string | undefined;
  readonly ETag?: string | undefined;
  readonly LastModified?: Date | undefined;
}

function infoOf({ ContentLength, ContentType, ETag, LastModified }: Answer): ObjectInfo {
  return {
    size: ContentLength ?? 0,
    contentType: ContentType ?? 'application/octet-stream',
    etag: unquoted(ETag ?? ''),
    lastModified: LastModified ?? new Date(0),
  };
}
