import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AppendOptions, BlobLimits, BlobOwner, BlobRange, StoredBlob } from './blob-owner.js';

export type { AppendOptions, BlobLimits, BlobOwner, BlobRange, StoredBlob } from './blob-owner.js';

/**
 * Keeps bytes encrypted, each content once within its space. A blob that nobody adopted, or that
 * all have released, goes away after a while; storing its content again makes it new.
 */
@Injectable()
export abstract class Blobs {
  /** Takes a stream in, encrypted from its first byte. Adopt it in the transaction that names it. */
  abstract store(owner: BlobOwner, source: Readable, limits: BlobLimits): Promise<StoredBlob>;

  /** Counts one more who needs a blob. @throws `blob.not_found` when it went away meanwhile */
  abstract adopt(manager: EntityManager, blobId: string): Promise<void>;

  /** Counts one less; the bytes go away some time after the last. */
  abstract release(manager: EntityManager, blobId: string): Promise<void>;

  /**
   * Reads a blob of a project, or a range of it. Whatever was changed on the disk ends the stream
   * with an error. Read it to its end or destroy it. @throws `blob.not_found`
   */
  abstract read(projectId: string, blobId: string, range?: BlobRange): Promise<Readable>;

  /** Begins bytes that come in pieces; returns the id of the upload. */
  abstract begin(
    owner: BlobOwner,
    limits: { readonly maxBytes: number; readonly lifetimeMs: number },
  ): Promise<string>;

  /** How many bytes of an upload are there, safe from a crash. @throws `blob.not_found` */
  abstract offset(uploadId: string): Promise<number>;

  /**
   * Adds bytes at an offset and says how many there are then. Whatever came before the source ended
   * in an error is kept. @throws `blob.offset_mismatch`, `blob.busy`, `blob.too_large`
   */
  abstract append(
    uploadId: string,
    offset: number,
    source: Readable,
    options?: AppendOptions,
  ): Promise<number>;

  /** Makes a blob of an upload. Repeating it gives the same answer. */
  abstract finish(uploadId: string): Promise<StoredBlob>;

  /** Drops an upload that is not finished. An absent one is no error. */
  abstract abort(uploadId: string): Promise<void>;

  /** Destroys the keys of a space for good: none of its blobs can be read any more. */
  abstract destroySpace(manager: EntityManager, spaceId: string): Promise<void>;
}
