import type { ProjectRef } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DatabaseDriver } from '../engine/database.driver.js';
import { Instances } from '../instances/instances.js';
import { DatabaseActions, USABLE } from '../managed/database-actions.js';
import type { BegunDatabase } from '../managed/database-answers.js';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { DatabaseErrors } from '../managed/database.errors.js';
import { Databases } from '../managed/databases.js';
import { PoolEntity } from './pool.entity.js';
import { PoolErrors } from './pool.errors.js';
import { poolLimits } from './pool-limits.js';
import type { PoolInput } from './pool.handler.js';
import { type Pool, toPool, type UpdatePool } from './pool.schema.js';

const BOUND = `select app.name from app_binding binding join app on app.id = binding.app_id
  where binding.kind = 'database' and binding.target = $1 and binding.names ? 'pool_url'
    and app.deleted_at is null limit 5`;

/** The pools of databases, as their owners see them. */
@Injectable()
export class Pools {
  constructor(
    private readonly dataSource: DataSource,
    private readonly databases: Databases,
    private readonly instances: Instances,
    private readonly driver: DatabaseDriver,
    private readonly actions: DatabaseActions,
    private readonly clock: Clock,
  ) {}

  /** @returns the pool and how often it was changed */
  async show(
    project: Pick<ProjectRef, 'id'>,
    nameOrId: string,
  ): Promise<{ readonly pool: Pool; readonly version: number }> {
    const { id, instanceId, internalName } = await this.databases.get(project, nameOrId);
    const row = await this.dataSource.manager.findOneBy(PoolEntity, { databaseId: id });
    const isUp = row?.isEnabled === true && row.port !== null;
    const sample = isUp
      ? await this.driver.samplePool(instanceId, internalName).catch(() => undefined)
      : undefined;
    const instance = await this.instances.get(instanceId);
    return { pool: toPool(row, instance, sample), version: row?.version ?? 0 };
  }

  /** @throws `database_pool.too_large`, `database_pool.in_use`, `database.not_possible` */
  async update(
    project: ProjectRef,
    nameOrId: string,
    wanted: UpdatePool,
    expected: Precondition,
  ): Promise<BegunDatabase> {
    const { engine } = await this.databases.get(project, nameOrId);
    const { parts, obstacles } = await this.driver.capabilities();
    if (parts[engine].pools !== true) {
      const missing = parts[engine].pools === false ? obstacles.map(({ what }) => what) : [];
      const none = `This installation has no pools for \`${engine}\``;
      throw DatabaseErrors.not_possible({ detail: `${[none, ...missing].join(': ')}.` });
    }
    return this.actions.begin(project, nameOrId, {
      name: 'pool',
      from: USABLE,
      change: async (database, manager): Promise<PoolInput> => {
        const which = { databaseId: database.id };
        const row = await manager.findOneBy(PoolEntity, which);
        expected.check(row?.version ?? 0);
        const { maxSize, usualSize } = poolLimits(
          await this.instances.get(database.instanceId, manager),
        );
        const before = {
          isEnabled: row?.isEnabled ?? false,
          mode: row?.mode ?? ('transaction' as const),
          size: row?.size ?? usualSize,
        };
        const size = wanted.size ?? before.size;
        if (size > maxSize) throw PoolErrors.too_large({ detail: `It may be ${maxSize} at most.` });
        const isEnabled = wanted.enabled ?? before.isEnabled;
        if (!isEnabled) await this.#mustBeFree(manager, database);
        await manager.save(PoolEntity, {
          ...which,
          isEnabled,
          mode: wanted.mode ?? before.mode,
          size,
          host: row?.host ?? null,
          port: row?.port ?? null,
          version: (row?.version ?? 0) + 1,
          updatedAt: this.clock.now(),
        });
        return { before };
      },
    });
  }

  async #mustBeFree(manager: EntityManager, { id }: DatabaseEntity): Promise<void> {
    const apps = await manager.query<{ name: string }[]>(BOUND, [id]);
    if (apps.length === 0) return;
    const names = apps.map(({ name }) => `\`${name}\``).join(', ');
    throw PoolErrors.in_use({ detail: `These apps are bound to it: ${names}.` });
  }
}
