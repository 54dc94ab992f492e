import { BullModule } from '@nestjs/bullmq';
import { ReadinessChecks } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import {
  type DynamicModule,
  Global,
  Inject,
  Logger,
  Module,
  type OnApplicationShutdown,
  Optional,
} from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { runMigrations } from 'bullmq';
import pg from 'pg';
import { QueueErrors } from './queue-errors.js';
import { RedisStore } from './redis-store.js';
import { chooseStoreByConnection } from './store-backend.js';
import { QueueTelemetry } from './telemetry/queue-telemetry.js';

export interface QueueConfig {
  /** Redis when given; otherwise jobs wait in Postgres, in the schema `bullmq`. */
  readonly redisUrl?: string | undefined;
  readonly databaseUrl: string;
  /** Most connections that the queues of this service hold at once. */
  readonly poolSize?: number;
}

/** Short, as an idle connection costs a process of the database server. */
const IDLE_TIMEOUT_MS = 3000;
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
    @Inject(STORE) private readonly store: pg.Pool | RedisStore,
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
          useFactory: (store: pg.Pool | RedisStore, metrics?: ServiceMetrics) => ({
            connection: store as never,
            telemetry: new QueueTelemetry(metrics),
          }),
          inject: [STORE, { token: ServiceMetrics, optional: true }],
        }),
      ],
      providers: [
        QueueErrors,
        {
          provide: STORE,
          useFactory: () =>
            redisUrl ? new RedisStore(redisUrl) : openPostgres(databaseUrl, poolSize),
        },
      ],
      exports: [STORE],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await (this.store instanceof RedisStore ? this.store.close() : this.store.end());
  }
}

async function answers(store: pg.Pool | RedisStore): Promise<boolean> {
  if (store instanceof RedisStore) return store.isReady();
  await store.query('select 1');
  return true;
}

async function openPostgres(url: string, max: number): Promise<pg.Pool> {
  const options = '-c search_path=bullmq';
  const idleTimeoutMillis = IDLE_TIMEOUT_MS;
  const pool = new pg.Pool({ connectionString: url, options, max, idleTimeoutMillis });
  const logger = new Logger('Queue');
  // A connection that ends while it is lent out and idle must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => logger.warn(`An idle queue connection was lost: ${error.message}`));
  await migrate(pool);
  return pool;
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Services that start together must not create the same tables together.
    await client.query(`select pg_advisory_lock(hashtext('migrate:bullmq'))`);
    await runMigrations(client);
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('migrate:bullmq'))`);
    client.release();
  }
}
