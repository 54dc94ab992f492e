import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseDriver } from '../engine/database.driver.js';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { Problems } from '../managed/problems.js';
import { PoolEntity } from './pool.entity.js';

/** What is kept of a reading beside those of the database itself. */
interface PoolReading {
  readonly poolClients: number;
  readonly poolWaiting: number;
  readonly poolConnections: number;
}

/** Of the newest reading of each database, not older than those of now. */
const NOW = `select coalesce(sum(clients), 0)::int as clients, coalesce(sum(waiting), 0)::int as waiting,
    coalesce(sum(connections), 0)::int as connections
  from (select distinct on (database_id) pool_clients as clients, pool_waiting as waiting,
      pool_connections as connections from database_sample
    where at > now() - interval '10 minutes' order by database_id, at desc) newest`;

/** Measures pools of databases. */
@Injectable()
export class PoolReadings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly driver: DatabaseDriver,
    private readonly problems: Problems,
    @Optional() metrics?: ServiceMetrics,
  ) {
    metrics?.gauge(
      'skydeck_database_pools',
      'Clients of pools of databases that are connected and that wait, and connections to servers.',
      ['of'],
      async () => {
        const [now] = await this.dataSource.query<Record<string, number>[]>(NOW);
        return Object.entries(now ?? {}).map(([of, value]) => ({ labels: { of }, value }));
      },
    );
  }

  /** One reading of a pool; nothing of a database that has none, or whose pool does not answer. */
  async read(database: DatabaseEntity): Promise<Partial<PoolReading>> {
    const { id: databaseId, instanceId, internalName } = database;
    const { manager } = this.dataSource;
    const pool = await manager.findOneBy(PoolEntity, { databaseId, isEnabled: true });
    // One that never answered is still being made.
    const isUp = pool !== null && pool.port !== null;
    const sample = isUp
      ? await this.driver.samplePool(instanceId, internalName).catch(() => undefined)
      : undefined;
    await this.#tell(database, isUp && sample === undefined);
    if (!sample) return {};
    const { clients: poolClients, waiting: poolWaiting, connections: poolConnections } = sample;
    return { poolClients, poolWaiting, poolConnections };
  }

  /** That a pool does not answer is a problem of its database, which does. */
  async #tell({ id, problems }: DatabaseEntity, isDown: boolean): Promise<void> {
    if (isDown === (problems.pool !== undefined)) return;
    await this.dataSource.transaction((manager) =>
      isDown
        ? this.problems.note(manager, id, 'pool', 'The connection pool does not answer.')
        : this.problems.clear(manager, id, 'pool'),
    );
  }
}
