import { tenantOf } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { type TimeMeter, Usage } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DatabaseUsageEntity } from './database-usage.entity.js';
import { STORED } from './stored.sql.js';

/** Something that is counted otherwise than it is now; without a rate it is not there any more. */
interface Change {
  readonly meter: TimeMeter;
  readonly resourceId: string;
  readonly projectId: string | null;
  readonly rate: string | null;
}

/**
 * Measures the storage that databases were given, and what their backups and archives take in the
 * object store. It goes on while the platform is stopped.
 */
@Injectable()
export class StorageMeter {
  constructor(
    private readonly usage: Usage,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Looks once. Any number of processes may do so at the same time. */
  async pass(): Promise<void> {
    const changes = await this.dataSource.query<Change[]>(STORED);
    for (const change of changes) {
      await this.dataSource.transaction((manager) => this.#follow(manager, change));
    }
  }

  async #follow(manager: EntityManager, change: Change): Promise<void> {
    const { meter, resourceId, projectId, rate } = change;
    const lock = { mode: 'pessimistic_write' } as const;
    const which = { meter, resourceId };
    const counted = await manager.findOne(DatabaseUsageEntity, { where: which, lock });
    if (counted?.rate === rate) return;
    const now = this.clock.now();
    if (counted) {
      await manager.delete(DatabaseUsageEntity, which);
      await this.usage.end(manager, meter, keyOf(counted), now);
    }
    if (projectId === null || rate === null) return;
    const row = { meter, resourceId, projectId, rate, since: now };
    const insert = manager.createQueryBuilder().insert().into(DatabaseUsageEntity).values(row);
    const { raw } = (await insert.orIgnore().returning('rate').execute()) as { raw: unknown[] };
    // Another process was first.
    if (raw.length === 0) return;
    const project = tenantOf(projectId);
    const interval = { project, meter, key: keyOf(row), rate: BigInt(rate) };
    await this.usage.begin(manager, interval, now);
  }
}

/** An interval that was ended never begins again, so each has a name of its own. */
const keyOf = ({ resourceId, rate, since }: DatabaseUsageEntity | (Change & { since: Date })) =>
  `${resourceId}.${rate}.${since.getTime()}`;
