import type { UploadEntity } from '../upload.entity.js';

/** A file as far as it is in the store. */
export type StoredUpload = Pick<
  UploadEntity,
  'id' | 'objectKey' | 'storageId' | 'receivedBytes' | 'sizeBytes' | 'contentType' | 'tailKey'
> &
  Pick<UploadEntity, 'tailBytes'>;

/** A part that an object store keeps. */
export interface KeptPart {
  readonly number: number;
  readonly etag: string;
  readonly sizeBytes: number;
}

/** Bytes that outlive a crash from now on, and how to find them again. */
export interface KeptBytes {
  /** How many bytes of the file there are now. */
  readonly receivedBytes: number;
  /** A new part. */
  readonly part?: KeptPart;
  /** Bytes behind the last part; null when there are none. Absent when that did not change. */
  readonly tail?: { readonly key: string; readonly bytes: number } | null;
}

/** Writes down what was kept, before more is sent. */
export type OnKept = (kept: KeptBytes) => Promise<void>;

/** Files that grow from their first byte to their last one, in whatever object store there is. */
export abstract class UploadStorage {
  /** Begins a file and gives its name in the store. */
  abstract begin(upload: StoredUpload): Promise<string>;

  /** Adds bytes behind those that were received; says what is kept, also when they end too soon. */
  abstract append(
    upload: StoredUpload,
    parts: readonly KeptPart[],
    bytes: AsyncIterable<Buffer>,
    kept: OnKept,
  ): Promise<void>;

  /** Makes the object of all that was received. Repeating it is no error. */
  abstract finish(upload: StoredUpload, parts: readonly KeptPart[]): Promise<void>;

  /** Removes the file, finished or not. Repeating it is no error. */
  abstract drop(upload: StoredUpload): Promise<void>;
}
