import type { ProjectRef } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { Backups } from '../backups/backups.js';
import type { BegunDatabase } from './database-answers.js';
import { DatabaseErrors } from './database.errors.js';
import { DatabaseWishes } from './database-wishes.js';
import type { CreateDatabase } from './database-wish.schema.js';
import { NewDatabases } from './new-databases.js';

/** Databases that are asked for: empty ones, and such that a backup fills. */
@Injectable()
export class DatabaseOrders {
  constructor(
    private readonly wishes: DatabaseWishes,
    private readonly made: NewDatabases,
    private readonly backups: Backups,
  ) {}

  async create(project: ProjectRef, asked: CreateDatabase): Promise<BegunDatabase> {
    const { name, backups, protected: isProtected } = asked;
    const common = { name, backups, isProtected };
    if (asked.backup === undefined) {
      const wish = await this.wishes.check(asked);
      return this.made.add(project, { ...common, wish, origin: null, input: {} });
    }
    const backup = await this.backups.ready(project, asked.backup);
    const { engine, major, storageGb, databaseId } = backup;
    const storage_gb = asked.storage_gb ?? storageGb;
    if (storage_gb < storageGb) throw DatabaseErrors.too_small();
    const version = asked.version ?? major;
    const wish = await this.wishes.check({ ...asked, engine, version, storage_gb });
    if (wish.major < major) throw DatabaseErrors.not_newer();
    const origin = { database: databaseId, backup: backup.id };
    return this.made.add(project, { ...common, wish, origin, input: { backupId: backup.id } });
  }
}
