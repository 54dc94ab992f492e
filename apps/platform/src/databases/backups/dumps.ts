import { ObjectStoreError } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DatabaseDriver, DatabaseEngineError } from '../engine/database.driver.js';
import { Problems } from '../managed/problems.js';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { BackupEntity } from './backup.entity.js';
import { DatabaseBackupErrors } from './backup.errors.js';
import { BackupHistory } from './backup-history.js';
import { BackupStore } from './backup-store.js';

type Place = Pick<DatabaseEntity, 'instanceId' | 'internalName'>;
type Stored = Awaited<ReturnType<BackupStore['put']>>;

/** Brings the content of databases to the object store, and back. */
@Injectable()
export class Dumps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly driver: DatabaseDriver,
    private readonly store: BackupStore,
    private readonly history: BackupHistory,
    private readonly problems: Problems,
    private readonly clock: Clock,
  ) {}

  /** Stores what a database holds now. */
  async save(place: Place, id: string, signal: AbortSignal): Promise<Stored> {
    const dump = await this.driver.dump(place.instanceId, place.internalName);
    const stop = (): void => void dump.destroy(new Error('The backup was called off.'));
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await this.store.put(id, dump);
    } catch (error) {
      if (error instanceof DatabaseEngineError || signal.aborted) throw error;
      // A disk that is away fails with what the system says, not as a store.
      throw DatabaseBackupErrors.store_failed({ cause: error });
    } finally {
      signal.removeEventListener('abort', stop);
      dump.destroy();
    }
  }

  /** Writes down that a backup is complete. */
  async complete(manager: EntityManager, id: string, stored: Stored): Promise<void> {
    const row = await manager.findOneByOrFail(BackupEntity, { id });
    const completedAt = this.clock.now();
    const sizeBytes = String(stored.sizeBytes);
    Object.assign(row, { status: 'ready', sizeBytes, sha256: stored.sha256, completedAt });
    await manager.save(row);
    await this.history.tell(manager, 'completed', row);
    await this.problems.clear(manager, row.databaseId, 'backup');
  }

  /** Writes down that a backup failed; its database is `degraded` until another one is made. */
  async fail(
    manager: EntityManager,
    id: string,
    error: { readonly code: string; readonly message: string },
  ): Promise<void> {
    const row = await manager.findOneBy(BackupEntity, { id });
    if (row?.status !== 'creating') return;
    await manager.save(Object.assign(row, { status: 'failed', error }));
    await this.history.tellFailed(manager, 'failed', row, error.message);
    await this.problems.note(manager, row.databaseId, 'backup', `Backup failed: ${error.message}`);
  }

  /** Fills an empty database with a backup. @throws `database_backup.not_ready` */
  async load({ instanceId, internalName }: Place, backupId: string): Promise<void> {
    const which = { id: backupId, status: 'ready' as const };
    const backup = await this.dataSource.manager.findOneBy(BackupEntity, which);
    if (!backup || backup.sha256 === null) throw DatabaseBackupErrors.not_ready();
    const dump = await this.store.get(backup.id, backup.sha256).catch((error: unknown) => {
      throw error instanceof ObjectStoreError
        ? DatabaseBackupErrors.damaged({ cause: error })
        : error;
    });
    await this.driver.restore(instanceId, internalName, dump).finally(() => dump.destroy());
  }

  /** Fills an empty database with what another one holds now. */
  async copy(from: Place, to: Place): Promise<void> {
    const dump = await this.driver.dump(from.instanceId, from.internalName);
    await this.driver.restore(to.instanceId, to.internalName, dump).finally(() => dump.destroy());
  }
}
