import type { Completion } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { InstanceEntity } from '../instances/instance.entity.js';
import { specOf } from '../instances/instances.js';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { DatabaseHandler, type DatabaseWork, settle } from './database-handler.js';

export interface UpgradeInput {
  readonly major: number;
}

/** Brings a dedicated database to a newer major version. */
@Injectable()
export class DatabaseUpgradeHandler extends DatabaseHandler<UpgradeInput> {
  override readonly kind = 'database.upgrade';
  override readonly timeoutMs = 2 * 3_600_000;

  protected override async work(work: DatabaseWork<UpgradeInput>): Promise<Completion> {
    const { database, input, progress } = work;
    const { archives, driver, instances } = this.tools;
    const { major } = input;
    const row = await instances.get(database.instanceId);
    await progress(0.1, 'upgrading');
    const address = await driver.upgradeInstance(specOf(Object.assign(row, { major })));
    await instances.answersAt(row.id, address);
    if (row.isArchived) {
      // Base backups of the version before are of no use to this one.
      await progress(0.9, 'taking a base backup');
      await archives.takeBase(row.id);
    }
    return this.completing(database, 'upgraded', async (changed, manager) => {
      changed.major = major;
      settle(changed);
      await manager.update(InstanceEntity, { id: row.id }, { major });
    });
  }

  protected override undo(row: DatabaseEntity): void {
    settle(row);
  }
}
