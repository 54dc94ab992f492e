import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { DatabaseErrors } from '../managed/database.errors.js';
import { PoolEntity } from '../pools/pool.entity.js';
import { Instances } from '../instances/instances.js';
import type { CredentialEntity } from './credential.entity.js';
import { CredentialErrors } from './credential.errors.js';
import { CredentialHistory } from './credential-history.js';
import type { Connection } from './credential.schema.js';
import { NewCredentials } from './new-credentials.js';

/** Tells how databases are connected to, password included. */
@Injectable()
export class Connections {
  constructor(
    private readonly dataSource: DataSource,
    private readonly instances: Instances,
    private readonly secrets: NewCredentials,
    private readonly history: CredentialHistory,
  ) {}

  /** Shows somebody a password, which is written down. */
  async reveal(database: DatabaseEntity, credential: CredentialEntity): Promise<Connection> {
    const connection = await this.of(database, credential);
    await this.dataSource.transaction((manager) =>
      this.history.tell(manager, database, 'revealed', credential),
    );
    return connection;
  }

  async of(database: DatabaseEntity, credential: CredentialEntity): Promise<Connection> {
    if (credential.state !== 'active') throw CredentialErrors.not_ready();
    const { host, port, caPem } = await this.instances.get(database.instanceId);
    if (host === null || port === null || caPem === null) throw DatabaseErrors.wrong_state();
    const { id, role: user, passwordSealed } = credential;
    const password = this.secrets.open(id, passwordSealed);
    const { internalName: name, engine } = database;
    const address = `${user}:${password}@${host}:${port}`;
    const pool = await this.#poolOf(database);
    return {
      credential_id: id,
      host,
      port,
      database: name,
      user,
      password,
      url: engine === 'postgres' ? `postgresql://${address}/${name}` : `rediss://${address}/0`,
      pooled_url: pool && `postgresql://${user}:${password}@${pool.host}:${pool.port}/${name}`,
      ca: caPem,
    };
  }

  /** The pool, when clients can connect through it. */
  async #poolOf({ id: databaseId }: DatabaseEntity): Promise<PoolEntity | null> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(PoolEntity, { databaseId, isEnabled: true });
    return row?.port == null ? null : row;
  }
}
