import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SendingDomainEntity } from './domain.entity.js';
import { DomainErrors } from './domain.errors.js';
import { DomainEvents, domainState, toDomainData } from './domain.events.js';

const VERBS = { created: 'create', checked: 'verify', deleted: 'delete' } as const;

/** Tells of changes of domains: an event and an entry of the audit log for each. */
@Injectable()
export class DomainNotes {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** Records a change in its transaction. */
  async write(
    manager: EntityManager,
    what: keyof typeof VERBS,
    { before, after }: { before?: SendingDomainEntity; after?: SendingDomainEntity },
  ): Promise<void> {
    const domain = after ?? before;
    if (!domain) return;
    const { tenant, id: subject } = domain;
    const data = toDomainData(domain);
    await this.events.record(manager, { type: DomainEvents[what], tenant, subject, data });
    if (before?.status === 'verified' && after?.status === 'failed') {
      await this.events.record(manager, { type: DomainEvents.failed, tenant, subject, data });
    }
    await this.audit.record(manager, {
      tenant,
      action: `sending_domain.${VERBS[what]}`,
      target: subject,
      before: before ? domainState(before) : null,
      after: after ? domainState(after) : null,
    });
  }
}

/** A domain that nobody else changes until the transaction ends. @throws `sending_domain.not_found` */
export async function lockDomain(
  manager: EntityManager,
  tenant: Tenant,
  id: string,
): Promise<SendingDomainEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const domain = await manager.findOne(SendingDomainEntity, { where: { tenant, id }, lock });
  if (!domain) throw DomainErrors.not_found();
  return domain;
}
