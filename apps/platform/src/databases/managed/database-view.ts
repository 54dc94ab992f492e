import { OperationEntity } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { InstanceEntity } from '../instances/instance.entity.js';
import { DATABASE_PROBLEMS, type DatabaseEntity } from './database.entity.js';
import type { Database } from './database.schema.js';

/** Shows databases with what is known of their servers. */
@Injectable()
export class DatabaseView {
  constructor(private readonly dataSource: DataSource) {}

  async one(row: DatabaseEntity): Promise<Database> {
    const [shown] = await this.many([row]);
    return shown!;
  }

  async many(rows: readonly DatabaseEntity[]): Promise<Database[]> {
    const { manager } = this.dataSource;
    const [instances, operations] = await Promise.all([
      manager.findBy(InstanceEntity, { id: In(rows.map(({ instanceId }) => instanceId)) }),
      manager.findBy(OperationEntity, {
        resourceId: In(rows.map(({ id }) => id)),
        finishedAt: IsNull(),
      }),
    ]);
    const instanceOf = new Map(instances.map((one) => [one.id, one]));
    const operationOf = new Map(operations.map((one) => [one.resourceId, one]));
    return rows.map((row) => shownOf(row, instanceOf.get(row.instanceId), operationOf.get(row.id)));
  }
}

function shownOf(
  row: DatabaseEntity,
  instance: InstanceEntity | undefined,
  operation: OperationEntity | undefined,
): Database {
  return {
    id: row.id,
    name: row.name,
    engine: row.engine,
    plan: row.plan,
    version: row.major,
    size: row.size,
    storage_gb: row.storageGb,
    trusted_sources: row.trustedSources,
    status: row.status,
    problems: DATABASE_PROBLEMS.flatMap((problem) => {
      const found = row.problems[problem];
      return found ? [{ problem, ...found }] : [];
    }),
    error: row.error,
    host: instance?.host ?? null,
    port: instance?.port ?? null,
    database: row.internalName,
    protected: row.isProtected,
    backups: {
      hour_utc: row.backupHourUtc,
      keep: row.backupKeep,
      next_at: row.backupNextAt?.toISOString() ?? null,
    },
    origin: row.origin,
    operation: operation
      ? {
          id: operation.id,
          kind: operation.kind,
          progress: operation.progress,
          stage: operation.stage,
        }
      : null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
