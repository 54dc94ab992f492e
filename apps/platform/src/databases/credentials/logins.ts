import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseDriver } from '../engine/database.driver.js';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { CredentialEntity } from './credential.entity.js';
import { NewCredentials } from './new-credentials.js';

/** Most connections of one credential; the database has a limit of its own. */
const CONNECTIONS = { shared: 20, dedicated: 200 } as const;

/** The roles of credentials, in the servers. */
@Injectable()
export class Logins {
  constructor(
    private readonly dataSource: DataSource,
    private readonly driver: DatabaseDriver,
    private readonly secrets: NewCredentials,
  ) {}

  /** Makes a role, or gives it its password again. */
  async make(
    { instanceId, internalName, plan }: DatabaseEntity,
    { id, access }: Pick<CredentialEntity, 'id' | 'access'>,
    role: string,
    sealed: string,
  ): Promise<void> {
    await this.driver.createLogin(instanceId, {
      database: internalName,
      role,
      password: this.secrets.open(id, sealed),
      access,
      connectionLimit: CONNECTIONS[plan],
    });
  }

  /** Ends a role with its connections. */
  async drop(instanceId: string, role: string): Promise<void> {
    await this.driver.dropLogin(instanceId, role);
  }

  /** Ends every role that a credential has. */
  async dropOf(instanceId: string, credential: CredentialEntity): Promise<void> {
    const { role, nextRole, retiringRole } = credential;
    for (const one of [role, nextRole, retiringRole]) {
      if (one !== null) await this.drop(instanceId, one);
    }
  }

  /** Makes every role that the credentials of a database have, those before a rotation too. */
  async makeAll(database: DatabaseEntity): Promise<void> {
    const made: string[] = [];
    for (const row of await this.#of(database)) {
      for (const [role, sealed] of rolesOf(row)) {
        await this.make(database, row, role, sealed);
        made.push(role);
      }
    }
    // Who ended one meanwhile found nothing to end.
    const wanted = new Set((await this.#of(database)).flatMap(rolesOf).map(([role]) => role));
    for (const role of made) {
      if (!wanted.has(role)) await this.drop(database.instanceId, role);
    }
  }

  /** Ends every role that the credentials of a database have. */
  async dropAll(database: DatabaseEntity): Promise<void> {
    for (const row of await this.#of(database)) await this.dropOf(database.instanceId, row);
  }

  /** Ends roles of an instance that none of its credentials have, as in one that was recovered. */
  async dropStrangers(database: DatabaseEntity): Promise<void> {
    const own = new Set((await this.#of(database)).map(({ role }) => role));
    for (const role of await this.driver.logins(database.instanceId)) {
      if (!own.has(role)) await this.driver.dropLogin(database.instanceId, role);
    }
  }

  #of({ id: databaseId }: DatabaseEntity): Promise<CredentialEntity[]> {
    return this.dataSource.manager.findBy(CredentialEntity, { databaseId });
  }
}

/** The roles of a credential that work, or soon will, with their passwords. */
function rolesOf(row: CredentialEntity): (readonly [role: string, sealed: string])[] {
  if (row.state === 'deleting') return [];
  const all = [
    [row.role, row.passwordSealed],
    [row.nextRole, row.nextSealed],
    [row.retiringRole, row.retiringSealed],
  ] as const;
  return all.flatMap(([role, sealed]) =>
    role === null || sealed === null ? [] : [[role, sealed] as const],
  );
}
