import { Audit, type AuditState } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DomainEntity } from './domain.entity.js';
import { DomainEvents } from './domain.events.js';

/** Writes down what happens to domains, for listeners and for the audit log. */
@Injectable()
export class DomainHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** Tells listeners. */
  async tell(
    manager: EntityManager,
    what: keyof typeof DomainEvents,
    domain: DomainEntity,
  ): Promise<void> {
    const { id, projectId, appId, host, status } = domain;
    await this.events.record(manager, {
      type: DomainEvents[what],
      tenant: tenantOf(projectId),
      subject: id,
      data: { id, app_id: appId, host, status },
    });
  }

  /** Notes a change; what is missing before or after is null. */
  async note(
    manager: EntityManager,
    action: 'domain.add' | 'domain.verify' | 'domain.update' | 'domain.remove',
    domain: DomainEntity,
    before: AuditState | null,
    after: AuditState | null,
  ): Promise<void> {
    const { id, projectId } = domain;
    const tenant = tenantOf(projectId);
    await this.audit.record(manager, { tenant, action, target: id, before, after });
  }
}

/** What the audit log shows of a domain. */
export function stateOf(domain: DomainEntity): AuditState {
  const { appId, host, status, method, challenge } = domain;
  const leads = { primary: domain.isPrimary, redirect_to: domain.redirectTo };
  const more = { ...leads, redirect_status: domain.redirectStatus };
  return { app_id: appId, host, status, method, challenge, ...more };
}
