import { createObjectStore, type ObjectStore } from '@skydeck/object-store';
import type { ArchiveBucket } from '../kubernetes-settings.js';
import { ARCHIVES } from '../manifests/object-store.js';

/** What servers have archived, as it lies in the bucket. */
export class ArchiveFiles {
  #opened: Promise<ObjectStore> | undefined;

  /** @param open makes the store; asked once */
  constructor(private readonly open: () => Promise<ObjectStore>) {}

  /** The same bucket that the cluster archives in. */
  static of({
    endpoint,
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
  }: ArchiveBucket): ArchiveFiles {
    const config = {
      OBJECT_STORE_DRIVER: 's3',
      OBJECT_STORE_S3_ENDPOINT: endpoint,
      OBJECT_STORE_S3_REGION: region,
      OBJECT_STORE_S3_BUCKET: bucket,
      OBJECT_STORE_S3_ACCESS_KEY_ID: accessKeyId,
      OBJECT_STORE_S3_SECRET_ACCESS_KEY: secretAccessKey,
      OBJECT_STORE_S3_PATH_STYLE: true,
      OBJECT_STORE_S3_CREATE_BUCKET: false,
      OBJECT_STORE_S3_CONDITIONAL_WRITES: 'server',
      SKYDECK_HOME: '',
    } as const;
    return new ArchiveFiles(() => createObjectStore({ config, publicUrl: '', secret: '' }));
  }

  /** Bytes of a base backup. */
  async bytesOf(folder: string, backupId: string): Promise<number> {
    const store = await this.#store();
    return (await store.usage(`${ARCHIVES}/${folder}/base/${backupId}/`)).bytes;
  }

  /** Removes what all majors of a server have archived. */
  async removeAll(id: string): Promise<void> {
    // An id is followed by the number of a major only: no other server's name begins so.
    await this.#remove(`${ARCHIVES}/${id}-`, (key) =>
      /^\d+\//.test(key.slice(`${ARCHIVES}/${id}-`.length)),
    );
  }

  /** Removes what one major of a server has archived. */
  async removeFolder(folder: string): Promise<void> {
    await this.#remove(`${ARCHIVES}/${folder}/`, () => true);
  }

  async close(): Promise<void> {
    await (await this.#opened)?.close();
  }

  async #remove(prefix: string, isMeant: (key: string) => boolean): Promise<void> {
    const store = await this.#store();
    let cursor: string | null = null;
    do {
      const page = await store.list({ prefix, cursor });
      const keys = page.objects.map(({ key }) => key).filter(isMeant);
      if (keys.length > 0) await store.deleteMany(keys);
      cursor = page.nextCursor;
    } while (cursor !== null);
  }

  #store(): Promise<ObjectStore> {
    this.#opened ??= this.open();
    this.#opened.catch(() => (this.#opened = undefined));
    return this.#opened;
  }
}
