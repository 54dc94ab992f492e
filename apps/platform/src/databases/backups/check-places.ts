import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DatabaseDriver } from '../engine/database.driver.js';
import { Instances, specOf } from '../instances/instances.js';
import { DatabaseEntity } from '../managed/database.entity.js';
import type { BackupEntity } from './backup.entity.js';

/** Kept with the operation of a check. */
export interface CheckInput {
  /** A server for this check alone; absent where servers hold several databases. */
  readonly instanceId?: string;
}

/** An empty database that a backup is restored into. */
export type CheckPlace = Pick<DatabaseEntity, 'instanceId' | 'internalName'>;

/** Places where backups are restored to see that they can be, and that are removed again. */
@Injectable()
export class CheckPlaces {
  constructor(
    private readonly dataSource: DataSource,
    private readonly driver: DatabaseDriver,
    private readonly instances: Instances,
  ) {}

  /** Writes down what a check needs. */
  async plan(manager: EntityManager, backup: BackupEntity): Promise<CheckInput> {
    const { parts } = await this.driver.capabilities();
    if (parts[backup.engine].sharedInstances) return {};
    const which = { id: backup.databaseId };
    const { instanceId } = await manager.findOneByOrFail(DatabaseEntity, which);
    return { instanceId: (await this.instances.beside(manager, instanceId)).id };
  }

  /** @param name the same for every run of a check: a run after a crash finds what there is of it */
  async open(backup: BackupEntity, name: string, input: CheckInput): Promise<CheckPlace> {
    const instanceId = await this.#server(backup, input);
    const quotaMb = backup.storageGb * 1024;
    await this.driver.dropDatabase(instanceId, name).catch(() => undefined);
    await this.driver.createDatabase(instanceId, { name, connectionLimit: 2, quotaMb });
    return { instanceId, internalName: name };
  }

  /** Removes what a check left. */
  async close(backup: BackupEntity, name: string, input: CheckInput): Promise<void> {
    if (input.instanceId !== undefined) return this.driver.destroyInstance(input.instanceId);
    const { manager } = this.dataSource;
    const { id } = await this.instances.shared(manager, backup.engine, backup.major);
    await this.driver.dropDatabase(id, name);
  }

  /** Writes down that a check needs nothing more. */
  async leave(manager: EntityManager, { instanceId }: CheckInput): Promise<void> {
    if (instanceId !== undefined) await this.instances.leave(manager, instanceId);
  }

  async #server({ engine, major }: BackupEntity, { instanceId }: CheckInput): Promise<string> {
    if (instanceId === undefined) {
      const { id } = await this.instances.shared(this.dataSource.manager, engine, major);
      await this.instances.ensure(id);
      return id;
    }
    // What a run before this one left of it may hold a part already.
    await this.driver.destroyInstance(instanceId);
    await this.driver.ensureInstance(specOf(await this.instances.get(instanceId)));
    return instanceId;
  }
}
