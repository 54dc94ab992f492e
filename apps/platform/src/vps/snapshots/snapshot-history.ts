import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SnapshotEntity } from './snapshot.entity.js';
import { SnapshotEvents } from './snapshot.events.js';

/** Writes down what happens to snapshots. */
@Injectable()
export class SnapshotHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async tell(
    manager: EntityManager,
    what: keyof typeof SnapshotEvents,
    { id, vpsId, name, kind, projectId }: SnapshotEntity,
  ): Promise<void> {
    await this.events.record(manager, {
      type: SnapshotEvents[what],
      tenant: tenantOf(projectId),
      subject: id,
      data: { id, vps_id: vpsId, name, kind },
    });
  }

  /** Notes in the audit log what somebody asked for. */
  async note(
    manager: EntityManager,
    verb: 'create' | 'restore' | 'delete',
    { id, vpsId, name, projectId }: SnapshotEntity,
  ): Promise<void> {
    const state = { vps: vpsId, name };
    await this.audit.record(manager, {
      tenant: tenantOf(projectId),
      action: `snapshot.${verb}`,
      target: id,
      before: verb === 'delete' ? state : null,
      after: verb === 'delete' ? null : state,
    });
  }
}
