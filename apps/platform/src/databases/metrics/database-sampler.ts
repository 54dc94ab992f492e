import { Clock, Rounds } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import { DataSource, In, IsNull, LessThan } from 'typeorm';
import { ARCHIVE_LAGS, archiveLagS } from '../archive/archive-lag.js';
import { DatabaseSettings } from '../database-settings.js';
import { DatabaseDriver } from '../engine/database.driver.js';
import { DatabaseEntity } from '../managed/database.entity.js';
import { Instances } from '../instances/instances.js';
import { Problems, STORAGE_FULL } from '../managed/problems.js';
import { PoolReadings } from '../pools/pool-readings.js';
import { DatabaseSampleEntity } from './database-sample.entity.js';

/** How long readings are kept. */
const KEPT_MS = 7 * 86_400_000;
const COUNTS = `select status, plan, engine, count(*)::int as count from managed_database
  where deleted_at is null group by status, plan, engine`;

/** Measures all databases that answer, one after the other. */
@Injectable()
export class DatabaseSampler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(DatabaseSampler.name);
  readonly #rounds = new Rounds(
    () => this.measure(),
    (err) => this.#logger.warn({ msg: 'databases were not measured', err }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly driver: DatabaseDriver,
    private readonly instances: Instances,
    private readonly pools: PoolReadings,
    private readonly problems: Problems,
    private readonly settings: DatabaseSettings,
    private readonly clock: Clock,
    @Optional() metrics?: ServiceMetrics,
  ) {
    metrics?.gauge(
      'skydeck_databases',
      'Managed databases, by status, plan and engine.',
      ['status', 'plan', 'engine'],
      async () => {
        const rows =
          await this.dataSource.query<
            { status: string; plan: string; engine: string; count: number }[]
          >(COUNTS);
        return rows.map(({ count, ...labels }) => ({ labels, value: count }));
      },
    );
    metrics?.gauge(
      'skydeck_database_archive_lag_seconds',
      'Seconds that the oldest finished piece of the log waits to be safe; 0 when none does.',
      ['database'],
      async () => {
        const rows = await this.dataSource.query<{ database: string; lag_s: number | null }[]>(
          ARCHIVE_LAGS,
          [this.clock.now()],
        );
        return rows.map(({ database, lag_s: lagS }) => ({
          labels: { database },
          value: Math.max(0, lagS ?? 0),
        }));
      },
    );
  }

  onApplicationBootstrap(): void {
    this.#rounds.start(this.settings.config.DATABASES_METRICS_EVERY_S * 1000);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#rounds.stop();
  }

  /** One reading of every database that answers. */
  async measure(): Promise<void> {
    const { manager } = this.dataSource;
    const where = { deletedAt: IsNull(), status: In(['available', 'degraded']) };
    for (const row of await manager.findBy(DatabaseEntity, where)) await this.#measure(row);
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await manager.delete(DatabaseSampleEntity, { at: LessThan(before) });
  }

  async #measure(database: DatabaseEntity): Promise<void> {
    const { id, instanceId, internalName, problems } = database;
    const sample = await this.driver.sample(instanceId, internalName).catch(() => undefined);
    // Its server is down, which the observer tells of.
    if (!sample) return;
    const { isReadOnly, connections } = sample;
    const [bytes, committed, rolledBack, blocksHit, blocksRead] = [
      sample.bytes,
      sample.committed,
      sample.rolledBack,
      sample.blocksHit,
      sample.blocksRead,
    ].map((value) => String(Math.round(value)));
    const at = this.clock.now();
    const counters = { bytes, committed, rolledBack, blocksHit, blocksRead };
    const pool = await this.pools.read(database);
    const lagS = archiveLagS(await this.instances.get(instanceId), at);
    await this.dataSource.manager
      .createQueryBuilder()
      .insert()
      .into(DatabaseSampleEntity)
      .values({ databaseId: id, at, connections, ...counters, ...pool, archiveLagS: lagS })
      .orIgnore()
      .execute();
    if (isReadOnly === (problems.disk !== undefined)) return;
    await this.dataSource.transaction((manager) =>
      isReadOnly
        ? this.problems.note(manager, id, 'disk', STORAGE_FULL)
        : this.problems.clear(manager, id, 'disk'),
    );
  }
}
