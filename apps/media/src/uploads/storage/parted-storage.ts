import { MIN_PART_BYTES, type ObjectStore, ObjectStoreError } from '@skydeck/object-store';
import { type KeptPart, type OnKept, type StoredUpload, UploadStorage } from './upload-storage.js';

/** 10,000 of them hold more than the largest file. */
const PART_BYTES = 8 * 1024 * 1024;

const tailPrefix = (key: string) => `${key}.tail/`;

/** Files as uploads in parts; bytes that are too few for a part are an object beside it. */
export class PartedStorage extends UploadStorage {
  constructor(private readonly store: ObjectStore) {
    super();
  }

  override begin({ objectKey, contentType }: StoredUpload): Promise<string> {
    return this.store.createUpload(objectKey, { contentType });
  }

  override async append(
    upload: StoredUpload,
    parts: readonly KeptPart[],
    bytes: AsyncIterable<Buffer>,
    kept: OnKept,
  ): Promise<void> {
    const writer = new PartWriter(this.store, upload, parts.length + 1, kept);
    if (upload.tailKey !== null) writer.hold(await this.#read(upload.tailKey));
    try {
      for await (const chunk of bytes) await writer.write(chunk);
    } catch (error) {
      // Whatever ended them, bytes that came are kept; why they ended is what the caller hears.
      await writer.end().catch(() => undefined);
      throw error;
    }
    await writer.end();
  }

  override async finish(upload: StoredUpload, parts: readonly KeptPart[]): Promise<void> {
    const { objectKey: key, storageId, receivedBytes, contentType } = upload;
    if (!(await this.#isThere(key, receivedBytes))) {
      if (receivedBytes === 0) await this.store.put(key, Buffer.alloc(0), { contentType });
      else await this.#complete(upload, parts);
    }
    if (storageId !== null && receivedBytes === 0) await this.store.abortUpload(key, storageId);
    await this.#dropTails(key);
  }

  override async drop({ objectKey, storageId }: StoredUpload): Promise<void> {
    if (storageId !== null) await this.store.abortUpload(objectKey, storageId);
    await this.#dropTails(objectKey);
    await this.store.delete(objectKey);
  }

  /** Also those that a process left which died after it wrote down the next one. */
  async #dropTails(key: string): Promise<void> {
    const { objects } = await this.store.list({ prefix: tailPrefix(key) });
    await this.store.deleteMany(objects.map((object) => object.key));
  }

  async #complete(upload: StoredUpload, parts: readonly KeptPart[]): Promise<void> {
    const { objectKey: key, storageId, tailKey } = upload;
    const all: { number: number; etag: string }[] = [...parts];
    if (tailKey !== null) {
      const bytes = await this.#read(tailKey);
      all.push(await this.store.uploadPart(key, storageId ?? '', parts.length + 1, bytes));
    }
    const named = all.map(({ number, etag }) => ({ number, etag }));
    await this.store.completeUpload(key, storageId ?? '', named);
  }

  async #isThere(key: string, size: number): Promise<boolean> {
    try {
      return (await this.store.head(key)).size === size;
    } catch (error) {
      if (error instanceof ObjectStoreError && error.code === 'not_found') return false;
      throw error;
    }
  }

  async #read(key: string): Promise<Buffer> {
    const { stream } = await this.store.get(key);
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks);
  }
}

/** Gathers bytes into parts. */
class PartWriter {
  #held: Buffer[] = [];
  #heldBytes = 0;
  #tailKey: string | null;
  #receivedBytes: number;
  #hasFailed = false;

  constructor(
    private readonly store: ObjectStore,
    private readonly upload: StoredUpload,
    private number: number,
    private readonly kept: OnKept,
  ) {
    this.#tailKey = upload.tailKey;
    this.#receivedBytes = upload.receivedBytes - upload.tailBytes;
  }

  hold(chunk: Buffer): void {
    this.#held.push(chunk);
    this.#heldBytes += chunk.length;
  }

  async write(chunk: Buffer): Promise<void> {
    this.hold(chunk);
    if (this.#heldBytes >= PART_BYTES) await this.#asPart();
  }

  /** Keeps what is left: as a part where it may be one, else beside the parts. */
  async end(): Promise<void> {
    const { receivedBytes, tailBytes, sizeBytes } = this.upload;
    const received = this.#receivedBytes + this.#heldBytes;
    const isNew = received > receivedBytes || (tailBytes > 0 && this.#tailKey === null);
    if (this.#hasFailed || this.#heldBytes === 0 || !isNew) return;
    if (this.#heldBytes >= MIN_PART_BYTES || received === sizeBytes) await this.#asPart();
    else await this.#asTail(received);
  }

  async #asPart(): Promise<void> {
    const { objectKey, storageId } = this.upload;
    const bytes = this.#take();
    const part = await this.#keeping(() =>
      this.store.uploadPart(objectKey, storageId ?? '', this.number, bytes),
    );
    this.#receivedBytes += bytes.length;
    const { number, etag } = part;
    const receivedBytes = this.#receivedBytes;
    await this.kept({ receivedBytes, part: { number, etag, sizeBytes: bytes.length }, tail: null });
    this.number += 1;
    await this.#dropTail();
  }

  async #asTail(receivedBytes: number): Promise<void> {
    const key = `${tailPrefix(this.upload.objectKey)}${receivedBytes}`;
    const bytes = this.#take();
    const contentType = 'application/octet-stream';
    await this.#keeping(() => this.store.put(key, bytes, { contentType }));
    await this.kept({ receivedBytes, tail: { key, bytes: bytes.length } });
    if (this.#tailKey !== key) await this.#dropTail();
  }

  /** A part that the store refused is not tried once more as the rest of the file. */
  async #keeping<T>(write: () => Promise<T>): Promise<T> {
    this.#hasFailed = true;
    const result = await write();
    this.#hasFailed = false;
    return result;
  }

  #take(): Buffer {
    const bytes = Buffer.concat(this.#held);
    this.#held = [];
    this.#heldBytes = 0;
    return bytes;
  }

  async #dropTail(): Promise<void> {
    if (this.#tailKey !== null) await this.store.delete(this.#tailKey);
    this.#tailKey = null;
  }
}
