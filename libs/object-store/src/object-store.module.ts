import {
  type DynamicModule,
  Global,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { DiskObjectStore } from './disk/disk-object-store.js';
import { ObjectStore } from './object-store.js';
import { createObjectStore, type ObjectStoreOptions } from './object-stores.js';
import { signedUrlHandler } from './signed-urls/signed-url-handler.js';

/**
 * Gives a service the object store, open from start to shutdown. With the driver `disk` the service
 * also serves the signed requests, at the path of `publicUrl`.
 */
@Global()
@Module({})
export class ObjectStoreModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly store: ObjectStore,
    private readonly host: HttpAdapterHost,
  ) {}

  static forRoot(options: ObjectStoreOptions): DynamicModule {
    return {
      module: ObjectStoreModule,
      providers: [{ provide: ObjectStore, useFactory: () => createObjectStore(options) }],
      exports: [ObjectStore],
    };
  }

  async onModuleInit(): Promise<void> {
    await this.store.open();
    const adapter = this.host.httpAdapter as { getInstance(): FastifyInstance } | undefined;
    if (!adapter || !(this.store instanceof DiskObjectStore)) return;
    await adapter.getInstance().register(signedUrlHandler(this.store));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.store.close();
  }
}
