import {
  type Completion,
  type OperationEntity,
  type OperationError,
  OperationHandler,
  type OperationRun,
} from '@skydeck/operations';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DatabaseEngineError } from '../engine/database.driver.js';
import { DatabaseEntity } from '../managed/database.entity.js';
import { DatabaseTools } from './database-tools.js';
import { isPassing, toDatabaseError } from './to-database-error.js';

/** What a verb needs of its database. */
export interface DatabaseWork<Input extends object> extends OperationRun<Input> {
  readonly database: DatabaseEntity;
}

/** One thing that can be done to a database. */
@Injectable()
export abstract class DatabaseHandler<Input extends object = object>
  extends OperationHandler<Input>
  implements OnModuleInit
{
  /** A server that was lost is back after a few seconds. */
  override readonly mostAttempts: number = 4;

  readonly #logger = new Logger(DatabaseHandler.name);

  constructor(protected readonly tools: DatabaseTools) {
    super();
  }

  onModuleInit(): void {
    this.tools.handlers.add(this);
  }

  /** Does it with the driver. @returns what to write with its success */
  protected abstract work(work: DatabaseWork<Input>): Promise<Completion>;

  /** What a failure means for the row. */
  protected abstract undo(row: DatabaseEntity, input: Input): void;

  override async run(run: OperationRun<Input>): Promise<Completion> {
    const id = run.operation.resourceId;
    const database = await this.tools.dataSource.manager.findOneByOrFail(DatabaseEntity, { id });
    try {
      return await this.work({ ...run, database });
    } catch (error) {
      if (isPassing(error)) throw error;
      // What the owner is told leaves out what the server said.
      if (error instanceof DatabaseEngineError) {
        this.#logger.error({ msg: `${this.kind} failed`, database: id, err: error });
      }
      throw toDatabaseError(error);
    }
  }

  override isRetryable(error: unknown): boolean {
    return isPassing(error);
  }

  override async failed(
    manager: EntityManager,
    { resourceId: id, input }: OperationEntity,
    error: OperationError,
  ): Promise<void> {
    const row = await this.lock(manager, id);
    // Who deletes it has called this off: the database is on its way out.
    if (row.deletedAt || (row.status === 'deleting' && this.kind !== 'database.delete')) return;
    this.undo(row, input as Input);
    row.error = error;
    row.updatedAt = this.tools.clock.now();
    await manager.save(row);
    await this.tools.history.tellFailed(manager, row, error);
  }

  /** Writes a change of the row with the success of the operation. */
  protected completing(
    { id }: DatabaseEntity,
    what: 'created' | 'resized' | 'restored' | 'upgraded' | 'deleted',
    change: (row: DatabaseEntity, manager: EntityManager) => void | Promise<void>,
  ): Completion {
    return async (manager) => {
      const row = await this.lock(manager, id);
      await change(row, manager);
      row.error = null;
      row.updatedAt = this.tools.clock.now();
      await manager.save(row);
      await this.tools.history.tell(manager, what, row);
    };
  }

  protected async lock(manager: EntityManager, id: string): Promise<DatabaseEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    return manager.findOneOrFail(DatabaseEntity, { where: { id }, lock });
  }
}

/** A database that answers, with or without something that is wrong. */
export function settle(row: DatabaseEntity): void {
  row.status = Object.keys(row.problems).length > 0 ? 'degraded' : 'available';
}

/** What the driver is told to make. */
export function databaseSpecOf({ internalName, plan, storageGb }: DatabaseEntity) {
  // A dedicated database may use all the connections of its server.
  const connectionLimit = plan === 'shared' ? 30 : -1;
  return { name: internalName, connectionLimit, quotaMb: storageGb * 1024 };
}
