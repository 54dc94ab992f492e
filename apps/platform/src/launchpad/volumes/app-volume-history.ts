import { Audit, type AuditState } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AppVolumeEntity } from './app-volume.entity.js';
import { AppVolumeEvents } from './app-volume.events.js';

const VERBS = { created: 'create', updated: 'update', deleted: 'delete' } as const;

/** Writes down what happens to volumes of apps. */
@Injectable()
export class AppVolumeHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** What somebody did. */
  async note(
    manager: EntityManager,
    what: keyof typeof VERBS,
    row: AppVolumeEntity,
    before: AuditState | null = null,
  ): Promise<void> {
    const tenant = tenantOf(row.projectId);
    const data = dataOf(row);
    await this.events.record(manager, {
      type: AppVolumeEvents[what],
      tenant,
      subject: row.id,
      data,
    });
    await this.audit.record(manager, {
      tenant,
      action: `app.volume.${VERBS[what]}`,
      target: row.id,
      before,
      after: what === 'deleted' ? null : stateOf(row),
    });
  }

  /** What nobody did. */
  async tell(
    manager: EntityManager,
    what: 'failed' | 'full' | 'roomy',
    row: AppVolumeEntity,
  ): Promise<void> {
    const head = { tenant: tenantOf(row.projectId), subject: row.id };
    const data = dataOf(row);
    if (what === 'failed') {
      const failed = { ...data, error: row.error ?? 'unknown' };
      await this.events.record(manager, { ...head, type: AppVolumeEvents.failed, data: failed });
      return;
    }
    const measured = { ...data, used_bytes: Number(row.usedBytes ?? 0) };
    await this.events.record(manager, { ...head, type: AppVolumeEvents[what], data: measured });
  }
}

/** What the audit log shows. */
export function stateOf(row: AppVolumeEntity) {
  const { name, mountPath, sizeGb, processes, isShared, isAttached, snapshotsKept } = row;
  return {
    name,
    mount_path: mountPath,
    size_gb: sizeGb,
    processes: processes === null ? null : [...processes],
    shared: isShared,
    attached: isAttached,
    snapshots_kept: snapshotsKept,
  };
}

function dataOf({ id, appId, name, mountPath, sizeGb, isAttached, status }: AppVolumeEntity) {
  return {
    id,
    app_id: appId,
    name,
    mount_path: mountPath,
    size_gb: sizeGb,
    attached: isAttached,
    status,
  };
}
