import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import type { Provider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BouncePlace, BounceServer } from '../bounces/bounce-server.js';
import { Bounces } from '../bounces/bounces.js';
import { DomainDressing } from '../domains/domain-dressing.js';
import { SendingDomainEntity } from '../domains/domain.entity.js';
import type { BounceHost } from '../domains/domain-records.js';
import { DomainsController } from '../domains/domains.controller.js';
import { DomainsService } from '../domains/domains.service.js';
import { MailResolver, NetworkMailResolver } from '../domains/mail-resolver.js';
import { ReturnPaths } from '../domains/return-path.js';
import { MailDressing } from '../drivers/smtp/mail-dressing.js';
import { OptOutLinks } from '../opt-outs/opt-out-links.js';
import { ProviderSecrets } from './provider-secrets.js';
import { DeliveryReports } from './reports/delivery-reports.js';

/** What mail needs of the settings. */
export interface MailOptions {
  /** The address of this service, as recipients reach it. */
  readonly publicUrl: string;
  /** Host that takes mail that comes back; null when none does. */
  readonly bounceHost: BounceHost;
  /** Where this process takes it; null when it does not. */
  readonly bouncePlace: BouncePlace['place'];
  /** Name servers to ask, as `address:port`; those of the system when there is none. */
  readonly nameServers: readonly string[];
}

export const MAIL_CONTROLLERS = [DomainsController];

/** Domains that sign mail, mail that comes back, and who wants none. */
export function mailProviders(options: MailOptions): Provider[] {
  const { publicUrl, bounceHost, bouncePlace, nameServers } = options;
  return [
    BounceServer,
    { provide: BouncePlace, useFactory: () => new BouncePlace(bouncePlace) },
    { provide: MailResolver, useFactory: () => new NetworkMailResolver(nameServers) },
    {
      provide: ReturnPaths,
      useFactory: (reports: DeliveryReports) => new ReturnPaths(reports),
      inject: [DeliveryReports],
    },
    {
      provide: Bounces,
      useFactory: (paths: ReturnPaths, reports: DeliveryReports, dataSource: DataSource) =>
        new Bounces(paths, reports, dataSource),
      inject: [ReturnPaths, DeliveryReports, DataSource],
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
        const [dataSource, events, audit, quotas, box, resolver, clock] = needs;
        const given = { dataSource, events, audit, quotas, box, resolver, clock, bounceHost };
        return new DomainsService(given);
      },
      inject: [DataSource, Events, Audit, Quotas, ProviderSecrets, MailResolver, Clock],
    },
  ];
}

type Needed = [DataSource, Events, Audit, Quotas, ProviderSecrets, MailResolver, Clock];
