import {
  type DynamicModule,
  type FactoryProvider,
  Global,
  Inject,
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

const SERVES_LINKS = Symbol('serves links of the object store');

/** What the store is made of when that has to be asked for. */
export interface ObjectStoreFactory extends Pick<
  FactoryProvider<ObjectStoreOptions>,
  'inject' | 'useFactory'
> {
  /** False where objects never leave by links of the store itself. */
  readonly servesLinks: boolean;
}

/**
 * Gives a service the object store, open from start to shutdown. With the driver `disk` the service
 * also serves the signed requests, at the path of `publicUrl`, unless it makes none.
 */
@Global()
@Module({})
export class ObjectStoreModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly store: ObjectStore,
    private readonly host: HttpAdapterHost,
    @Inject(SERVES_LINKS) private readonly servesLinks: boolean,
  ) {}

  static forRoot(options: ObjectStoreOptions): DynamicModule {
    return this.forRootAsync({ useFactory: () => options, servesLinks: true });
  }

  static forRootAsync({ inject = [], useFactory, servesLinks }: ObjectStoreFactory): DynamicModule {
    return {
      module: ObjectStoreModule,
      providers: [
        {
          provide: ObjectStore,
          inject,
          useFactory: async (...values: unknown[]) =>
            createObjectStore(await useFactory(...values)),
        },
        { provide: SERVES_LINKS, useValue: servesLinks },
      ],
      exports: [ObjectStore],
    };
  }

  async onModuleInit(): Promise<void> {
    await this.store.open();
    if (!this.servesLinks) return;
    const adapter = this.host.httpAdapter as { getInstance(): FastifyInstance } | undefined;
    if (!adapter || !(this.store instanceof DiskObjectStore)) return;
    // Waiting for it would make Fastify ready before Nest has said who answers errors.
    void adapter.getInstance().register(signedUrlHandler(this.store));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.store.close();
  }
}
