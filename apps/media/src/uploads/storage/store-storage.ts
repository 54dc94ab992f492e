import type { ObjectStore } from '@skydeck/object-store';
import { AppendedStorage } from './appended-storage.js';
import { PartedStorage } from './parted-storage.js';
import { type KeptPart, type OnKept, type StoredUpload, UploadStorage } from './upload-storage.js';

/** Grows files the way that the object store can. */
export class StoreStorage extends UploadStorage {
  #chosen: UploadStorage | undefined;

  constructor(private readonly store: ObjectStore) {
    super();
  }

  override begin(upload: StoredUpload): Promise<string> {
    return this.#storage.begin(upload);
  }

  override append(
    upload: StoredUpload,
    parts: readonly KeptPart[],
    bytes: AsyncIterable<Buffer>,
    kept: OnKept,
  ): Promise<void> {
    return this.#storage.append(upload, parts, bytes, kept);
  }

  override finish(upload: StoredUpload, parts: readonly KeptPart[]): Promise<void> {
    return this.#storage.finish(upload, parts);
  }

  override drop(upload: StoredUpload): Promise<void> {
    return this.#storage.drop(upload);
  }

  /** Chosen at the first use: the store is open then. */
  get #storage(): UploadStorage {
    const { appends } = this.store;
    this.#chosen ??= appends
      ? new AppendedStorage(this.store, () => appends)
      : new PartedStorage(this.store);
    return this.#chosen;
  }
}
