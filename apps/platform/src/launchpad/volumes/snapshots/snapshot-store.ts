import type { Readable } from 'node:stream';
import { ObjectStore } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';

/** Keeps packed snapshots of volumes in the object store. */
@Injectable()
export class SnapshotStore {
  constructor(private readonly store: ObjectStore) {}

  /** Keeps a snapshot; says how large it is. */
  async put(id: string, packed: Readable): Promise<number> {
    const { size } = await this.store.put(keyOf(id), packed, { contentType: 'application/gzip' });
    return size;
  }

  async get(id: string): Promise<Readable> {
    return (await this.store.get(keyOf(id))).stream;
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.store.deleteMany(ids.map(keyOf));
  }
}

function keyOf(id: string): string {
  return `app-volume-snapshots/${id}.tar.gz`;
}
