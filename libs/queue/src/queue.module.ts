import { BullModule } from '@nestjs/bullmq';
import { isClusterUrl } from '@skydeck/redis';
import { ReadinessChecks, ServiceRoles } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationShutdown,
  Optional,
} from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PostgresStore } from './postgres-store.js';
import { QueueErrors } from './queue-errors.js';
import { RedisStore } from './redis-store.js';
import { rest } from './resting-stores.js';
import { chooseStoreByConnection } from './store-backend.js';
import { QueueTelemetry } from './telemetry/queue-telemetry.js';

export interface QueueConfig {
  /** Redis when given; otherwise jobs wait in Postgres, in the schema `bullmq`. */
  readonly redisUrl?: string | undefined;
  readonly databaseUrl: string;
  /** Most connections that the queues of this service hold at once, besides one for each worker. */
  readonly poolSize?: number;
}

const STORE = Symbol('queue store');

chooseStoreByConnection();

/**
 * Background jobs. Services in one process may have different stores. Global, so that it is torn
 * down after the workers that use it.
 */
@Global()
@Module({})
export class QueueModule implements OnApplicationShutdown {
  constructor(
    @Inject(STORE) private readonly store: PostgresStore | RedisStore,
    @Optional() checks?: ReadinessChecks,
  ) {
    checks?.add('queue', () => answers(store));
  }

  static forRoot({ redisUrl, databaseUrl, poolSize = 4 }: QueueConfig): DynamicModule {
    return {
      module: QueueModule,
      imports: [
        DiscoveryModule,
        BullModule.forRootAsync({
          useFactory: (store: PostgresStore | RedisStore, metrics?: ServiceMetrics) => ({
            connection: store as never,
            // The braces keep the keys of all queues in one slot: a script may use only one.
            ...(redisUrl !== undefined && isClusterUrl(redisUrl) && { prefix: '{bull}' }),
            telemetry: new QueueTelemetry(metrics),
          }),
          inject: [STORE, { token: ServiceMetrics, optional: true }],
        }),
      ],
      providers: [
        QueueErrors,
        {
          provide: STORE,
          useFactory: async (roles?: ServiceRoles) => {
            const store = redisUrl
              ? new RedisStore(redisUrl)
              : await PostgresStore.open(databaseUrl, poolSize);
            return roles?.works === false ? rest(store) : store;
          },
          inject: [{ token: ServiceRoles, optional: true }],
        },
      ],
      exports: [STORE],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.store.close();
  }
}

async function answers(store: PostgresStore | RedisStore): Promise<boolean> {
  if (store instanceof RedisStore) return store.isReady();
  await store.query('select 1');
  return true;
}
