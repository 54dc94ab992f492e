import { Audit } from '@skydeck/audit';
import { type ProjectRef, tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { throwDatabaseError } from '../actions/to-database-error.js';
import { DatabaseDriver, type ExtensionState } from '../engine/database.driver.js';
import { USABLE } from '../managed/database-actions.js';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { DatabaseErrors } from '../managed/database.errors.js';
import { Databases } from '../managed/databases.js';
import { ExtensionErrors } from './extension.errors.js';
import { ExtensionEvents } from './extension.events.js';

/** Extensions of databases: the database itself knows which it has. */
@Injectable()
export class Extensions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly databases: Databases,
    private readonly driver: DatabaseDriver,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async list(project: ProjectRef, name: string): Promise<readonly ExtensionState[]> {
    return this.#of(await this.#usable(project, name));
  }

  /** @throws `database_extension.not_found`, `database.not_possible` */
  async set(
    project: ProjectRef,
    nameOrId: string,
    name: string,
    installed: boolean,
  ): Promise<ExtensionState> {
    const database = await this.#usable(project, nameOrId);
    const { id: database_id, instanceId, internalName } = database;
    const before = (await this.#of(database)).find((one) => one.name === name);
    if (!before) throw ExtensionErrors.not_found();
    if (installed === (before.installedVersion !== undefined)) return before;
    await this.driver
      .setExtension(instanceId, internalName, name, installed)
      .catch(throwDatabaseError);
    const what = installed ? 'enabled' : 'disabled';
    await this.dataSource.transaction(async (manager) => {
      const [tenant, data] = [tenantOf(project.id), { database_id, name }];
      const type = ExtensionEvents[what];
      await this.events.record(manager, { type, tenant, subject: database_id, data });
      const action = `database_extension.${what}`;
      await this.audit.record(manager, { tenant, action, target: database_id, after: data });
    });
    return (await this.#of(database)).find((one) => one.name === name) ?? before;
  }

  async #usable(project: ProjectRef, name: string): Promise<DatabaseEntity> {
    const row = await this.databases.get(project, name);
    if (USABLE.includes(row.status)) return row;
    throw DatabaseErrors.wrong_state({ detail: `It is \`${row.status}\`.` });
  }

  #of({ instanceId, internalName }: DatabaseEntity): Promise<readonly ExtensionState[]> {
    return this.driver.extensions(instanceId, internalName).catch(throwDatabaseError);
  }
}
