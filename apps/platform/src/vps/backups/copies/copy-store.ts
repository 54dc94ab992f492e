import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createObjectStore, type ObjectStore } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { VpsSettings } from '../../vps-settings.js';

const BYTES_PER_GB = 1024 ** 3;
const CONTENT_TYPE = 'application/octet-stream';

/** Keeps disks of servers in the object store, each under the id of its copy. */
@Injectable()
export class CopyStore implements OnModuleInit, OnApplicationShutdown {
  #store!: ObjectStore;

  constructor(
    private readonly settings: VpsSettings,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    const { config } = this.settings;
    this.#store = await createObjectStore({
      config,
      publicUrl: config.PLATFORM_URL ?? config.EDGE_URL,
      secret: config.SKYDECK_SERVICE_SECRET,
      now: () => this.clock.now(),
    });
    await this.#store.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#store?.close();
  }

  /** Stores a disk as it comes out of the engine, never through memory. No larger one than can be taken back. */
  async put(id: string, disk: Readable): Promise<{ sizeBytes: number; sha256: string }> {
    const hash = createHash('sha256');
    const limitBytes = this.settings.config.VPS_IMAGE_MAX_GB * BYTES_PER_GB;
    const body = Readable.from(hashed(disk, hash), { objectMode: false });
    const { size } = await this.#store.put(keyOf(id), body, {
      contentType: CONTENT_TYPE,
      limitBytes,
    });
    return { sizeBytes: size, sha256: hash.digest('hex') };
  }

  async get(id: string): Promise<Readable> {
    return (await this.#store.get(keyOf(id))).stream;
  }

  async remove(id: string): Promise<void> {
    await this.#store.delete(keyOf(id));
  }
}

async function* hashed(disk: Readable, hash: ReturnType<typeof createHash>) {
  for await (const chunk of disk as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}

function keyOf(id: string): string {
  return `vps-backups/${id}`;
}
