import { CopyObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { checkedChunks } from '../checked-chunks.js';
import { ObjectStoreError } from '../object-store-error.js';
import type { Body, PutOptions, UploadedPart } from '../stored-object.js';
import { at, type S3Bucket, unquoted } from './s3-bucket.js';
import { asked, unlessAbsent } from './s3-error.js';
import type { S3ObjectStoreOptions } from './s3-options.js';
import { gatherParts, partBytesOf } from './s3-parts.js';
import { describeObject } from './s3-reads.js';
import type { S3Uploads } from './s3-uploads.js';

const MIB = 1024 * 1024;
const PART_BYTES = 8 * MIB;
const COPY_LIMIT_BYTES = 5 * 1024 * MIB;
const COPY_PART_BYTES = 512 * MIB;

/** Puts and copies objects, in parts where one request does not do. */
export class S3Writes {
  constructor(
    private readonly bucket: S3Bucket,
    private readonly uploads: S3Uploads,
    private readonly options: S3ObjectStoreOptions,
  ) {}

  /** One request for what fits into a part, else an upload that is completed at the very end. */
  async put(key: string, body: Body, options: PutOptions) {
    if (options.ifAbsent) await this.#lookFirst(key);
    const { partBytes = PART_BYTES } = this.options;
    const parts = gatherParts(checkedChunks(body, options), (number) =>
      partBytesOf(number, partBytes, options.size),
    );
    let part = await nextOf(parts);
    let next = await nextOf(parts);
    if (!part || !next) return this.#putWhole(key, part ?? Buffer.alloc(0), options);

    const id = await this.uploads.create(key, options.contentType);
    try {
      const done: UploadedPart[] = [];
      let size = 0;
      while (part) {
        done.push(await this.uploads.putPart(key, id, done.length + 1, part));
        size += part.length;
        part = next;
        next = await nextOf(parts);
      }
      const { etag } = await this.complete(key, id, done, options.ifAbsent);
      return { etag, size };
    } catch (error) {
      await this.uploads.abort(key, id).catch(() => undefined);
      throw error;
    }
  }

  async copy(from: string, to: string): Promise<{ etag: string }> {
    const { size, contentType } = await describeObject(this.bucket, from);
    const path = from.split('/').map(encodeURIComponent).join('/');
    const source = `${this.bucket.name}/${path}`;
    const { copyLimitBytes = COPY_LIMIT_BYTES } = this.options;
    if (size > copyLimitBytes) return this.#copyInParts(to, { source, size, contentType });
    const { CopyObjectResult } = await asked(
      this.bucket.client.send(
        new CopyObjectCommand({ ...at(this.bucket, to), CopySource: source }),
      ),
    );
    return { etag: unquoted(CopyObjectResult?.ETag) };
  }

  /** Makes the object out of the parts of an upload. */
  async complete(
    key: string,
    id: string,
    parts: readonly UploadedPart[],
    ifAbsent = false,
  ): Promise<{ etag: string }> {
    if (ifAbsent) await this.#lookFirst(key);
    return this.uploads.complete(key, id, parts, this.#condition(ifAbsent));
  }

  async #putWhole(key: string, bytes: Buffer, { contentType, ifAbsent = false }: PutOptions) {
    const { ETag } = await asked(
      this.bucket.client.send(
        new PutObjectCommand({
          ...at(this.bucket, key),
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
    const id = await this.uploads.create(to, contentType);
    try {
      const parts: UploadedPart[] = [];
      for (let start = 0; start < size; start += partBytes) {
        const range = { start, end: Math.min(start + partBytes, size) - 1 };
        parts.push(await this.uploads.copyPart(to, id, parts.length + 1, source, range));
      }
      return await this.uploads.complete(to, id, parts, {});
    } catch (error) {
      await this.uploads.abort(to, id).catch(() => undefined);
      throw error;
    }
  }

  #condition(ifAbsent: boolean): { IfNoneMatch?: string } {
    return ifAbsent && this.options.conditionalWrites === 'server' ? { IfNoneMatch: '*' } : {};
  }

  /** Spares the caller the sending; with a server that knows no conditions, it is all there is. */
  async #lookFirst(key: string): Promise<void> {
    const found = await unlessAbsent(describeObject(this.bucket, key));
    if (found === undefined) return;
    throw new ObjectStoreError('precondition_failed', 'The key has an object already.');
  }
}

async function nextOf<T>(values: AsyncIterator<T>): Promise<T | undefined> {
  const next = await values.next();
  return next.done ? undefined : next.value;
}
