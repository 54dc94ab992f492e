import { randomBytes } from 'node:crypto';
import type { ProjectRef } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { AppsService } from '../apps/apps.service.js';
import { lockApp } from '../apps/lock-app.js';
import { RouteBook } from '../edge/route-book.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { CertificateEntity } from './acme/certificate.entity.js';
import { DomainChecks } from './domain-checks.js';
import { DomainHistory, stateOf } from './domain-history.js';
import { domainNameOf, isReserved } from './domain-name.js';
import { DomainRoutes } from './domain-routes.js';
import { domainVersion } from './domain-version.js';
import { GIVE_UP_MS, ownNames } from './domain-settings.js';
import { DomainEntity } from './domain.entity.js';
import { DomainErrors } from './domain.errors.js';
import type { AddDomain, ListDomains } from './domain.schema.js';

/** The rules of domains. */
@Injectable()
export class DomainsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly apps: AppsService,
    private readonly book: RouteBook,
    private readonly routes: DomainRoutes,
    private readonly checks: DomainChecks,
    private readonly settings: LaunchpadSettings,
    private readonly quotas: Quotas,
    private readonly history: DomainHistory,
    private readonly clock: Clock,
  ) {}

  /** Adds a domain and looks for its records. @throws `domain.taken`, `domain.reserved` … */
  async add(project: ProjectRef, app: string, wanted: AddDomain): Promise<DomainEntity> {
    const before = await madeBefore('dom', (id) => this.get(project, app, id));
    if (before) return before;
    const { id: appId } = await this.apps.get(project, app);
    const { host } = wanted;
    const isWildcard = host.startsWith('*.');
    if (isReserved(host, ownNames(this.settings.config))) throw DomainErrors.reserved();
    const challenge = wanted.challenge ?? (isWildcard ? 'dns-01' : 'http-01');
    if (isWildcard && challenge !== 'dns-01') throw DomainErrors.wildcard_needs_dns();
    const now = this.clock.now();
    const values = {
      id: idOfThing('dom', now.getTime()),
      appId,
      projectId: project.id,
      host,
      token: randomBytes(16).toString('hex'),
      challenge,
      status: 'pending',
      checkAt: now,
      giveUpAt: new Date(now.getTime() + GIVE_UP_MS),
      createdAt: now,
      updatedAt: now,
    } as const;
    const row = await this.#orExists(async (manager) => {
      await lockApp(manager, appId);
      await this.quotas.take('app_domains', manager, project.id);
      const taken = { host, status: 'verified' } as const;
      const holder = await manager.findOneBy(DomainEntity, taken);
      if (holder && holder.projectId !== project.id) throw DomainErrors.taken();
      const made = await manager.save(manager.create(DomainEntity, values));
      await this.history.tell(manager, 'added', made);
      await this.history.note(manager, 'domain.add', made, null, stateOf(made));
      return made;
    });
    return row;
  }

  /** @returns at most `limit + 1` domains */
  async list(
    project: ProjectRef,
    app: string,
    wanted: ReturnType<typeof ListDomains.parse>,
  ): Promise<{ app: AppEntity; rows: DomainEntity[] }> {
    const owner = await this.apps.get(project, app);
    const { status } = wanted.filters;
    const rows = this.dataSource.manager.createQueryBuilder(DomainEntity, 'domain');
    rows.where({ appId: owner.id, ...(status !== undefined && { status }) });
    return { app: owner, rows: await readKeyset(rows, wanted) };
  }

  /** @param hostOrId `dom_…`, or the name in any spelling. @throws `domain.not_found` */
  async get(project: ProjectRef, app: string, hostOrId: string): Promise<DomainEntity> {
    const { id: appId } = await this.apps.get(project, app);
    const which = hostOrId.startsWith('dom_') ? { id: hostOrId } : hostIn(hostOrId);
    const row =
      which && (await this.dataSource.manager.findOneBy(DomainEntity, { appId, ...which }));
    if (!row) throw DomainErrors.not_found();
    return row;
  }

  /** Looks the records up now. @throws `domain.taken` */
  async verify(project: ProjectRef, app: string, hostOrId: string): Promise<DomainEntity> {
    const domain = await this.get(project, app, hostOrId);
    if (domain.status === 'verified') return domain;
    return this.checks.check(domain, { isAsked: true });
  }

  /** Removes a domain: it no longer answers, and its certificate is forgotten. */
  async remove(
    project: ProjectRef,
    app: string,
    hostOrId: string,
    expected?: Precondition,
  ): Promise<DomainEntity> {
    const domain = await this.get(project, app, hostOrId);
    await this.dataSource.transaction(async (manager) => {
      await lockApp(manager, domain.appId);
      const { id } = domain;
      const current = await manager.findOneBy(DomainEntity, { id });
      if (!current) throw DomainErrors.not_found();
      expected?.check(domainVersion(current));
      await manager.delete(DomainEntity, { id });
      await manager.delete(CertificateEntity, { domainId: domain.id });
      // What led here serves again.
      const led = { appId: domain.appId, redirectTo: domain.host };
      for (const one of await manager.findBy(DomainEntity, led)) {
        const change = { redirectTo: null, updatedAt: this.clock.now() };
        const saved = await manager.save(manager.merge(DomainEntity, one, change));
        await this.history.tell(manager, 'updated', saved);
      }
      await this.book.advance(manager, domain.appId);
      await this.history.tell(manager, 'removed', domain);
      await this.history.note(manager, 'domain.remove', domain, stateOf(domain), null);
    });
    await this.routes.publish(domain.appId);
    await this.routes.withdraw(domain.host);
    return domain;
  }

  async #orExists<Made>(work: (manager: EntityManager) => Promise<Made>): Promise<Made> {
    try {
      return await this.dataSource.transaction(work);
    } catch (error) {
      if (isUniqueViolation(error)) throw DomainErrors.exists({ cause: error });
      throw error;
    }
  }
}

function hostIn(text: string): { host: string } | undefined {
  const host = domainNameOf(text);
  return host === undefined ? undefined : { host };
}
