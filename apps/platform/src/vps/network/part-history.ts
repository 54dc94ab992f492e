import { Audit, type AuditState } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Something of a project that servers use. */
interface Part {
  readonly id: string;
  readonly projectId: string | null;
}

type Told = Parameters<Events['record']>[1];

/** Writes down what happens to networks, firewalls, ports, floating addresses and volumes. */
@Injectable()
export class PartHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** Tells whoever listens. */
  async tell(
    manager: EntityManager,
    type: Told['type'],
    { id, projectId }: Part,
    data: Told['data'],
  ): Promise<void> {
    await this.events.record(manager, {
      type,
      tenant: tenantOf(projectId ?? ''),
      subject: id,
      data,
    });
  }

  /** Notes in the audit log what somebody asked for. */
  async note(
    manager: EntityManager,
    action: string,
    { id, projectId }: Part,
    before: AuditState | null,
    after: AuditState | null,
  ): Promise<void> {
    const tenant = tenantOf(projectId ?? '');
    await this.audit.record(manager, { tenant, action, target: id, before, after });
  }
}
