import type { Completion } from '@skydeck/operations';
import { Injectable, Logger } from '@nestjs/common';
import { InstanceEntity } from '../instances/instance.entity.js';
import { specOf } from '../instances/instances.js';
import { DatabaseEntity } from '../managed/database.entity.js';
import { DatabaseHandler, type DatabaseWork, settle } from './database-handler.js';

export interface UpgradeInput {
  readonly major: number;
}

/** Brings a dedicated database to a newer major version. */
@Injectable()
export class DatabaseUpgradeHandler extends DatabaseHandler<UpgradeInput> {
  override readonly kind = 'database.upgrade';
  override readonly timeoutMs = 2 * 3_600_000;

  readonly #logger = new Logger(DatabaseUpgradeHandler.name);

  protected override async work(work: DatabaseWork<UpgradeInput>): Promise<Completion> {
    const { database, input, progress, write } = work;
    const { archives, driver, instances } = this.tools;
    const { major } = input;
    const row = await instances.get(database.instanceId);
    await progress(0.1, 'upgrading');
    const address = await driver.upgradeInstance(specOf(Object.assign(row, { major })));
    await instances.answersAt(row.id, address);
    // Whatever happens from here on, the data are of the newer version.
    await write(async (manager) => {
      await manager.update(InstanceEntity, { id: row.id }, { major });
      await manager.update(DatabaseEntity, { id: database.id }, { major });
    });
    if (row.isArchived) {
      // Base backups of the version before are of no use to this one. One that fails is noted, and
      // tried again: the database serves without.
      await progress(0.9, 'taking a base backup');
      await archives.takeBase(row.id).catch((error: unknown) => this.#tell(row.id, error));
    }
    return this.completing(database, 'upgraded', settle);
  }

  #tell(instance: string, err: unknown): void {
    this.#logger.warn({ msg: 'no base backup of a newer version yet', instance, err });
  }

  protected override undo(row: DatabaseEntity): void {
    settle(row);
  }
}
