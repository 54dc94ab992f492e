import type { ProjectRef } from '@skydeck/auth-guard';
import { ApiError } from '@skydeck/errors';
import { type OperationEntity, Operations } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { DatabaseEntity } from '../managed/database.entity.js';
import { BackupEntity } from './backup.entity.js';
import { DatabaseBackupErrors } from './backup.errors.js';
import { BackupHistory } from './backup-history.js';
import { CheckPlaces } from './check-places.js';

const WEEK_MS = 7 * 86_400_000;
const AT_ONCE = 20;

/** Has backups restored now and then, to see that they can be. */
@Injectable()
export class BackupChecks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly operations: Operations,
    private readonly places: CheckPlaces,
    private readonly history: BackupHistory,
    private readonly clock: Clock,
  ) {}

  /** Begins to restore a backup beside its database. @throws `database_backup.not_ready` */
  async begin(
    project: Pick<ProjectRef, 'id'>,
    id: string,
  ): Promise<{ backup: BackupEntity; operation: OperationEntity }> {
    const before = await this.operations.startedBefore(project.id);
    if (before) {
      const which = { id, projectId: project.id };
      const backup = await this.dataSource.manager.findOneByOrFail(BackupEntity, which);
      return { backup, operation: before };
    }
    const begun = await this.dataSource.transaction(async (manager) => {
      const where = { id, projectId: project.id, deletedAt: IsNull() };
      const lock = { mode: 'pessimistic_write' } as const;
      const backup = await manager.findOne(BackupEntity, { where, lock });
      if (!backup) throw DatabaseBackupErrors.not_found();
      if (backup.status !== 'ready') throw DatabaseBackupErrors.not_ready();
      const operation = await this.operations.start(manager, {
        projectId: project.id,
        kind: 'database.check',
        resource: { type: 'database_backup', id },
        input: await this.places.plan(manager, backup),
      });
      backup.checkState = 'running';
      await manager.save(backup);
      await this.history.note(manager, 'check', backup);
      return { backup, operation };
    });
    void this.operations.wake(begun.operation);
    return begun;
  }

  /** Once a week the newest backup of each database that has one. */
  async pass(): Promise<void> {
    const now = this.clock.now();
    const due = await this.dataSource.query<
      { database_id: string; id: string; project_id: string }[]
    >(
      `select distinct on (managed.id) managed.id as database_id, backup.id, managed.project_id
       from managed_database managed
       join database_backup backup on backup.database_id = managed.id
         and backup.status = 'ready' and backup.deleted_at is null
       where managed.deleted_at is null and managed.status in ('available', 'degraded')
         and coalesce(managed.check_next_at, managed.created_at + interval '7 days') <= $1
       order by managed.id, backup.id desc limit ${AT_ONCE}`,
      [now],
    );
    for (const { database_id: databaseId, id, project_id: project } of due) {
      const next = { checkNextAt: new Date(now.getTime() + WEEK_MS) };
      const { affected } = await this.dataSource.manager
        .createQueryBuilder()
        .update(DatabaseEntity)
        .set(next)
        .where('id = :id and (check_next_at is null or check_next_at <= :now)', {
          id: databaseId,
          now,
        })
        .execute();
      if (affected === 1) await this.begin({ id: project }, id).catch(ignoreRefusal);
    }
  }
}

/** Somebody checks it already, or has deleted it. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
