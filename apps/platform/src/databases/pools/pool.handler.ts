import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import type { Completion, OperationEntity, OperationError } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DatabaseHandler, type DatabaseWork, settle } from '../actions/database-handler.js';
import { DatabaseTools } from '../actions/database-tools.js';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { ensurePool } from './ensure-pool.js';
import { PoolEntity } from './pool.entity.js';
import { PoolEvents } from './pool.events.js';

/** What a pool was before, to be put back when it cannot be changed. */
export interface PoolInput {
  readonly before: Pick<PoolEntity, 'isEnabled' | 'mode' | 'size'>;
}

/** Gives a database the pool that its row has. */
@Injectable()
export class PoolHandler extends DatabaseHandler<PoolInput> {
  override readonly kind = 'database.pool';

  constructor(
    tools: DatabaseTools,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {
    super(tools);
  }

  protected override async work(work: DatabaseWork<PoolInput>): Promise<Completion> {
    const { database, input, progress } = work;
    const { dataSource, driver } = this.tools;
    const { id: databaseId, instanceId, internalName } = database;
    const pool = await dataSource.manager.findOneByOrFail(PoolEntity, { databaseId });
    await progress(0.2, pool.isEnabled ? 'making the pool' : 'removing the pool');
    const address = await ensurePool(this.tools, database);
    if (!address) await driver.removePool(instanceId, internalName);
    return this.#completed(database, input, pool, address ?? { host: null, port: null });
  }

  override async failed(
    manager: EntityManager,
    operation: OperationEntity,
    error: OperationError,
  ): Promise<void> {
    await super.failed(manager, operation, error);
    const { before } = operation.input as PoolInput;
    await manager.update(PoolEntity, { databaseId: operation.resourceId }, before);
  }

  protected override undo(row: DatabaseEntity): void {
    settle(row);
  }

  #completed(
    { id: database_id, projectId }: DatabaseEntity,
    { before }: PoolInput,
    { isEnabled: enabled, mode, size }: PoolEntity,
    { host, port }: Pick<PoolEntity, 'host' | 'port'>,
  ): Completion {
    return async (manager) => {
      const row = await this.lock(manager, database_id);
      settle(row);
      row.error = null;
      row.updatedAt = this.tools.clock.now();
      await manager.save(row);
      await manager.update(PoolEntity, { databaseId: database_id }, { host, port });
      const tenant = tenantOf(projectId);
      const data = { database_id, enabled, mode, size };
      const type = PoolEvents.changed;
      await this.events.record(manager, { type, tenant, subject: database_id, data });
      const { isEnabled, ...was } = before;
      const states = { before: { enabled: isEnabled, ...was }, after: { enabled, mode, size } };
      const action = 'database_pool.changed';
      await this.audit.record(manager, { tenant, action, target: database_id, ...states });
    };
  }
}
