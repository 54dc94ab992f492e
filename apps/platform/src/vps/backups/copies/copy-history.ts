import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BackupEvents } from '../backup.events.js';
import type { BackupCopyEntity } from './backup-copy.entity.js';

/** Writes down what happens to copies of backups. */
@Injectable()
export class CopyHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async tell(
    manager: EntityManager,
    what: 'copied' | 'copy_failed' | 'copy_deleted',
    { id, vpsId, snapshotId, projectId }: BackupCopyEntity,
  ): Promise<void> {
    await this.events.record(manager, {
      type: BackupEvents[what],
      tenant: tenantOf(projectId),
      subject: id,
      data: { id, vps_id: vpsId, snapshot_id: snapshotId },
    });
  }

  /** Notes in the audit log what was asked for. */
  async note(
    manager: EntityManager,
    verb: 'copy' | 'copy_restore' | 'copy_delete',
    { id, vpsId, snapshotId, projectId }: BackupCopyEntity,
  ): Promise<void> {
    const state = { vps: vpsId, snapshot: snapshotId };
    await this.audit.record(manager, {
      tenant: tenantOf(projectId),
      action: `backup.${verb}`,
      target: id,
      before: verb === 'copy_delete' ? state : null,
      after: verb === 'copy_delete' ? null : state,
    });
  }
}
