import type { ProjectRef } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RestoreBackup } from '../backups/backup.schema.js';
import { Backups } from '../backups/backups.js';
import { DatabaseBackupErrors } from '../backups/backup.errors.js';
import { NewBackups } from '../backups/new-backups.js';
import type { RestoreInput } from '../backups/restore.handler.js';
import { Instances } from '../instances/instances.js';
import { DatabaseActions, USABLE } from './database-actions.js';
import type { BegunDatabase } from './database-answers.js';
import type { DatabaseEntity } from './database.entity.js';
import { DatabaseErrors } from './database.errors.js';
import { type DatabaseWish, DatabaseWishes } from './database-wishes.js';
import type { ForkDatabase } from './database-wish.schema.js';
import { Databases } from './databases.js';
import { type CreateInput, type NewDatabase, NewDatabases } from './new-databases.js';
import { Recovery } from './recovery.js';

type Filling = Pick<NewDatabase, 'origin' | 'internalName'> & { readonly input: CreateInput };

const OTHER_VERSION = 'A moment is forked in the same version: upgrade the fork afterwards.';

/** Brings the content of databases back, in place or into another one. */
@Injectable()
export class DatabaseCopies {
  constructor(
    private readonly databases: Databases,
    private readonly wishes: DatabaseWishes,
    private readonly made: NewDatabases,
    private readonly backups: Backups,
    private readonly newBackups: NewBackups,
    private readonly recovery: Recovery,
    private readonly actions: DatabaseActions,
    private readonly instances: Instances,
  ) {}

  /** Puts a database back in place; what it holds now is kept unless said otherwise. */
  async restore(
    project: ProjectRef,
    nameOrId: string,
    { backup: backupId, at, skip_backup: keepsNothing }: RestoreBackup,
  ): Promise<BegunDatabase> {
    const { id, instanceId } = await this.databases.get(project, nameOrId);
    const backup = backupId === undefined ? null : await this.backups.ready(project, backupId);
    if (at !== undefined) await this.recovery.mustReach(instanceId, new Date(at));
    return this.actions.begin(project, id, {
      name: 'restore',
      from: [...USABLE, 'error'],
      status: 'restoring',
      change: async (row, manager): Promise<RestoreInput> => {
        if (row.isProtected) throw DatabaseErrors.protected();
        if (backup && (backup.engine !== row.engine || backup.major > row.major)) {
          throw DatabaseBackupErrors.other_engine();
        }
        const source = backup
          ? { backupId: backup.id }
          : { recover: { instanceId: await this.#beside(manager, row), at: at ?? '' } };
        // What is half made or half restored is not worth keeping.
        if (keepsNothing || !USABLE.includes(row.status)) return source;
        const kept = await this.newBackups.add(manager, row, 'before_restore');
        return { ...source, keptId: kept.id };
      },
    });
  }

  /** Makes another database of what one holds now, held at a moment, or of a backup. */
  async fork(project: ProjectRef, nameOrId: string, asked: ForkDatabase): Promise<BegunDatabase> {
    const from = await this.databases.get(project, nameOrId);
    if (!USABLE.includes(from.status)) {
      throw DatabaseErrors.wrong_state({ detail: `It is \`${from.status}\`.` });
    }
    const plan = asked.at === undefined ? (asked.plan ?? from.plan) : 'dedicated';
    const isSame = plan === from.plan;
    const wish = await this.wishes.check({
      engine: from.engine,
      plan,
      version: asked.version ?? from.major,
      size: asked.size ?? (isSame ? (from.size ?? undefined) : undefined),
      storage_gb: asked.storage_gb ?? Math.max(from.storageGb, plan === 'shared' ? 1 : 5),
      trusted_sources: isSame ? from.trustedSources : [],
    });
    if (wish.storageGb < from.storageGb) throw DatabaseErrors.too_small();
    if (wish.major < from.major) throw DatabaseErrors.not_newer();
    return this.made.add(project, {
      name: asked.name,
      wish,
      backups: { hour_utc: from.backupHourUtc, keep: from.backupKeep },
      isProtected: false,
      ...(await this.#filling(project, from, asked, wish)),
    });
  }

  async #beside(manager: EntityManager, { instanceId }: DatabaseEntity): Promise<string> {
    return (await this.instances.beside(manager, instanceId)).id;
  }

  async #filling(
    project: ProjectRef,
    { id, instanceId, internalName, major }: DatabaseEntity,
    { backup: backupId, at }: ForkDatabase,
    wish: DatabaseWish,
  ): Promise<Filling> {
    if (backupId !== undefined) {
      const backup = await this.backups.ready(project, backupId);
      if (backup.databaseId !== id) throw DatabaseBackupErrors.not_found();
      return { origin: { database: id, backup: backupId }, input: { backupId } };
    }
    if (at === undefined) return { origin: { database: id }, input: { copyOf: id } };
    if (wish.major !== major) throw DatabaseErrors.moment_unknown({ detail: OTHER_VERSION });
    await this.recovery.mustReach(instanceId, new Date(at));
    const origin = { database: id, at };
    return { origin, internalName, input: { recover: { instanceId, at } } };
  }
}
