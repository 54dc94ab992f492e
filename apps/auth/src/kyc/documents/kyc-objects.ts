import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { createObjectStore, type ObjectStore } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import type { AuthConfig } from '../../auth.config.js';
import { Settings } from '../../settings.module.js';

const TYPE = 'application/octet-stream';

/** Where sealed pictures are kept. They never leave by links of the store itself. */
@Injectable()
export class KycObjects implements OnModuleInit, OnApplicationShutdown {
  #store!: ObjectStore;

  constructor(
    @Settings() private readonly config: AuthConfig,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    const { AUTH_URL, SKYDECK_SERVICE_SECRET: secret } = this.config;
    const now = () => this.clock.now();
    this.#store = await createObjectStore({
      config: this.config,
      publicUrl: AUTH_URL,
      secret,
      now,
    });
    await this.#store.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#store?.close();
  }

  /** Where the pictures of a session are. */
  keyOf(sessionId: string, documentId: string): string {
    return `kyc/${sessionId}/${documentId}`;
  }

  async put(key: string, sealed: Buffer): Promise<void> {
    await this.#store.put(key, sealed, { contentType: TYPE });
  }

  async get(key: string): Promise<Buffer> {
    const { stream } = await this.#store.get(key);
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }

  async delete(key: string): Promise<void> {
    await this.#store.delete(key);
  }

  /** Deletes everything of a session, also what a crash left without a row. */
  async deleteAllOf(sessionId: string): Promise<void> {
    const prefix = `kyc/${sessionId}/`;
    for (;;) {
      const { objects, nextCursor } = await this.#store.list({ prefix });
      await this.#store.deleteMany(objects.map(({ key }) => key));
      if (nextCursor === null) return;
    }
  }
}
