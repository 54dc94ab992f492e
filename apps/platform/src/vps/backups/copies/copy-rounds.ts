import { ApiError } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BackupCopies } from './backup-copies.js';
import { BackupCopyEntity } from './backup-copy.entity.js';
import { CopyHistory } from './copy-history.js';
import { CopyStore } from './copy-store.js';

const AT_ONCE = 100;

interface Uncopied {
  readonly id: string;
  readonly vps_id: string;
  readonly project_id: string;
}

/** Copies new backups whose plan says so, and deletes the copies that are too many. */
@Injectable()
export class CopyRounds {
  readonly #logger = new Logger(CopyRounds.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: BackupCopies,
    private readonly store: CopyStore,
    private readonly history: CopyHistory,
    private readonly clock: Clock,
  ) {}

  /** Looks once. Any number of processes may do so at the same time. */
  async pass(): Promise<void> {
    for (const { id, vps_id: vps, project_id: project } of await this.#uncopied()) {
      await this.#attempt(() => this.copies.create({ id: project }, vps, id));
    }
    for (const { id, project_id: project } of await this.#surplus()) {
      await this.#attempt(() => this.copies.delete({ id: project }, id));
    }
    const where = { status: 'deleting' as const };
    const gone = await this.dataSource.manager.find(BackupCopyEntity, { where, take: AT_ONCE });
    for (const copy of gone) if (copy.deletedAt === null) await this.#remove(copy);
  }

  /** The newest backup of each server, if nobody has tried to copy it. Older ones stay as they are. */
  #uncopied(): Promise<Uncopied[]> {
    return this.dataSource.query<Uncopied[]>(
      `select id, vps_id, project_id from (
         select distinct on (snapshot.vps_id) snapshot.id, snapshot.vps_id, snapshot.project_id
         from vps_snapshot snapshot
         join vps_backup_plan plan on plan.vps_id = snapshot.vps_id and plan.copy
         where snapshot.kind = 'backup' and snapshot.status = 'ready'
           and snapshot.deleted_at is null
         order by snapshot.vps_id, snapshot.id desc
       ) newest
       where not exists (
         select 1 from vps_backup_copy copy where copy.snapshot_id = newest.id)
       limit ${AT_ONCE}`,
    );
  }

  /** As many are kept as the plan keeps backups; those of servers without a plan stay. */
  #surplus(): Promise<{ id: string; project_id: string }[]> {
    return this.dataSource.query(
      `select id, project_id from (
         select copy.id, copy.project_id, copy.status, plan.keep,
                count(*) filter (where copy.status = 'ready')
                  over (partition by copy.vps_id order by copy.id desc) as newer
         from vps_backup_copy copy
         join vps_backup_plan plan on plan.vps_id = copy.vps_id
         where copy.kind = 'backup' and copy.deleted_at is null
       ) backup
       where (status = 'ready' and newer > keep) or (status = 'failed' and newer > 0)
       order by id limit ${AT_ONCE}`,
    );
  }

  async #remove({ id }: BackupCopyEntity): Promise<void> {
    await this.#attempt(async () => {
      await this.store.remove(id);
      await this.dataSource.transaction(async (manager) => {
        const lock = { mode: 'pessimistic_write' } as const;
        const row = await manager.findOneOrFail(BackupCopyEntity, { where: { id }, lock });
        if (row.deletedAt !== null) return;
        await manager.save(Object.assign(row, { deletedAt: this.clock.now() }));
        await this.history.tell(manager, 'copy_deleted', row);
      });
    });
  }

  async #attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // Another process was first.
      if (error instanceof ApiError) return;
      this.#logger.error({ msg: 'a copy of a backup failed; it is tried again', err: error });
    }
  }
}
