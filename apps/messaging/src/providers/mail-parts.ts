import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import type { Provider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BouncePlace, BounceServer } from '../bounces/bounce-server.js';
import { Bounces } from '../bounces/bounces.js';
import { Complaints } from '../bounces/complaints.js';
import { DomainDressing } from '../domains/domain-dressing.js';
import { DomainLooks } from '../domains/domain-looks.js';
import { DomainNotes } from '../domains/domain-notes.js';
import { DomainRechecks } from '../domains/domain-rechecks.js';
import { SendingDomainEntity } from '../domains/domain.entity.js';
import type { MailHosts } from '../domains/domain-records.js';
import { DomainsController } from '../domains/domains.controller.js';
import { DomainsService } from '../domains/domains.service.js';
import { MailResolver, NetworkMailResolver } from '../domains/mail-resolver.js';
import { ReturnPaths } from '../domains/return-path.js';
import { mtaStsProviders } from '../drivers/direct-mx/mta-sts/mta-sts-parts.js';
import { MailDressing } from '../drivers/smtp/mail-dressing.js';
import { OptOutLinks } from '../opt-outs/opt-out-links.js';
import {
  MAIL_INBOUND_CONTROLLERS,
  mailInboundProviders,
} from '../mail-inbound/mail-inbound-parts.js';
import type { MailPlace } from '../submission/mail-listener.js';
import { ProviderSecrets } from './provider-secrets.js';
import { DeliveryReports } from './reports/delivery-reports.js';

/** What mail needs of the settings. */
export interface MailOptions {
  /** The address of this service, as recipients reach it. */
  readonly publicUrl: string;
  /** The hosts that records of domains name. */
  readonly hosts: MailHosts;
  /** Where this process takes it; null when it does not. */
  readonly bouncePlace: BouncePlace['place'];
  /** Where this process takes mail for domains; null when it does not. */
  readonly inboundPlace: MailPlace | null;
  /** Name servers to ask, as `address:port`; those of the system when there is none. */
  readonly nameServers: readonly string[];
  /** Networks that may be reached although they are not public. */
  readonly allowCidrs: readonly string[];
}

export const MAIL_CONTROLLERS = [DomainsController, ...MAIL_INBOUND_CONTROLLERS];

/** Domains that sign mail, mail that comes back, and who wants none. */
export function mailProviders(options: MailOptions): Provider[] {
  const { bouncePlace, inboundPlace, nameServers } = options;
  const { bounceHost } = options.hosts;
  return [
    ...mailInboundProviders(inboundPlace),
    ...mtaStsProviders(options.allowCidrs),
    BounceServer,
    Complaints,
    DomainLooks,
    DomainNotes,
    DomainRechecks,
    { provide: BouncePlace, useFactory: () => new BouncePlace(bouncePlace) },
    { provide: MailResolver, useFactory: () => new NetworkMailResolver(nameServers) },
    {
      provide: ReturnPaths,
      useFactory: (reports: DeliveryReports) => new ReturnPaths(reports),
      inject: [DeliveryReports],
    },
    {
      provide: Bounces,
      useFactory: (
        paths: ReturnPaths,
        reports: DeliveryReports,
        complaints: Complaints,
        dataSource: DataSource,
      ) => new Bounces(paths, reports, complaints, dataSource),
      inject: [ReturnPaths, DeliveryReports, Complaints, DataSource],
    },
    {
      provide: MailDressing,
      useFactory: (
        dataSource: DataSource,
        box: ProviderSecrets,
        returnPaths: ReturnPaths,
        links: OptOutLinks,
      ) => {
        const domains = dataSource.getRepository(SendingDomainEntity);
        return new DomainDressing({ domains, box, returnPaths, links, bounceHost });
      },
      inject: [DataSource, ProviderSecrets, ReturnPaths, OptOutLinks],
    },
    {
      provide: DomainsService,
      useFactory: (...needs: Needed) => {
        const [dataSource, notes, quotas, box, clock] = needs;
        const given = { dataSource, notes, quotas, box, clock, hosts: options.hosts };
        return new DomainsService(given);
      },
      inject: [DataSource, DomainNotes, Quotas, ProviderSecrets, Clock],
    },
  ];
}

type Needed = [DataSource, DomainNotes, Quotas, ProviderSecrets, Clock];
