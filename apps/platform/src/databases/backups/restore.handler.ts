import type { Completion, OperationEntity, OperationError } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  databaseSpecOf,
  DatabaseHandler,
  type DatabaseWork,
  settle,
} from '../actions/database-handler.js';
import { DatabaseTools } from '../actions/database-tools.js';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { BackupEntity } from './backup.entity.js';
import { Dumps } from './dumps.js';

export interface RestoreInput {
  readonly backupId: string;
  /** The backup of what it holds now; absent when nothing is kept of it. */
  readonly keptId?: string;
}

/** Puts a database back to a backup, under the same name and with the same credentials. */
@Injectable()
export class DatabaseRestoreHandler extends DatabaseHandler<RestoreInput> {
  override readonly kind = 'database.restore';
  override readonly timeoutMs = 2 * 3_600_000;

  constructor(
    tools: DatabaseTools,
    private readonly dumps: Dumps,
  ) {
    super(tools);
  }

  protected override async work(work: DatabaseWork<RestoreInput>): Promise<Completion> {
    const { database, input, progress } = work;
    const { driver, logins } = this.tools;
    const { instanceId, internalName } = database;
    await progress(0.1, 'keeping what is there');
    await this.#keep(work);
    await progress(0.3, 'removing what is there');
    await logins.dropAll(database);
    await driver.dropDatabase(instanceId, internalName);
    await driver.createDatabase(instanceId, databaseSpecOf(database));
    await progress(0.4, 'restoring');
    await this.dumps.load(database, input.backupId);
    await progress(0.9, 'making the logins');
    await logins.makeAll(database);
    return this.completing(database, 'restored', settle);
  }

  override async failed(
    manager: EntityManager,
    operation: OperationEntity,
    error: OperationError,
  ): Promise<void> {
    const { keptId } = operation.input as RestoreInput;
    if (keptId !== undefined) await this.dumps.fail(manager, keptId, error);
    await super.failed(manager, operation, error);
  }

  protected override undo(row: DatabaseEntity): void {
    row.status = 'error';
  }

  /** A run before this one may have kept it: what is there now is not what was. */
  async #keep({ database, input, signal, write }: DatabaseWork<RestoreInput>): Promise<void> {
    const { keptId } = input;
    if (keptId === undefined) return;
    const { manager } = this.tools.dataSource;
    const { status } = await manager.findOneByOrFail(BackupEntity, { id: keptId });
    if (status !== 'creating') return;
    const stored = await this.dumps.save(database, keptId, signal);
    await write((inside) => this.dumps.complete(inside, keptId, stored));
  }
}
