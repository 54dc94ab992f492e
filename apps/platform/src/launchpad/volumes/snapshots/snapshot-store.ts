import type { Readable } from 'node:stream';
import { createObjectStore, type ObjectStore } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LaunchpadSettings } from '../../launchpad-settings.js';

/** Keeps packed snapshots of volumes in the object store. */
@Injectable()
export class SnapshotStore implements OnModuleInit, OnApplicationShutdown {
  #store!: ObjectStore;

  constructor(
    private readonly settings: LaunchpadSettings,
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

  /** Keeps a snapshot; says how large it is. */
  async put(id: string, packed: Readable): Promise<number> {
    const { size } = await this.#store.put(keyOf(id), packed, { contentType: 'application/gzip' });
    return size;
  }

  async get(id: string): Promise<Readable> {
    return (await this.#store.get(keyOf(id))).stream;
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#store.deleteMany(ids.map(keyOf));
  }
}

function keyOf(id: string): string {
  return `app-volume-snapshots/${id}.tar.gz`;
}
