import { isUniqueViolation } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, Not } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { RouteBook } from '../edge/route-book.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { CertificateEntity } from './acme/certificate.entity.js';
import { DomainHistory, stateOf } from './domain-history.js';
import { DomainRoutes } from './domain-routes.js';
import { checkPauseMs } from './domain-settings.js';
import { DomainEntity } from './domain.entity.js';
import { DomainErrors } from './domain.errors.js';
import { DomainResolver } from './ownership/domain-resolver.js';
import { type Proof, proveOwnership } from './ownership/ownership-proof.js';

const AT_ONCE = 20;

/** Looks for the proofs of ownership, and takes verified domains into service. */
@Injectable()
export class DomainChecks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly resolver: DomainResolver,
    private readonly book: RouteBook,
    private readonly routes: DomainRoutes,
    private readonly history: DomainHistory,
    private readonly settings: LaunchpadSettings,
    private readonly clock: Clock,
  ) {}

  /** Checks every domain that is due. */
  async checkDue(): Promise<void> {
    const due = await this.dataSource.manager.find(DomainEntity, {
      where: { status: 'pending', checkAt: LessThanOrEqual(this.clock.now()) },
      order: { checkAt: 'asc' },
      take: AT_ONCE,
    });
    await Promise.all(due.map((domain) => this.check(domain)));
  }

  /**
   * Looks once. A name that somebody else has verified meanwhile is told only to who asks.
   * @throws `domain.taken` when asked for
   */
  async check(domain: DomainEntity, { isAsked = false } = {}): Promise<DomainEntity> {
    const proof = await this.#prove(domain);
    try {
      return 'method' in proof
        ? await this.#verified(domain, proof.method)
        : await this.#missing(domain, proof.problem);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (isAsked) throw DomainErrors.taken({ cause: error });
      return this.#missing(domain, 'The domain is in use.');
    }
  }

  async #prove(domain: DomainEntity): Promise<Proof> {
    const { manager } = this.dataSource;
    const app = await manager.findOneByOrFail(AppEntity, { id: domain.appId });
    const { LAUNCHPAD_EDGE_ADDRESSES: addresses } = this.settings.config;
    const destination = { appHost: this.settings.hostOf(app), addresses };
    const { host, projectId } = domain;
    const isContested = () => manager.existsBy(DomainEntity, { host, projectId: Not(projectId) });
    try {
      return await proveOwnership(domain, destination, { resolver: this.resolver, isContested });
    } catch (error) {
      const { code = 'no answer' } = error as NodeJS.ErrnoException;
      return { problem: `The name servers could not be asked (${code}).` };
    }
  }

  async #verified(domain: DomainEntity, method: DomainEntity['method']): Promise<DomainEntity> {
    const now = this.clock.now();
    const row = await this.dataSource.transaction(async (manager) => {
      const change = { status: 'verified', method, problem: null, checkAt: null } as const;
      const { affected } = await manager.update(
        DomainEntity,
        { id: domain.id, status: Not('verified') },
        { ...change, checkedAt: now, verifiedAt: now, updatedAt: now },
      );
      const after = await manager.findOneBy(DomainEntity, { id: domain.id });
      if (!after) throw DomainErrors.not_found();
      if (affected === 0) return after;
      const { id: domainId, host } = after;
      await manager.upsert(CertificateEntity, { domainId, host, status: 'waiting', nextAt: now }, [
        'domainId',
      ]);
      await this.book.advance(manager, after.appId);
      await this.history.tell(manager, 'verified', after);
      await this.history.note(manager, 'domain.verify', after, stateOf(domain), stateOf(after));
      return after;
    });
    await this.routes.publish(row.appId);
    return row;
  }

  async #missing(domain: DomainEntity, problem: string): Promise<DomainEntity> {
    const now = this.clock.now();
    const isOver = now.getTime() >= domain.giveUpAt.getTime();
    const checkAt = isOver ? null : new Date(now.getTime() + checkPauseMs(domain.attempts));
    return this.dataSource.transaction(async (manager) => {
      const status = isOver ? 'failed' : 'pending';
      const { affected } = await manager.update(
        DomainEntity,
        { id: domain.id, status: Not('verified') },
        { problem, checkAt, checkedAt: now, attempts: domain.attempts + 1, status },
      );
      const after = await manager.findOneBy(DomainEntity, { id: domain.id });
      if (!after) throw DomainErrors.not_found();
      if (affected === 1 && isOver && domain.status === 'pending') {
        await this.history.tell(manager, 'failed', after);
      }
      return after;
    });
  }

  /** Removes the domains of apps that are gone. */
  async forgetDeleted(): Promise<void> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(DomainEntity, 'domain')
      .leftJoin(AppEntity, 'app', 'app.id = domain.app_id')
      .where('app.id is null or app.deleted_at is not null')
      .getMany();
    for (const domain of rows) {
      await this.dataSource.transaction(async (manager) => {
        await manager.delete(DomainEntity, { id: domain.id });
        await manager.delete(CertificateEntity, { domainId: domain.id });
        await this.history.tell(manager, 'removed', domain);
      });
      await this.routes.withdraw(domain.host);
    }
  }
}
