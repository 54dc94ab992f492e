import { type Completion, OperationEntity, type OperationError } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  databaseSpecOf,
  DatabaseHandler,
  type DatabaseWork,
  settle,
} from '../actions/database-handler.js';
import { DatabaseTools } from '../actions/database-tools.js';
import { specOf } from '../instances/instances.js';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { BackupEntity } from './backup.entity.js';
import { Dumps } from './dumps.js';

/** What it is put back to: a backup, or a moment that another server is filled with first. */
export type RestoreSource =
  | { readonly backupId: string }
  | { readonly recover: { readonly instanceId: string; readonly at: string } };

export type RestoreInput = RestoreSource & {
  /** The backup of what it holds now; absent when nothing is kept of it. */
  readonly keptId?: string;
};

/** From here on the database is not what it was. */
const REMOVING = 0.5;

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
    const { driver, instances, logins } = this.tools;
    const { instanceId, internalName } = database;
    await progress(0.1, 'keeping what is there');
    await this.#keep(work);
    if ('recover' in input) await this.#recover(work, input.recover);
    await progress(REMOVING, 'removing what is there');
    await logins.dropAll(database);
    await driver.dropDatabase(instanceId, internalName);
    await driver.createDatabase(instanceId, databaseSpecOf(database));
    await progress(0.6, 'restoring');
    if ('recover' in input) await this.#copy(database, input.recover.instanceId);
    else await this.dumps.load(database, input.backupId);
    await progress(0.9, 'making the logins');
    await logins.makeAll(database);
    return this.completing(database, 'restored', async (row, manager) => {
      settle(row);
      if ('recover' in input) await instances.leave(manager, input.recover.instanceId);
    });
  }

  override async failed(
    manager: EntityManager,
    operation: OperationEntity,
    error: OperationError,
  ): Promise<void> {
    const input = operation.input as RestoreInput;
    if (input.keptId !== undefined) await this.dumps.fail(manager, input.keptId, error);
    if ('recover' in input) await this.tools.instances.leave(manager, input.recover.instanceId);
    await super.failed(manager, operation, error);
    const { progress, attempts } = await manager.findOneByOrFail(OperationEntity, {
      id: operation.id,
    });
    const row = await this.lock(manager, operation.resourceId);
    if (attempts > 1 || progress >= REMOVING || row.status !== 'error') return;
    // Nothing was removed yet: it is as it was.
    settle(row);
    await manager.save(row);
  }

  protected override undo(row: DatabaseEntity): void {
    row.status = 'error';
  }

  /** Fills a server beside this one with what this one held at the moment. */
  async #recover(
    { database, progress }: DatabaseWork<RestoreInput>,
    { instanceId, at }: { readonly instanceId: string; readonly at: string },
  ): Promise<void> {
    const { archives, instances } = this.tools;
    await progress(0.2, 'going back to the moment');
    const spec = specOf(await instances.get(instanceId));
    await archives.restore(spec, database.instanceId, new Date(at));
  }

  async #copy(database: DatabaseEntity, instanceId: string): Promise<void> {
    await this.dumps.copy({ instanceId, internalName: database.internalName }, database);
    await this.tools.driver.destroyInstance(instanceId);
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
