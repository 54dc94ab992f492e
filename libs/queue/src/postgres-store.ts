import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { runMigrations } from 'bullmq';
import pg from 'pg';

/** Short, as an idle connection costs a process of the database server. */
const IDLE_TIMEOUT_MS = 3_000;
/** How long connections that are lent out are waited for at the end. */
const RETURN_MS = 5_000;

/** The connections of the queues of a service to Postgres. */
export class PostgresStore extends pg.Pool {
  readonly #lent = new Set<pg.PoolClient>();

  private constructor(url: string, max: number) {
    const options = '-c search_path=bullmq';
    super({ connectionString: url, options, max, idleTimeoutMillis: IDLE_TIMEOUT_MS });
    // Every queue and worker listens.
    this.setMaxListeners(0);
    const logger = new Logger('Queue');
    // A connection that ends while it is lent out and idle must not end the process.
    this.on('connect', (client) => client.on('error', () => undefined));
    this.on('error', ({ message }) => logger.warn(`An idle queue connection was lost: ${message}`));
    this.on('acquire', (client) => this.#lent.add(client));
    this.on('release', (_error, client) => this.#lent.delete(client));
  }

  /** Connects, and brings the tables of the queues up to date. */
  static async open(url: string, max: number): Promise<PostgresStore> {
    const store = new PostgresStore(url, max);
    const client = await store.connect();
    try {
      // Services that start together must not create the same tables together.
      await client.query(`select pg_advisory_lock(hashtext('migrate:bullmq'))`);
      await runMigrations(client);
    } finally {
      await client.query(`select pg_advisory_unlock(hashtext('migrate:bullmq'))`);
      client.release();
    }
    return store;
  }

  /** Makes room for a worker, which keeps a connection for itself to be told of jobs. */
  makeRoom(): void {
    this.options.max += 1;
  }

  /**
   * Ends all connections. A worker that is stopped while it starts may keep one for ever, so those that
   * do not come back in time are cut off.
   */
  async close(waitMs = RETURN_MS): Promise<void> {
    const cancel = new AbortController();
    const ended = this.end().finally(() => cancel.abort());
    await sleep(waitMs, undefined, { signal: cancel.signal }).catch(() => undefined);
    for (const client of this.#lent) client.release(true);
    await ended;
  }
}
