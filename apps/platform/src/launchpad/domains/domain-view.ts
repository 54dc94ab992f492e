import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { CertificateEntity } from './acme/certificate.entity.js';
import type { DomainEntity } from './domain.entity.js';
import type { DnsRecord, Domain } from './domain.schema.js';
import { ownershipRecord, trafficRecords } from './ownership/ownership-proof.js';

/** Shows domains with the records to set and the state of their certificates. */
@Injectable()
export class DomainView {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: LaunchpadSettings,
  ) {}

  async one(domain: DomainEntity): Promise<Domain> {
    const app = await this.dataSource.manager.findOneByOrFail(AppEntity, { id: domain.appId });
    const [shown] = await this.many(app, [domain]);
    return shown!;
  }

  /** @param domains of one app */
  async many(app: AppEntity, domains: readonly DomainEntity[]): Promise<Domain[]> {
    const ids = domains.map(({ id }) => id);
    const rows = await this.dataSource.manager.findBy(CertificateEntity, { domainId: In(ids) });
    const byDomain = new Map(rows.map((row) => [row.domainId, row]));
    return domains.map((domain) => this.#show(domain, app, byDomain.get(domain.id)));
  }

  #show(domain: DomainEntity, app: AppEntity, certificate?: CertificateEntity): Domain {
    const { LAUNCHPAD_EDGE_ADDRESSES: addresses } = this.settings.config;
    const destination = { appHost: this.settings.hostOf(app), addresses };
    const waited: DnsRecord[] = certificate?.record
      ? [{ type: 'TXT', ...certificate.record, purpose: 'certificate' }]
      : [];
    return {
      id: domain.id,
      app_id: domain.appId,
      host: domain.host,
      status: domain.status,
      method: domain.method,
      challenge: domain.challenge,
      records: [ownershipRecord(domain), ...trafficRecords(domain.host, destination), ...waited],
      problem: domain.problem,
      primary: domain.isPrimary,
      redirect_to: domain.redirectTo,
      redirect_status: domain.redirectStatus,
      certificate: this.#certificate(certificate),
      checked_at: time(domain.checkedAt),
      verified_at: time(domain.verifiedAt),
      created_at: domain.createdAt.toISOString(),
      updated_at: domain.updatedAt.toISOString(),
    };
  }

  #certificate(row?: CertificateEntity): Domain['certificate'] {
    const isOff = this.settings.config.ACME_DIRECTORY_URL === undefined && !row?.chain;
    return {
      status: isOff ? 'off' : (row?.status ?? 'waiting'),
      not_before: time(row?.notBefore),
      not_after: time(row?.notAfter),
      next_at: isOff ? null : time(row?.nextAt),
      problem: row?.problem ?? null,
    };
  }
}

const time = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;
