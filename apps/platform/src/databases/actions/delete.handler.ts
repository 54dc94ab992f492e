import type { Completion, OperationEntity, OperationError } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BackupEntity } from '../backups/backup.entity.js';
import { Dumps } from '../backups/dumps.js';
import { DatabaseEngineError } from '../engine/database.driver.js';
import { CredentialEntity } from '../credentials/credential.entity.js';
import { InstanceEntity } from '../instances/instance.entity.js';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { PoolEntity } from '../pools/pool.entity.js';
import { DatabaseHandler, type DatabaseWork, settle } from './database-handler.js';
import { DatabaseTools } from './database-tools.js';

export interface DeleteInput {
  /** The last backup; absent when nothing is kept. */
  readonly backupId?: string;
}

/** Deletes a database with everything that is its own. */
@Injectable()
export class DatabaseDeleteHandler extends DatabaseHandler<DeleteInput> {
  override readonly kind = 'database.delete';
  override readonly mostAttempts = 10;
  override readonly timeoutMs = 2 * 3_600_000;

  constructor(
    tools: DatabaseTools,
    private readonly dumps: Dumps,
  ) {
    super(tools);
  }

  protected override async work(work: DatabaseWork<DeleteInput>): Promise<Completion> {
    const { database, progress } = work;
    await this.#keep(work);
    await progress(0.5, 'removing the data');
    await this.#remove(database);
    return this.completing(database, 'deleted', async (row, manager) => {
      const now = this.tools.clock.now();
      Object.assign(row, { status: 'deleted', problems: {}, deletedAt: now });
      Object.assign(row, { backupNextAt: null, checkNextAt: null });
      await manager.delete(CredentialEntity, { databaseId: row.id });
      await manager.delete(PoolEntity, { databaseId: row.id });
      if (row.plan === 'shared') return;
      const gone = { state: 'gone' as const, deletedAt: now, updatedAt: now };
      await manager.update(InstanceEntity, { id: row.instanceId }, gone);
    });
  }

  override async failed(
    manager: EntityManager,
    operation: OperationEntity,
    error: OperationError,
  ): Promise<void> {
    const { backupId } = operation.input as DeleteInput;
    if (backupId === undefined) return super.failed(manager, operation, error);
    const { status } = await manager.findOneByOrFail(BackupEntity, { id: backupId });
    await this.dumps.fail(manager, backupId, error);
    await super.failed(manager, operation, error);
    if (status !== 'creating') return;
    // Nothing was removed yet: it is as it was.
    const row = await this.lock(manager, operation.resourceId);
    settle(row);
    await manager.save(row);
  }

  protected override undo(row: DatabaseEntity): void {
    row.status = 'error';
  }

  /** Nothing is removed before the last backup is complete. */
  async #keep({ database, input, signal, progress, write }: DatabaseWork<DeleteInput>) {
    const { backupId } = input;
    if (backupId === undefined) return;
    const { manager } = this.tools.dataSource;
    const { status } = await manager.findOneByOrFail(BackupEntity, { id: backupId });
    if (status !== 'creating') return;
    await progress(0.1, 'making the last backup');
    const stored = await this.dumps.save(database, backupId, signal);
    await write((inside) => this.dumps.complete(inside, backupId, stored));
  }

  async #remove(database: DatabaseEntity): Promise<void> {
    const { driver, instances, logins } = this.tools;
    const { instanceId, internalName, plan } = database;
    if (plan === 'dedicated') return driver.destroyInstance(instanceId);
    const { state } = await instances.get(instanceId);
    // Its server was never made: neither was the database.
    if (state === 'new') return;
    await driver.removePool(instanceId, internalName);
    await logins.dropAll(database);
    await driver.dropDatabase(instanceId, internalName).catch((error: unknown) => {
      if (!(error instanceof DatabaseEngineError) || error.reason !== 'not_found') throw error;
    });
  }
}
