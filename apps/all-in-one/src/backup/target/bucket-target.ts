import type { Readable } from 'node:stream';
import { type ObjectStore, ObjectStoreError } from '@skydeck/object-store';
import { BackupTarget, type KeptFile } from './backup-target.js';

/** Backups in a bucket of a server that speaks S3, below a prefix. */
export class BucketTarget extends BackupTarget {
  constructor(
    private readonly store: ObjectStore,
    private readonly prefix: string,
    readonly title: string,
  ) {
    super();
  }

  override async put(name: string, content: Readable): Promise<void> {
    const contentType = name.endsWith('.json') ? 'application/json' : 'application/octet-stream';
    await this.store.put(`${this.prefix}${name}`, content, { contentType });
  }

  override async get(name: string): Promise<Readable | undefined> {
    try {
      return (await this.store.get(`${this.prefix}${name}`)).stream;
    } catch (error) {
      if (error instanceof ObjectStoreError && error.code === 'not_found') return undefined;
      throw error;
    }
  }

  override async list(): Promise<readonly KeptFile[]> {
    const found: KeptFile[] = [];
    let cursor: string | null = null;
    do {
      const page = await this.store.list({ prefix: this.prefix, cursor });
      for (const { key, size, lastModified } of page.objects) {
        found.push({ name: key.slice(this.prefix.length), bytes: size, changedAt: lastModified });
      }
      cursor = page.nextCursor;
    } while (cursor !== null);
    return found;
  }

  override async delete(name: string): Promise<void> {
    await this.store.delete(`${this.prefix}${name}`);
  }

  override async close(): Promise<void> {
    await this.store.close();
  }
}
