import type { Completion } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { type DatabaseEntity } from '../managed/database.entity.js';
import { InstanceEntity } from '../instances/instance.entity.js';
import { limitsOf } from '../instances/instances.js';
import { ensurePool } from '../pools/ensure-pool.js';
import { DatabaseSizes } from '../sizes/database-sizes.js';
import { databaseSpecOf, DatabaseHandler, type DatabaseWork, settle } from './database-handler.js';
import { DatabaseTools } from './database-tools.js';

/** What a database had before, to be put back when the new limits cannot be set. */
export interface ResizeInput {
  readonly before: Pick<DatabaseEntity, 'size' | 'storageGb' | 'trustedSources'>;
}

/** Gives a database the limits that its row has. */
@Injectable()
export class DatabaseResizeHandler extends DatabaseHandler<ResizeInput> {
  override readonly kind = 'database.resize';

  constructor(
    tools: DatabaseTools,
    private readonly sizes: DatabaseSizes,
  ) {
    super(tools);
  }

  protected override async work(work: DatabaseWork<ResizeInput>): Promise<Completion> {
    const { database, progress, write } = work;
    const { driver, instances } = this.tools;
    const { instanceId, plan, storageGb, trustedSources } = database;
    if (plan === 'dedicated') {
      const size = await this.sizes.get(database.size);
      const limits = limitsOf({ size, storageGb, trustedSources });
      await write((manager) => manager.update(InstanceEntity, { id: instanceId }, limits));
    }
    await progress(0.2, 'changing the server');
    await instances.ensure(instanceId);
    await progress(0.8, 'changing the database');
    await driver.createDatabase(instanceId, databaseSpecOf(database));
    await ensurePool(this.tools, database);
    return this.completing(database, 'resized', settle);
  }

  protected override undo(row: DatabaseEntity, { before }: ResizeInput): void {
    Object.assign(row, before);
    settle(row);
  }
}
