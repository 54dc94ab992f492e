import type { ProjectRef } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockApp } from '../../apps/lock-app.js';
import { RouteBook } from '../../edge/route-book.js';
import { domainVersion } from '../domain-version.js';
import { DomainHistory, stateOf } from '../domain-history.js';
import { DomainRoutes } from '../domain-routes.js';
import { DomainEntity } from '../domain.entity.js';
import { DomainErrors } from '../domain.errors.js';
import { DomainsService } from '../domains.service.js';
import type { PairDomains, UpdateDomain } from './domain-redirect.schema.js';
import { mustNotLoop } from './redirect-rules.js';

/** Which domain of an app serves, and which lead to another one. */
@Injectable()
export class DomainRedirects {
  constructor(
    private readonly dataSource: DataSource,
    private readonly domains: DomainsService,
    private readonly book: RouteBook,
    private readonly routes: DomainRoutes,
    private readonly history: DomainHistory,
    private readonly clock: Clock,
  ) {}

  /** @throws `domain.not_found`, `domain.redirect_…`, `precondition_failed` */
  async update(
    project: ProjectRef,
    app: string,
    hostOrId: string,
    wanted: UpdateDomain,
    expected?: Precondition,
  ): Promise<DomainEntity> {
    const { id, appId } = await this.domains.get(project, app, hostOrId);
    const row = await this.dataSource.transaction(async (manager) => {
      await lockApp(manager, appId);
      const all = await manager.findBy(DomainEntity, { appId });
      const domain = all.find((one) => one.id === id);
      if (!domain) throw DomainErrors.not_found();
      expected?.check(domainVersion(domain));
      const before = new Map(all.map((one) => [one.id, stateOf(one)]));
      change(domain, all, wanted);
      mustNotLoop(all);
      await this.#save(manager, all, before);
      await this.book.advance(manager, appId);
      return domain;
    });
    await this.routes.publish(appId);
    return row;
  }

  /** Adds a name and its `www.` where they are missing, and has one lead to the other. */
  async pair(project: ProjectRef, app: string, wanted: PairDomains): Promise<DomainEntity[]> {
    const apex = wanted.host.replace(/^www\./, '');
    if (apex.startsWith('*.') || !apex.includes('.')) throw DomainErrors.no_pair();
    const [serves, leads] =
      wanted.primary === 'apex' ? [apex, `www.${apex}`] : [`www.${apex}`, apex];
    for (const host of [serves, leads]) await this.#have(project, app, host);
    const isServing = { primary: true, redirect_to: null } as const;
    // The other way round is undone first: it would be a loop.
    const primary = await this.update(project, app, serves, isServing);
    const { redirect_status } = wanted;
    const other = await this.update(project, app, leads, { redirect_to: serves, redirect_status });
    return [primary, other];
  }

  async #have(project: ProjectRef, app: string, host: string): Promise<void> {
    try {
      await this.domains.get(project, app, host);
    } catch (error) {
      if ((error as { code?: string }).code !== 'domain.not_found') throw error;
      await this.domains.add(project, app, { host });
    }
  }

  async #save(
    manager: EntityManager,
    all: readonly DomainEntity[],
    before: ReadonlyMap<string, ReturnType<typeof stateOf>>,
  ): Promise<void> {
    const now = this.clock.now();
    const changed = all.filter(
      (one) => JSON.stringify(before.get(one.id)) !== JSON.stringify(stateOf(one)),
    );
    // One name at most goes before the others at any moment.
    const inOrder = changed.toSorted(
      (one, other) => Number(one.isPrimary) - Number(other.isPrimary),
    );
    for (const domain of inOrder) {
      domain.updatedAt = now;
      const saved = await manager.save(domain);
      await this.history.tell(manager, 'updated', saved);
      const earlier = before.get(domain.id) ?? null;
      await this.history.note(manager, 'domain.update', saved, earlier, stateOf(saved));
    }
  }
}

function change(domain: DomainEntity, all: readonly DomainEntity[], wanted: UpdateDomain): void {
  const { primary, redirect_to: to, redirect_status: status } = wanted;
  if (to !== undefined) domain.redirectTo = to;
  if (status !== undefined) domain.redirectStatus = status;
  if (primary === false) domain.isPrimary = false;
  if (primary !== true) return;
  if (domain.host.startsWith('*.')) throw DomainErrors.wildcard_not_primary();
  for (const one of all) one.isPrimary = one === domain;
  domain.redirectTo = null;
  // What led to another name, or back here, follows.
  for (const one of all) {
    if (one === domain || one.host.startsWith('*.')) continue;
    if (wanted.redirect_others === false) one.redirectTo = null;
    else if (wanted.redirect_others === true) one.redirectTo = domain.host;
    if (one.redirectTo !== null && status !== undefined) one.redirectStatus = status;
  }
}
