import { randomBytes } from 'node:crypto';
import type { ProjectRef } from '@skydeck/auth-guard';
import { idOfThing } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Operations } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { orNameTaken } from '../../vps/network/unique-name.js';
import { NewCredentials } from '../credentials/new-credentials.js';
import { Instances } from '../instances/instances.js';
import type { InstanceEntity } from '../instances/instance.entity.js';
import { DatabaseEntity, type DatabaseOrigin } from './database.entity.js';
import { DatabaseErrors } from './database.errors.js';
import type { BegunDatabase } from './database-answers.js';
import { DatabaseHistory, stateOf } from './database-history.js';
import type { DatabaseWish } from './database-wishes.js';
import { slotsOf } from './databases.js';

/** What fills a new database; empty without. */
export interface CreateInput {
  /** A backup that it is filled with. */
  readonly backupId?: string;
  /** A database whose data of now it is filled with. */
  readonly copyOf?: string;
  /** An instance whose data of a moment it is made of. */
  readonly recover?: { readonly instanceId: string; readonly at: string };
}

export interface NewDatabase {
  readonly name: string;
  readonly wish: DatabaseWish;
  readonly backups: { readonly hour_utc: number | null; readonly keep: number };
  readonly isProtected: boolean;
  readonly origin: DatabaseOrigin | null;
  readonly input: CreateInput;
  /** The name that the data have already in what it is recovered from. */
  readonly internalName?: string;
}

/** Writes databases down that are to be made. */
@Injectable()
export class NewDatabases {
  constructor(
    private readonly dataSource: DataSource,
    private readonly instances: Instances,
    private readonly credentials: NewCredentials,
    private readonly operations: Operations,
    private readonly quotas: Quotas,
    private readonly history: DatabaseHistory,
    private readonly clock: Clock,
  ) {}

  /** Writes a database down and queues its making. @throws `database.name_taken` */
  async add(project: Pick<ProjectRef, 'id'>, wanted: NewDatabase): Promise<BegunDatabase> {
    const started = await this.operations.startedBefore(project.id);
    if (started) {
      const which = { id: started.resourceId };
      const made = await this.dataSource.manager.findOneByOrFail(DatabaseEntity, which);
      return { database: made, operation: started };
    }
    const write = async (manager: EntityManager): Promise<BegunDatabase> => {
      await this.quotas.take('databases', manager, project.id);
      const database = await manager.save(await this.#row(manager, project.id, wanted));
      await this.quotas.take('database_gb', manager, project.id);
      await this.credentials.addDefault(manager, database);
      const operation = await this.operations.start(manager, {
        projectId: project.id,
        kind: 'database.create',
        resource: { type: 'database', id: database.id },
        input: wanted.input,
        isFirst: true,
      });
      await this.history.note(manager, 'create', database, null, stateOf(database));
      return { database, operation };
    };
    const begun = await this.dataSource
      .transaction(write)
      .catch(orNameTaken(DatabaseErrors.name_taken));
    void this.operations.wake(begun.operation);
    return begun;
  }

  async #row(
    manager: EntityManager,
    projectId: string,
    { name, wish, backups, isProtected, origin, internalName }: NewDatabase,
  ): Promise<DatabaseEntity> {
    const { engine, plan, major, size, storageGb, trustedSources } = wish;
    const instance = await this.#instance(manager, wish);
    const now = this.clock.now();
    return manager.create(DatabaseEntity, {
      id: idOfThing('db', now.getTime()),
      projectId,
      name,
      engine,
      plan,
      major,
      size: size?.slug ?? null,
      storageGb,
      trustedSources: [...trustedSources],
      instanceId: instance.id,
      internalName: internalName ?? `d_${randomBytes(10).toString('hex')}`,
      status: 'creating',
      problems: {},
      error: null,
      origin,
      isProtected,
      backupKeep: backups.keep,
      ...slotsOf(backups.hour_utc, now),
      checkNextAt: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
  }

  #instance(manager: EntityManager, wish: DatabaseWish): Promise<InstanceEntity> {
    const { engine, major, size } = wish;
    if (size === null) return this.instances.shared(manager, engine, major);
    return this.instances.dedicated(manager, { ...wish, size });
  }
}
