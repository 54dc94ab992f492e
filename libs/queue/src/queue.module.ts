import { BullModule } from '@nestjs/bullmq';
import {
  type DynamicModule,
  Global,
  Inject,
  Logger,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { runMigrations, setDefaultBackendFactory } from 'bullmq';
import pg from 'pg';
import { patientPostgresBackend } from './patient-postgres-backend.js';

export interface QueueConfig {
  /** Redis when given; otherwise jobs wait in Postgres, in the schema `bullmq`. */
  readonly redisUrl?: string | undefined;
  readonly databaseUrl: string;
  /** Most connections that the queues of this service hold at once. */
  readonly poolSize?: number;
}

/** Short, as an idle connection costs a process of the database server. */
const IDLE_TIMEOUT_MS = 3000;
const POOL = Symbol('queue pool');

/** Background jobs. Global, so that it is torn down after the workers that use it. */
@Global()
@Module({})
export class QueueModule implements OnApplicationShutdown {
  constructor(@Inject(POOL) private readonly pool: pg.Pool | null) {}

  static forRoot({ redisUrl, databaseUrl, poolSize = 4 }: QueueConfig): DynamicModule {
    return {
      module: QueueModule,
      imports: [
        BullModule.forRootAsync({
          useFactory: async (pool: pg.Pool | null) => {
            if (!pool) return { connection: { url: redisUrl, maxRetriesPerRequest: null } };
            await migrate(pool);
            setDefaultBackendFactory(patientPostgresBackend as never);
            return { connection: pool as never };
          },
          inject: [POOL],
        }),
      ],
      providers: [
        { provide: POOL, useFactory: () => (redisUrl ? null : openPool(databaseUrl, poolSize)) },
      ],
      exports: [POOL],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.end();
  }
}

function openPool(url: string, max: number): pg.Pool {
  const options = '-c search_path=bullmq';
  const idleTimeoutMillis = IDLE_TIMEOUT_MS;
  const pool = new pg.Pool({ connectionString: url, options, max, idleTimeoutMillis });
  const logger = new Logger('Queue');
  pool.on('error', (error) => logger.warn(`An idle queue connection was lost: ${error.message}`));
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
