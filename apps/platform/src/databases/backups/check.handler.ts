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
import { DatabaseDriver } from '../engine/database.driver.js';
import { Instances } from '../instances/instances.js';
import { Problems } from '../managed/problems.js';
import { BackupEntity } from './backup.entity.js';
import { BackupHistory } from './backup-history.js';
import { Dumps } from './dumps.js';

/** Restores a backup into a database of its own, which is removed again. */
@Injectable()
export class BackupCheckHandler extends OperationHandler implements OnModuleInit {
  override readonly kind = 'database.check';
  override readonly timeoutMs = 2 * 3_600_000;

  constructor(
    private readonly handlers: OperationHandlers,
    private readonly dataSource: DataSource,
    private readonly driver: DatabaseDriver,
    private readonly instances: Instances,
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

  override async run({ operation, progress }: OperationRun<object>): Promise<Completion> {
    const id = operation.resourceId;
    const { manager } = this.dataSource;
    const backup = await manager.findOneByOrFail(BackupEntity, { id });
    const { engine, major } = backup;
    const { id: instanceId } = await this.instances.shared(manager, engine, major);
    // Its name is that of the operation, so that a run after a crash finds what there is of it.
    const place = { instanceId, internalName: nameOf(operation) };
    try {
      await this.instances.ensure(instanceId);
      await this.driver.dropDatabase(instanceId, place.internalName).catch(() => undefined);
      const quotaMb = backup.storageGb * 1024;
      const spec = { name: place.internalName, connectionLimit: 2, quotaMb };
      await this.driver.createDatabase(instanceId, spec);
      await progress(0.3, 'restoring');
      await this.dumps.load(place, id);
    } catch (error) {
      throw isPassing(error) ? error : toDatabaseError(error);
    } finally {
      await this.driver.dropDatabase(instanceId, place.internalName).catch(() => undefined);
    }
    return async (inside) => {
      await this.#note(inside, id, null);
      await this.problems.clear(inside, backup.databaseId, 'check');
    };
  }

  override isRetryable(error: unknown): boolean {
    return isPassing(error);
  }

  override async failed(
    manager: EntityManager,
    { resourceId: id }: OperationEntity,
    { message }: OperationError,
  ): Promise<void> {
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
