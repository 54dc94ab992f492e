import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SnapshotEvents } from './snapshot.events.js';
import type { VolumeSnapshotEntity } from './volume-snapshot.entity.js';

const VERBS = { created: 'create', deleted: 'delete', restored: 'restore' } as const;

/** Writes down what happens to snapshots of volumes. */
@Injectable()
export class SnapshotHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** What somebody did. */
  async note(
    manager: EntityManager,
    what: keyof typeof VERBS,
    row: VolumeSnapshotEntity,
  ): Promise<void> {
    const tenant = tenantOf(row.projectId);
    const data = dataOf(row);
    await this.events.record(manager, {
      type: SnapshotEvents[what],
      tenant,
      subject: row.id,
      data,
    });
    const state = { name: row.name, volume_id: row.volumeId };
    await this.audit.record(manager, {
      tenant,
      action: `app.volume.snapshot.${VERBS[what]}`,
      target: row.id,
      before: what === 'created' ? null : state,
      after: what === 'deleted' ? null : state,
    });
  }

  /** How taking it ended. */
  async tell(manager: EntityManager, row: VolumeSnapshotEntity): Promise<void> {
    const head = { tenant: tenantOf(row.projectId), subject: row.id };
    if (row.status === 'ready') {
      const data = { ...dataOf(row), size_bytes: Number(row.sizeBytes ?? 0) };
      await this.events.record(manager, { ...head, type: SnapshotEvents.ready, data });
      return;
    }
    const data = { ...dataOf(row), error: row.error ?? 'unknown' };
    await this.events.record(manager, { ...head, type: SnapshotEvents.failed, data });
  }
}

function dataOf({ id, appId, volumeId, name }: VolumeSnapshotEntity) {
  return { id, app_id: appId, volume_id: volumeId, name };
}
