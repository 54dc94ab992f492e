import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import { Events } from '@skydeck/events';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainsService } from '../domains/domains.service.js';
import { MailRouteEntity } from './mail-route.entity.js';
import { MailRouteErrors } from './mail-route.errors.js';
import { MailRouteEvents } from './mail-route.events.js';
import type { CreateMailRoute, ListMailRoutes } from './mail-route.schema.js';

/** The addresses whose mail a project takes in. */
@Injectable()
export class MailRoutesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly domains: DomainsService,
    private readonly quotas: Quotas,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Adds a route. @throws `sending_domain.not_found`, `mail_route.exists`, `quota_exceeded` */
  async create(tenant: Tenant, wanted: CreateMailRoute): Promise<MailRouteEntity> {
    const made = await madeBefore('mrt', (before) =>
      this.dataSource.manager.findOneBy(MailRouteEntity, { tenant, id: before }),
    );
    if (made) return made;
    const { id: domainId } = await this.domains.get(tenant, wanted.domain_id);
    const createdAt = this.clock.now();
    const id = idOfThing('mrt', createdAt.getTime());
    const { pattern } = wanted;
    const fields = { id, tenant, domainId, pattern, createdAt };
    const route = Object.assign(new MailRouteEntity(), fields);
    try {
      await this.dataSource.transaction(async (manager) => {
        await this.quotas.take('mail_routes', manager, tenant);
        await manager.insert(MailRouteEntity, route);
        const data = dataOf(route);
        const type = MailRouteEvents.created;
        await this.events.record(manager, { type, tenant, subject: id, data });
        const action = 'mail_route.create';
        await this.audit.record(manager, { tenant, action, target: id, after: data });
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw MailRouteErrors.exists();
      throw error;
    }
    return route;
  }

  /** The routes of a project in one mode, one more than `limit`. */
  list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListMailRoutes.parse>,
  ): Promise<MailRouteEntity[]> {
    const { domain_id: domainId } = wanted.filters;
    const query = this.dataSource
      .getRepository(MailRouteEntity)
      .createQueryBuilder('route')
      .where({ tenant, ...(domainId !== undefined && { domainId }) });
    return readKeyset(query, wanted);
  }

  /** Removes a route. @throws `mail_route.not_found` */
  async delete(tenant: Tenant, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const known = isId('mrt', id) && (await manager.findOneBy(MailRouteEntity, { tenant, id }));
      const { affected } = known ? await manager.delete(MailRouteEntity, { id }) : { affected: 0 };
      if (!known || affected !== 1) throw MailRouteErrors.not_found();
      const data = dataOf(known);
      const type = MailRouteEvents.deleted;
      await this.events.record(manager, { type, tenant, subject: id, data });
      const action = 'mail_route.delete';
      await this.audit.record(manager, { tenant, action, target: id, before: data });
    });
  }
}

const dataOf = ({ id, domainId: domain_id, pattern }: MailRouteEntity) => ({
  id,
  domain_id,
  pattern,
});
