import type { Completion } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { CredentialEntity } from '../credentials/credential.entity.js';
import { Dumps } from '../backups/dumps.js';
import { specOf } from '../instances/instances.js';
import { DatabaseEntity } from '../managed/database.entity.js';
import type { CreateInput } from '../managed/new-databases.js';
import { databaseSpecOf, DatabaseHandler, type DatabaseWork, settle } from './database-handler.js';
import { DatabaseTools } from './database-tools.js';

/** Large databases take their time to be filled. */
const TIMEOUT_MS = 2 * 3_600_000;

/** Makes a database with its server and its first login. */
@Injectable()
export class DatabaseCreateHandler extends DatabaseHandler<CreateInput> {
  override readonly kind = 'database.create';
  override readonly timeoutMs = TIMEOUT_MS;

  constructor(
    tools: DatabaseTools,
    private readonly dumps: Dumps,
  ) {
    super(tools);
  }

  protected override async work(work: DatabaseWork<CreateInput>): Promise<Completion> {
    const { database, progress } = work;
    const { logins } = this.tools;
    await progress(0.1, 'starting the server');
    if (work.input.recover) await this.#recover(database, work.input.recover);
    else await this.#make(work);
    await progress(0.9, 'making the login');
    await logins.makeAll(database);
    await this.#takeBase(work);
    return this.completing(database, 'created', async (row, manager) => {
      settle(row);
      const which = { databaseId: row.id, state: 'creating' as const };
      await manager.update(CredentialEntity, which, { state: 'active' });
    });
  }

  /** A run before this one may have filled a part of it. */
  async #make({ database, input, operation, progress }: DatabaseWork<CreateInput>): Promise<void> {
    const { dataSource, driver, instances } = this.tools;
    const { instanceId, internalName } = database;
    await instances.ensure(instanceId);
    await progress(0.4, 'making the database');
    const isFilled = input.backupId !== undefined || input.copyOf !== undefined;
    if (isFilled && operation.attempts > 1) await driver.dropDatabase(instanceId, internalName);
    await driver.createDatabase(instanceId, databaseSpecOf(database));
    if (!isFilled) return;
    await progress(0.5, 'filling the database');
    if (input.backupId !== undefined) return this.dumps.load(database, input.backupId);
    const which = { id: input.copyOf ?? '' };
    const from = await dataSource.manager.findOneByOrFail(DatabaseEntity, which);
    await this.dumps.copy(from, database);
  }

  /** Whoever could sign in at the server of the other database cannot here. */
  async #recover(
    database: DatabaseEntity,
    { instanceId, at }: NonNullable<CreateInput['recover']>,
  ): Promise<void> {
    const { archives, driver, instances, logins } = this.tools;
    const spec = specOf(await instances.get(database.instanceId));
    const address = await archives.restore(spec, instanceId, new Date(at));
    await instances.answersAt(spec.id, address);
    await logins.dropStrangers(database);
    await driver.createDatabase(spec.id, databaseSpecOf(database));
  }

  /** From here on it can be put back to any moment. */
  async #takeBase({ database, progress }: DatabaseWork<CreateInput>): Promise<void> {
    const { archives, instances } = this.tools;
    if (!(await instances.get(database.instanceId)).isArchived) return;
    await progress(0.95, 'taking a base backup');
    await archives.takeBase(database.instanceId);
  }

  protected override undo(row: DatabaseEntity): void {
    row.status = 'error';
  }
}
