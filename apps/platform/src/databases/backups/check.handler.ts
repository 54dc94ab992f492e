import {
  type Completion,
  type OperationEntity,
  type OperationError,
  OperationHandler,
  OperationHandlers,
  type OperationRun,
} from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isPassing, toDatabaseError } from '../actions/to-database-error.js';
import { Problems } from '../managed/problems.js';
import { BackupEntity } from './backup.entity.js';
import { BackupHistory } from './backup-history.js';
import { type CheckInput, CheckPlaces } from './check-places.js';
import { Dumps } from './dumps.js';

/** Restores a backup into a database of its own, which is removed again. */
@Injectable()
export class BackupCheckHandler extends OperationHandler<CheckInput> implements OnModuleInit {
  override readonly kind = 'database.check';
  override readonly timeoutMs = 2 * 3_600_000;

  constructor(
    private readonly handlers: OperationHandlers,
    private readonly dataSource: DataSource,
    private readonly places: CheckPlaces,
    private readonly dumps: Dumps,
    private readonly history: BackupHistory,
    private readonly problems: Problems,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.handlers.add(this);
  }

  override async run({
    operation,
    input,
    progress,
  }: OperationRun<CheckInput>): Promise<Completion> {
    const id = operation.resourceId;
    const backup = await this.dataSource.manager.findOneByOrFail(BackupEntity, { id });
    const name = nameOf(operation);
    try {
      const place = await this.places.open(backup, name, input);
      await progress(0.3, 'restoring');
      await this.dumps.load(place, id);
    } catch (error) {
      throw isPassing(error) ? error : toDatabaseError(error);
    } finally {
      await this.places.close(backup, name, input).catch(() => undefined);
    }
    return async (inside) => {
      await this.places.leave(inside, input);
      await this.#note(inside, id, null);
      await this.problems.clear(inside, backup.databaseId, 'check');
    };
  }

  override isRetryable(error: unknown): boolean {
    return isPassing(error);
  }

  override async failed(
    manager: EntityManager,
    { resourceId: id, input }: OperationEntity,
    { message }: OperationError,
  ): Promise<void> {
    await this.places.leave(manager, input);
    const { databaseId } = await this.#note(manager, id, message);
    const text = `A backup could not be restored: ${message}`;
    await this.problems.note(manager, databaseId, 'check', text);
  }

  async #note(manager: EntityManager, id: string, failure: string | null): Promise<BackupEntity> {
    const row = await manager.findOneByOrFail(BackupEntity, { id });
    const checkState = failure === null ? 'passed' : 'failed';
    Object.assign(row, { checkState, checkedAt: this.clock.now(), checkError: failure });
    await manager.save(row);
    if (failure === null) await this.history.tell(manager, 'check_passed', row);
    else await this.history.tellFailed(manager, 'check_failed', row, failure);
    return row;
  }
}

const nameOf = ({ id }: OperationEntity) => `c_${id.slice(3)}`;
