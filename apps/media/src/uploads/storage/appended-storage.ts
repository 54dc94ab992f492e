import type { Appends, ObjectStore } from '@skydeck/object-store';
import { type KeptPart, type OnKept, type StoredUpload, UploadStorage } from './upload-storage.js';

/** Files in a store where objects grow in place: nothing is written twice. */
export class AppendedStorage extends UploadStorage {
  constructor(
    private readonly store: ObjectStore,
    private readonly appends: () => Appends,
  ) {
    super();
  }

  override begin({ objectKey, contentType }: StoredUpload): Promise<string> {
    return this.appends().begin(objectKey, { contentType });
  }

  override append(
    { objectKey, storageId, receivedBytes }: StoredUpload,
    _parts: readonly KeptPart[],
    bytes: AsyncIterable<Buffer>,
    kept: OnKept,
  ): Promise<void> {
    return this.appends().append(objectKey, storageId ?? '', receivedBytes, bytes, (received) =>
      kept({ receivedBytes: received }),
    );
  }

  override finish({ objectKey, storageId, receivedBytes }: StoredUpload): Promise<void> {
    return this.appends().complete(objectKey, storageId ?? '', receivedBytes);
  }

  override async drop({ objectKey, storageId }: StoredUpload): Promise<void> {
    if (storageId !== null) await this.store.abortUpload(objectKey, storageId);
    await this.store.delete(objectKey);
  }
}
