import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { nextSlot } from '../../vps/backups/next-slot.js';
import { orNameTaken } from '../../vps/network/unique-name.js';
import { DatabaseEntity } from './database.entity.js';
import { DatabaseErrors } from './database.errors.js';
import { DatabaseHistory, stateOf } from './database-history.js';
import type { ListDatabases } from './database.schema.js';
import type { UpdateDatabase } from './database-wish.schema.js';
import { lockDatabase } from './lock-database.js';

/** The rules of databases that need no engine. */
@Injectable()
export class Databases {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: DatabaseHistory,
    private readonly clock: Clock,
  ) {}

  /** @returns at most `limit + 1` databases */
  list(
    project: Pick<ProjectRef, 'id'>,
    wanted: ReturnType<typeof ListDatabases.parse>,
  ): Promise<DatabaseEntity[]> {
    const rows = this.dataSource.manager.createQueryBuilder(DatabaseEntity, 'managed_database');
    rows.where({ projectId: project.id, deletedAt: IsNull(), ...wanted.filters });
    return readKeyset(rows, wanted);
  }

  /** @param nameOrId the name or `db_…`. @throws `database.not_found` */
  async get(project: Pick<ProjectRef, 'id'>, nameOrId: string): Promise<DatabaseEntity> {
    const row = await this.find(project.id, nameOrId);
    if (!row) throw DatabaseErrors.not_found();
    return row;
  }

  find(projectId: string, nameOrId: string): Promise<DatabaseEntity | null> {
    const which = nameOrId.startsWith('db_') ? { id: nameOrId } : { name: nameOrId };
    const where = { projectId, deletedAt: IsNull(), ...which };
    return this.dataSource.manager.findOneBy(DatabaseEntity, where);
  }

  /** A database as it is now, deleted or not. */
  latest(id: string): Promise<DatabaseEntity> {
    return this.dataSource.manager.findOneByOrFail(DatabaseEntity, { id });
  }

  /** Changes what does not touch the server. */
  async update(
    project: ProjectRef,
    nameOrId: string,
    wanted: UpdateDatabase,
    expected: Precondition,
  ): Promise<DatabaseEntity> {
    const { id } = await this.get(project, nameOrId);
    const change = async (manager: EntityManager): Promise<DatabaseEntity> => {
      const row = await lockDatabase(manager, id);
      expected.check(row.version);
      const before = stateOf(row);
      row.name = wanted.name ?? row.name;
      row.isProtected = wanted.protected ?? row.isProtected;
      if (wanted.backups) {
        const plan = wanted.backups;
        Object.assign(row, { backupKeep: plan.keep, ...slotsOf(plan.hour_utc, this.clock.now()) });
      }
      row.version += 1;
      row.updatedAt = this.clock.now();
      await manager.save(row);
      await this.history.tell(manager, 'updated', row);
      await this.history.note(manager, 'update', row, before, stateOf(row));
      return row;
    };
    return this.dataSource.transaction(change).catch(orNameTaken(DatabaseErrors.name_taken));
  }
}

/** What a row says of the next backup. */
export function slotsOf(
  hourUtc: number | null,
  after: Date,
): Pick<DatabaseEntity, 'backupHourUtc' | 'backupSlotAt' | 'backupNextAt'> {
  const slot = hourUtc === null ? null : nextSlot({ hourUtc, weekday: null }, after);
  return { backupHourUtc: hourUtc, backupSlotAt: slot, backupNextAt: slot };
}
