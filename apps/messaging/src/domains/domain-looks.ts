import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SendingDomainEntity } from './domain.entity.js';
import { DomainNotes, lockDomain } from './domain-notes.js';
import { checkRecords, isRequired, type RecordCheck, recordsOf } from './domain-records.js';
import { DomainsService } from './domains.service.js';
import { MailResolver } from './mail-resolver.js';

/** Looks up whether domains have the records that they need. */
@Injectable()
export class DomainLooks {
  constructor(
    private readonly domains: DomainsService,
    private readonly notes: DomainNotes,
    private readonly resolver: MailResolver,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Looks the records up now. A domain that was right stays so while no name server answers. */
  async verify(tenant: Tenant, id: string): Promise<SendingDomainEntity> {
    const seen = await this.domains.get(tenant, id);
    const records = recordsOf(seen, this.domains.hosts);
    const checks = await checkRecords(seen, records, this.resolver);
    return this.dataSource.transaction(async (manager) => {
      const before = await lockDomain(manager, tenant, id);
      const now = this.clock.now();
      const needed = checks.filter(({ purpose }) => isRequired(purpose));
      const isRight = needed.every((check) => check.status === 'found');
      const isUnclear = needed.some((check) => check.status === 'unknown');
      const status = isRight ? 'verified' : isUnclear ? before.status : 'failed';
      const verifiedAt = status === 'verified' ? (before.verifiedAt ?? now) : null;
      const seenNow = { checks, status, verifiedAt, checkedAt: now, updatedAt: now };
      const changes = { ...seenNow, version: before.version + 1 };
      await manager.update(SendingDomainEntity, { id }, changes);
      const after = Object.assign(new SendingDomainEntity(), before, changes);
      await this.notes.write(manager, 'checked', { before, after });
      return after;
    });
  }

  /**
   * Looks at a verified domain again. One that is not right is not trusted any more the second time
   * in a row; name servers that do not answer change nothing.
   */
  async recheck(tenant: Tenant, id: string): Promise<void> {
    const seen = await this.domains.get(tenant, id);
    const records = recordsOf(seen, this.domains.hosts);
    const checks = await checkRecords(seen, records, this.resolver);
    await this.dataSource.transaction(async (manager) => {
      const before = await lockDomain(manager, tenant, id);
      // Somebody looked in between.
      if (before.version !== seen.version || before.status !== 'verified') return;
      if (before.checkedAt?.getTime() !== seen.checkedAt?.getTime()) return;
      const now = this.clock.now();
      const hasFailed = isWrong(checks) && isWrong(before.checks);
      if (!hasFailed) {
        await manager.update(SendingDomainEntity, { id }, { checks, checkedAt: now });
        return;
      }
      const failed = { status: 'failed' as const, verifiedAt: null, version: before.version + 1 };
      const changes = { ...failed, checks, checkedAt: now, updatedAt: now };
      await manager.update(SendingDomainEntity, { id }, changes);
      const after = Object.assign(new SendingDomainEntity(), before, changes);
      await this.notes.write(manager, 'checked', { before, after });
    });
  }
}

const isWrong = (checks: readonly RecordCheck[]): boolean =>
  checks.some(
    ({ purpose, status }) => isRequired(purpose) && (status === 'missing' || status === 'wrong'),
  );
