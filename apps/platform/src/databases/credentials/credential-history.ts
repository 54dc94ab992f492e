import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DatabaseEntity } from '../managed/database.entity.js';
import type { CredentialEntity } from './credential.entity.js';
import { CredentialEvents } from './credential.events.js';

/** Writes down what happens to credentials: as an event, and in the audit log. */
@Injectable()
export class CredentialHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async tell(
    manager: EntityManager,
    { id: database_id, projectId }: Pick<DatabaseEntity, 'id' | 'projectId'>,
    what: keyof typeof CredentialEvents,
    { id, name, access }: CredentialEntity,
  ): Promise<void> {
    const tenant = tenantOf(projectId);
    const data = { id, database_id, name, access };
    await this.events.record(manager, { type: CredentialEvents[what], tenant, subject: id, data });
    const action = `database_credential.${what}`;
    await this.audit.record(manager, { tenant, action, target: id, after: data });
  }
}
