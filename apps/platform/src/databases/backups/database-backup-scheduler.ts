import { ApiError } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual } from 'typeorm';
import { DatabaseEntity } from '../managed/database.entity.js';
import { slotsOf } from '../managed/databases.js';
import { BackupEntity } from './backup.entity.js';
import { BackupHistory } from './backup-history.js';
import { Backups } from './backups.js';

const AT_ONCE = 100;
/** A database that is busy is asked again after this, and no longer than that for one backup. */
const RETRY_MS = 5 * 60_000;
const GIVE_UP_MS = 6 * 3_600_000;
const BUSY = new Set(['operation.in_progress', 'database.wrong_state']);

/** Makes the backups that are due, and deletes those that are too many. */
@Injectable()
export class DatabaseBackupScheduler {
  readonly #logger = new Logger(DatabaseBackupScheduler.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly backups: Backups,
    private readonly history: BackupHistory,
    private readonly clock: Clock,
  ) {}

  /** Looks once. Any number of processes may do so at the same time. */
  async pass(): Promise<void> {
    const { manager } = this.dataSource;
    const due = await manager.find(DatabaseEntity, {
      where: { deletedAt: IsNull(), backupNextAt: LessThanOrEqual(this.clock.now()) },
      order: { backupNextAt: 'ASC' },
      take: AT_ONCE,
    });
    for (const row of due) {
      if (await this.#claim(row)) await this.#attempt(row.id, () => this.#take(row));
    }
    for (const { id, project_id: project } of await this.#surplus()) {
      await this.#attempt(id, () => this.backups.delete({ id: project }, id));
    }
    const where = { status: 'deleting' as const, deletedAt: IsNull() };
    for (const row of await manager.find(BackupEntity, { where, take: AT_ONCE })) {
      await this.#attempt(row.id, () => this.backups.remove(row));
    }
  }

  /** Only one process gets it. If that dies here, it is tried again a little later. */
  async #claim({ id, backupNextAt }: DatabaseEntity): Promise<boolean> {
    const again = new Date(this.clock.now().getTime() + RETRY_MS);
    const which = { id, backupNextAt: backupNextAt ?? IsNull() };
    const { affected } = await this.dataSource.manager.update(DatabaseEntity, which, {
      backupNextAt: again,
    });
    return affected === 1;
  }

  async #take(row: DatabaseEntity): Promise<void> {
    const { id, projectId, backupSlotAt: slotAt } = row;
    if (slotAt === null) return;
    const which = { databaseId: id, slotAt };
    // A process that died after this had begun it.
    if (await this.dataSource.manager.existsBy(BackupEntity, which)) return this.#goOn(row);
    try {
      await this.backups.create({ id: projectId }, id, 'scheduled', slotAt);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isLate = this.clock.now().getTime() - slotAt.getTime() > GIVE_UP_MS;
      if (BUSY.has(error.code) && !isLate) return;
      return this.#goOn(row, error.code);
    }
    await this.#goOn(row);
  }

  /** Waits for the next slot. Slots that passed while nobody looked are not made up for. */
  async #goOn(row: DatabaseEntity, reason?: string): Promise<void> {
    const { id, backupSlotAt: slotAt } = row;
    if (slotAt === null) return;
    await this.dataSource.transaction(async (manager) => {
      const next = slotsOf(row.backupHourUtc, this.clock.now());
      const { affected } = await manager.update(DatabaseEntity, { id, backupSlotAt: slotAt }, next);
      if (affected !== 1 || reason === undefined) return;
      await this.history.tellMissed(manager, row, slotAt, reason);
    });
  }

  /** The oldest beyond those to keep, and failed ones that have a good one after them. */
  #surplus(): Promise<{ id: string; project_id: string }[]> {
    return this.dataSource.query(
      `select id, project_id from (
         select backup.id, backup.project_id, backup.status, managed.backup_keep as keep,
                count(*) filter (where backup.status = 'ready')
                  over (partition by backup.database_id order by backup.id desc) as newer
         from database_backup backup
         join managed_database managed on managed.id = backup.database_id
           and managed.deleted_at is null
         where backup.kind = 'scheduled' and backup.deleted_at is null
       ) backup
       where (status = 'ready' and newer > keep) or (status = 'failed' and newer > 0)
       order by id limit ${AT_ONCE}`,
    );
  }

  async #attempt(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // Another process was first, or it is busy: the next pass sees.
      if (error instanceof ApiError) return;
      this.#logger.error({ msg: 'a backup failed; it is tried again', id, err: error });
    }
  }
}
