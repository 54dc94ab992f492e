import type { Completion, OperationEntity, OperationError } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DatabaseHandler, type DatabaseWork } from '../actions/database-handler.js';
import { DatabaseTools } from '../actions/database-tools.js';
import { BackupEntity } from './backup.entity.js';
import { Dumps } from './dumps.js';

export interface BackupInput {
  readonly backupId: string;
}

/** Dumps a database to the object store. */
@Injectable()
export class DatabaseBackupHandler extends DatabaseHandler<BackupInput> {
  override readonly kind = 'database.backup';
  override readonly timeoutMs = 2 * 3_600_000;

  constructor(
    tools: DatabaseTools,
    private readonly dumps: Dumps,
  ) {
    super(tools);
  }

  protected override async work(work: DatabaseWork<BackupInput>): Promise<Completion> {
    const { database, input, signal, progress } = work;
    const { backupId } = input;
    await progress(0.1, 'dumping');
    const stored = await this.dumps.save(database, backupId, signal);
    await this.#takeBase(work);
    return (manager) => this.dumps.complete(manager, backupId, stored);
  }

  override async failed(
    manager: EntityManager,
    { input }: OperationEntity,
    error: OperationError,
  ): Promise<void> {
    await this.dumps.fail(manager, (input as BackupInput).backupId, error);
  }

  protected override undo(): void {
    // The database is as it was.
  }

  /** Moments of the next day are restored from this one. */
  async #takeBase({ database, input, progress }: DatabaseWork<BackupInput>): Promise<void> {
    const { archives, dataSource, driver, instances, clock } = this.tools;
    const { isArchived, id } = await instances.get(database.instanceId);
    if (!isArchived) return;
    const backup = await dataSource.manager.findOneByOrFail(BackupEntity, { id: input.backupId });
    if (backup.kind !== 'scheduled') return;
    await progress(0.6, 'taking a base backup');
    await archives.takeBase(id);
    // The spool keeps nothing, and what is in the object store goes by the window of recovery.
    if (driver.spool) return;
    const keptMs = database.backupKeep * 86_400_000;
    await driver.pruneBaseBackups(id, new Date(clock.now().getTime() - keptMs));
  }
}
