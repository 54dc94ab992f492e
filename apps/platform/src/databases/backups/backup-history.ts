import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DatabaseEntity } from '../managed/database.entity.js';
import type { BackupEntity } from './backup.entity.js';
import { DatabaseBackupEvents } from './backup.events.js';

/** Writes down what happens to backups of databases. */
@Injectable()
export class BackupHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async tell(
    manager: EntityManager,
    what: 'completed' | 'check_passed' | 'deleted',
    { id, databaseId: database_id, kind, projectId }: BackupEntity,
  ): Promise<void> {
    const [tenant, type] = [tenantOf(projectId), DatabaseBackupEvents[what]];
    await this.events.record(manager, {
      type,
      tenant,
      subject: id,
      data: { id, database_id, kind },
    });
  }

  async tellFailed(
    manager: EntityManager,
    what: 'failed' | 'check_failed',
    { id, databaseId: database_id, kind, projectId }: BackupEntity,
    reason: string,
  ): Promise<void> {
    const [tenant, type] = [tenantOf(projectId), DatabaseBackupEvents[what]];
    const data = { id, database_id, kind, reason };
    await this.events.record(manager, { type, tenant, subject: id, data });
  }

  async tellMissed(
    manager: EntityManager,
    { id, projectId }: DatabaseEntity,
    slotAt: Date,
    reason: string,
  ): Promise<void> {
    await this.events.record(manager, {
      type: DatabaseBackupEvents.missed,
      tenant: tenantOf(projectId),
      subject: id,
      data: { database_id: id, slot_at: slotAt.toISOString(), reason },
    });
  }

  /** Notes in the audit log what was asked for. */
  async note(
    manager: EntityManager,
    verb: 'create' | 'delete' | 'check',
    { id, databaseId, kind, projectId }: BackupEntity,
  ): Promise<void> {
    const state = { database: databaseId, kind };
    await this.audit.record(manager, {
      tenant: tenantOf(projectId),
      action: `database_backup.${verb}`,
      target: id,
      before: verb === 'delete' ? state : null,
      after: verb === 'delete' ? null : state,
    });
  }
}
