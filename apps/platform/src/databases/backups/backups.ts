import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { OperationEntity } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { DatabaseActions, USABLE } from '../managed/database-actions.js';
import { BackupEntity, type BackupKind } from './backup.entity.js';
import { DatabaseBackupErrors } from './backup.errors.js';
import { BackupHistory } from './backup-history.js';
import type { ListBackups } from './backup.schema.js';
import { BackupStore } from './backup-store.js';
import { NewBackups } from './new-backups.js';

type Project = Pick<ProjectRef, 'id'>;

/** What is kept of databases, as their owners see it. */
@Injectable()
export class Backups {
  constructor(
    private readonly dataSource: DataSource,
    private readonly actions: DatabaseActions,
    private readonly made: NewBackups,
    private readonly store: BackupStore,
    private readonly history: BackupHistory,
    private readonly clock: Clock,
  ) {}

  /** Begins to keep what a database holds now. */
  async create(
    project: Project,
    database: string,
    kind: BackupKind,
    slotAt: Date | null = null,
  ): Promise<{ backup: BackupEntity; operation: OperationEntity }> {
    let backup: BackupEntity | undefined;
    const { operation } = await this.actions.begin(project, database, {
      name: 'backup',
      from: USABLE,
      change: async (row, manager) => {
        backup = await this.made.add(manager, row, kind, slotAt);
        return { backupId: backup.id };
      },
    });
    const { backupId } = operation.input as { readonly backupId: string };
    return { backup: backup ?? (await this.get(project, backupId)), operation };
  }

  /** @returns at most `limit + 1` backups */
  list(project: Project, wanted: ReturnType<typeof ListBackups.parse>): Promise<BackupEntity[]> {
    const { database_id: databaseId, ...filters } = wanted.filters;
    const rows = this.dataSource.manager.createQueryBuilder(BackupEntity, 'backup');
    rows.where({
      projectId: project.id,
      deletedAt: IsNull(),
      ...filters,
      ...(databaseId !== undefined && { databaseId }),
    });
    return readKeyset(rows, wanted);
  }

  /** @throws `database_backup.not_found` */
  async get({ id: projectId }: Project, id: string): Promise<BackupEntity> {
    const where = { id, projectId, deletedAt: IsNull() };
    const row = await this.dataSource.manager.findOneBy(BackupEntity, where);
    if (!row) throw DatabaseBackupErrors.not_found();
    return row;
  }

  /** One that can be restored. @throws `database_backup.not_ready` */
  async ready(project: Project, id: string): Promise<BackupEntity> {
    const row = await this.get(project, id);
    if (row.status !== 'ready') throw DatabaseBackupErrors.not_ready();
    return row;
  }

  /** Deletes a backup; what a crash leaves of it is removed later. */
  async delete(project: Project, id: string): Promise<void> {
    const found = await this.get(project, id);
    if (found.status === 'creating') throw DatabaseBackupErrors.not_ready();
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        BackupEntity,
        { id, status: found.status, deletedAt: IsNull() },
        { status: 'deleting' },
      );
      if (affected === 1) await this.history.note(manager, 'delete', found);
    });
    await this.remove(found);
  }

  /** Removes what the store has of a backup that is on its way out. */
  async remove({ id }: BackupEntity): Promise<void> {
    await this.store.remove(id);
    await this.dataSource.transaction(async (manager) => {
      const which = { id, status: 'deleting' as const, deletedAt: IsNull() };
      const { affected } = await manager.update(BackupEntity, which, {
        deletedAt: this.clock.now(),
      });
      if (affected !== 1) return;
      const row = await manager.findOneByOrFail(BackupEntity, { id });
      await this.history.tell(manager, 'deleted', row);
    });
  }
}
