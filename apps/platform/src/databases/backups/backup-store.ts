import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createObjectStore, type ObjectStore } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DatabaseSettings } from '../database-settings.js';
import { DatabaseBackupErrors } from './backup.errors.js';

const CONTENT_TYPE = 'application/octet-stream';
/** No dump is larger than the largest storage. */
const LIMIT_BYTES = 16_384 * 1024 ** 3;

/** Keeps dumps in the object store, each under the id of its backup. */
@Injectable()
export class BackupStore implements OnModuleInit, OnApplicationShutdown {
  #store!: ObjectStore;

  constructor(
    private readonly settings: DatabaseSettings,
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

  /** Stores a dump as it comes out of the database, never through memory. */
  async put(id: string, dump: Readable): Promise<{ sizeBytes: number; sha256: string }> {
    const hash = createHash('sha256');
    const body = Readable.from(hashed(dump, hash), { objectMode: false });
    const options = { contentType: CONTENT_TYPE, limitBytes: LIMIT_BYTES };
    const { size } = await this.#store.put(keyOf(id), body, options);
    return { sizeBytes: size, sha256: hash.digest('hex') };
  }

  /** The dump, which fails at its end unless it is what was stored. */
  async get(id: string, sha256: string): Promise<Readable> {
    const { stream } = await this.#store.get(keyOf(id));
    return Readable.from(checked(stream, sha256), { objectMode: false });
  }

  async remove(id: string): Promise<void> {
    await this.#store.delete(keyOf(id));
  }
}

async function* hashed(dump: Readable, hash: Hash) {
  for await (const chunk of dump as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}

async function* checked(stream: Readable, sha256: string) {
  const hash = createHash('sha256');
  yield* hashed(stream, hash);
  if (hash.digest('hex') !== sha256) throw DatabaseBackupErrors.damaged();
}

const keyOf = (id: string) => `database-backups/${id}`;
