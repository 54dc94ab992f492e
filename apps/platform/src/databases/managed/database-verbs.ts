import type { ProjectRef } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Quotas } from '@skydeck/limits';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DeleteInput } from '../actions/delete.handler.js';
import type { ResizeInput } from '../actions/resize.handler.js';
import type { UpgradeInput } from '../actions/upgrade.handler.js';
import { NewBackups } from '../backups/new-backups.js';
import { DatabaseSizes } from '../sizes/database-sizes.js';
import { DatabaseActions, USABLE } from './database-actions.js';
import type { BegunDatabase } from './database-answers.js';
import { DatabaseErrors } from './database.errors.js';
import { DatabaseWishes } from './database-wishes.js';
import type { ResizeDatabase } from './database-wish.schema.js';

const BOUND = `select app.name from app_binding binding join app on app.id = binding.app_id
  where binding.kind = 'database' and binding.target = $1 and app.deleted_at is null limit 5`;

const SHARED = 'Others share its server: fork it into a newer `version`.';

/** What owners ask to be done to their databases. */
@Injectable()
export class DatabaseVerbs {
  constructor(
    private readonly actions: DatabaseActions,
    private readonly wishes: DatabaseWishes,
    private readonly sizes: DatabaseSizes,
    private readonly newBackups: NewBackups,
    private readonly quotas: Quotas,
  ) {}

  /** @throws `database.shrink`, `database.needs_dedicated`, `database.size_unknown` */
  async resize(
    project: ProjectRef,
    nameOrId: string,
    wanted: ResizeDatabase,
    expected: Precondition,
  ): Promise<BegunDatabase> {
    if (wanted.size !== undefined) await this.sizes.get(wanted.size);
    return this.actions.begin(project, nameOrId, {
      name: 'resize',
      from: USABLE,
      status: 'resizing',
      change: async (row, manager): Promise<ResizeInput> => {
        expected.check(row.version);
        const { size, storageGb, trustedSources, plan } = row;
        const storage = wanted.storage_gb ?? storageGb;
        if (storage < storageGb) throw DatabaseErrors.shrink();
        this.wishes.mustFit(plan, storage);
        const sources = wanted.trusted_sources ?? trustedSources;
        const isOwn = wanted.size !== undefined || sources.length > 0;
        if (plan === 'shared' && isOwn) throw DatabaseErrors.needs_dedicated();
        row.size = wanted.size ?? size;
        row.storageGb = storage;
        row.trustedSources = sources;
        await manager.save(row);
        await this.quotas.take('database_gb', manager, project.id);
        return { before: { size, storageGb, trustedSources } };
      },
    });
  }

  /**
   * @throws `database.needs_dedicated`, `database.not_possible`, `database.not_newer`,
   * `database.version_unknown`
   */
  async upgrade(project: ProjectRef, nameOrId: string, version: number): Promise<BegunDatabase> {
    return this.actions.begin(project, nameOrId, {
      name: 'upgrade',
      from: USABLE,
      status: 'upgrading',
      change: async (row): Promise<UpgradeInput> => {
        if (row.plan === 'shared') throw DatabaseErrors.needs_dedicated({ detail: SHARED });
        return { major: await this.wishes.newer(row, version) };
      },
    });
  }

  /** Deletes a database, whatever is being done to it. */
  delete(
    project: Pick<ProjectRef, 'id'>,
    nameOrId: string,
    expected: Precondition,
    keeps: boolean,
  ): Promise<BegunDatabase> {
    return this.actions.begin(project, nameOrId, {
      name: 'delete',
      status: 'deleting',
      isFinal: true,
      change: async (row, manager): Promise<DeleteInput> => {
        expected.check(row.version);
        if (row.isProtected) throw DatabaseErrors.protected();
        await this.#mustBeFree(manager, row.id);
        // There is nothing to keep of one that was never made, or is half restored.
        if (!keeps || !USABLE.includes(row.status)) return {};
        return { backupId: (await this.newBackups.add(manager, row, 'final')).id };
      },
    });
  }

  /** Deletes a database whose project is gone, with nothing kept. */
  deleteWithProject(project: Pick<ProjectRef, 'id'>, id: string): Promise<BegunDatabase> {
    return this.actions.begin(project, id, { name: 'delete', status: 'deleting', isFinal: true });
  }

  async #mustBeFree(manager: EntityManager, id: string): Promise<void> {
    const apps = await manager.query<{ name: string }[]>(BOUND, [id]);
    if (apps.length === 0) return;
    const names = apps.map(({ name }) => `\`${name}\``).join(', ');
    throw DatabaseErrors.bound({ detail: `These apps are bound to it: ${names}.` });
  }
}
