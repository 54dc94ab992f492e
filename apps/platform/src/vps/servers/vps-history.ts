import { Audit, type AuditState } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { VpsEntity, VpsError } from './vps.entity.js';
import { VpsEvents } from './vps.events.js';

type Plain =
  | 'created'
  | 'updated'
  | 'started'
  | 'ready'
  | 'resized'
  | 'moved'
  | 'rebuilt'
  | 'deleted';

/** Writes down what happens to servers: as an event for whoever listens, and in the audit log. */
@Injectable()
export class VpsHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async tell(manager: EntityManager, what: Plain, row: VpsEntity): Promise<void> {
    await this.events.record(manager, {
      type: VpsEvents[what],
      tenant: tenantOf(row.projectId),
      subject: row.id,
      data: dataOf(row),
    });
  }

  async tellStopped(
    manager: EntityManager,
    row: VpsEntity,
    reason: 'asked' | 'guest' | 'engine',
  ): Promise<void> {
    await this.events.record(manager, {
      type: VpsEvents.stopped,
      tenant: tenantOf(row.projectId),
      subject: row.id,
      data: { ...dataOf(row), reason },
    });
  }

  async tellFailed(manager: EntityManager, row: VpsEntity, error: VpsError): Promise<void> {
    await this.events.record(manager, {
      type: VpsEvents.failed,
      tenant: tenantOf(row.projectId),
      subject: row.id,
      data: { ...dataOf(row), error },
    });
  }

  /** Notes in the audit log what somebody asked for. */
  async note(
    manager: EntityManager,
    verb: string,
    row: VpsEntity,
    before: AuditState | null = null,
    after: AuditState | null = null,
  ): Promise<void> {
    const tenant = tenantOf(row.projectId);
    const change = { tenant, action: `vps.${verb}`, target: row.id, before, after };
    await this.audit.record(manager, change);
  }
}

function dataOf({ id, name, state, size }: VpsEntity) {
  return { id, name, state, size };
}

/** What the audit log shows of a server. User data may hold secrets. */
export function stateOf(row: VpsEntity): AuditState {
  return {
    name: row.name,
    size: row.size,
    image: row.imageId,
    tags: [...row.tags],
    labels: { ...row.labels },
    protected: row.isProtected,
  };
}
