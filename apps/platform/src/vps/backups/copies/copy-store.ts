import type { Readable } from 'node:stream';
import { ObjectStore, putHashed } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { VpsSettings } from '../../vps-settings.js';

const BYTES_PER_GB = 1024 ** 3;
const CONTENT_TYPE = 'application/octet-stream';

/** Keeps disks of servers in the object store, each under the id of its copy. */
@Injectable()
export class CopyStore {
  constructor(
    private readonly settings: VpsSettings,
    private readonly store: ObjectStore,
  ) {}

  /** Stores a disk as it comes out of the engine. No larger one than can be taken back. */
  put(id: string, disk: Readable): Promise<{ sizeBytes: number; sha256: string }> {
    const limitBytes = this.settings.config.VPS_IMAGE_MAX_GB * BYTES_PER_GB;
    return putHashed(this.store, keyOf(id), disk, { contentType: CONTENT_TYPE, limitBytes });
  }

  async get(id: string): Promise<Readable> {
    return (await this.store.get(keyOf(id))).stream;
  }

  async remove(id: string): Promise<void> {
    await this.store.delete(keyOf(id));
  }
}

function keyOf(id: string): string {
  return `vps-backups/${id}`;
}
