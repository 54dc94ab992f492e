import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { madeBefore } from '@skydeck/idempotency';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { throwDatabaseError } from '../actions/to-database-error.js';
import { orNameTaken } from '../../vps/network/unique-name.js';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { DatabaseErrors } from '../managed/database.errors.js';
import { USABLE } from '../managed/database-actions.js';
import { Databases } from '../managed/databases.js';
import { lockDatabase } from '../managed/lock-database.js';
import { CredentialEntity } from './credential.entity.js';
import { CredentialErrors } from './credential.errors.js';
import { CredentialHistory } from './credential-history.js';
import type { CreateCredential, ListCredentials } from './credential.schema.js';
import { Logins } from './logins.js';
import { NewCredentials } from './new-credentials.js';

const MOST = 50;

/** The credentials of databases, as their owners see them. */
@Injectable()
export class Credentials {
  constructor(
    private readonly dataSource: DataSource,
    private readonly databases: Databases,
    private readonly secrets: NewCredentials,
    private readonly logins: Logins,
    private readonly history: CredentialHistory,
  ) {}

  /** @returns at most `limit + 1` credentials */
  async list(
    project: Pick<ProjectRef, 'id'>,
    database: string,
    wanted: ReturnType<typeof ListCredentials.parse>,
  ): Promise<CredentialEntity[]> {
    const { id: databaseId } = await this.databases.get(project, database);
    const rows = this.dataSource.manager.createQueryBuilder(CredentialEntity, 'credential');
    return readKeyset(rows.where({ databaseId, ...wanted.filters }), wanted);
  }

  /** @param nameOrId the name or `dbc_…`. @throws `database_credential.not_found` */
  async get({ id: databaseId }: DatabaseEntity, nameOrId: string): Promise<CredentialEntity> {
    const which = nameOrId.startsWith('dbc_') ? { id: nameOrId } : { name: nameOrId };
    const row = await this.dataSource.manager.findOneBy(CredentialEntity, { databaseId, ...which });
    if (!row) throw CredentialErrors.not_found();
    return row;
  }

  /** Makes a credential. What a crash leaves of it is swept away. */
  async create(database: DatabaseEntity, wanted: CreateCredential): Promise<CredentialEntity> {
    const before = await madeBefore('dbc', (id) => this.get(database, id));
    if (before && before.state !== 'creating') return before;
    const row = before ?? (await this.#write(database, wanted));
    try {
      await this.logins.make(database, row, row.role, row.passwordSealed);
    } catch (error) {
      await this.dataSource.manager.delete(CredentialEntity, { id: row.id, state: 'creating' });
      throwDatabaseError(error);
    }
    return this.dataSource.transaction(async (manager) => {
      const which = { id: row.id, state: 'creating' as const };
      const { affected } = await manager.update(CredentialEntity, which, { state: 'active' });
      if (affected !== 1) throw CredentialErrors.not_found();
      const made = await manager.findOneByOrFail(CredentialEntity, { id: row.id });
      await this.history.tell(manager, database, 'created', made);
      return made;
    });
  }

  /**
   * Ends a credential at once, with every connection that it has. While something is done to its
   * database it is only marked; the sweeper ends it then.
   */
  async delete(database: DatabaseEntity, { id, isDefault }: CredentialEntity): Promise<void> {
    if (isDefault) throw CredentialErrors.is_default();
    const { row, isUsable } = await this.dataSource.transaction(async (manager) => {
      const { status } = await lockDatabase(manager, database.id);
      const { affected } = await manager.update(CredentialEntity, { id }, { state: 'deleting' });
      if (affected !== 1) throw CredentialErrors.not_found();
      const found = await manager.findOneByOrFail(CredentialEntity, { id });
      await this.history.tell(manager, database, 'deleted', found);
      return { row: found, isUsable: USABLE.includes(status) };
    });
    if (isUsable) await this.finishDeletion(database, row).catch(throwDatabaseError);
  }

  /** Ends the roles of a credential that is on its way out, and forgets it. */
  async finishDeletion(
    { instanceId }: DatabaseEntity,
    credential: CredentialEntity,
  ): Promise<void> {
    await this.logins.dropOf(instanceId, credential);
    await this.dataSource.manager.delete(CredentialEntity, { id: credential.id });
  }

  #write(database: DatabaseEntity, { name, access }: CreateCredential): Promise<CredentialEntity> {
    return this.dataSource
      .transaction(async (manager) => {
        await lockUsable(manager, database.id);
        const count = await manager.countBy(CredentialEntity, { databaseId: database.id });
        if (count >= MOST) throw CredentialErrors.too_many();
        return this.secrets.add(manager, database, name, access);
      })
      .catch(orNameTaken(CredentialErrors.name_taken));
  }
}

/** @throws `database.wrong_state` while the database is made, restored or deleted */
export async function lockUsable(
  manager: Parameters<typeof lockDatabase>[0],
  id: string,
): Promise<DatabaseEntity> {
  const row = await lockDatabase(manager, id);
  if (USABLE.includes(row.status)) return row;
  throw DatabaseErrors.wrong_state({ detail: `It is \`${row.status}\`.` });
}
