import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { orderSql, type Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PlaybackIdEntity } from '../ids/playback-id.entity.js';
import { PlaybackErrors } from '../playback.errors.js';
import { PlaybackRestrictionEntity } from './playback-restriction.entity.js';
import type {
  CreatePlaybackRestriction,
  ListPlaybackRestrictions,
  UpdatePlaybackRestriction,
} from './playback-restriction.schema.js';

type Row = PlaybackRestrictionEntity;

/** Says on which pages, and in which countries, something may be played. */
@Injectable()
export class PlaybackRestrictions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  async create(tenant: Tenant, wanted: CreatePlaybackRestriction): Promise<Row> {
    const made = await madeBefore('prs', (id) => this.get(tenant, id));
    if (made) return made;
    const now = this.clock.now();
    const row = Object.assign(new PlaybackRestrictionEntity(), {
      id: idOfThing('prs', now.getTime()),
      tenant,
      name: wanted.name,
      referrers: wanted.referrers,
      allowsNoReferrer: wanted.allows_no_referrer,
      allowedCountries: wanted.allowed_countries,
      deniedCountries: wanted.denied_countries,
      allowsUnknownCountry: wanted.allows_unknown_country,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    return this.dataSource.transaction(async (manager) => {
      await this.quotas.take('playback_restrictions', manager, tenant);
      await manager.insert(PlaybackRestrictionEntity, row);
      await this.#note(manager, 'create', null, row);
      return row;
    });
  }

  /** @throws `playback.restriction_not_found` */
  async get(tenant: Tenant, id: string): Promise<Row> {
    const rows = this.dataSource.getRepository(PlaybackRestrictionEntity);
    const row = await rows.findOneBy({ tenant, id });
    if (!row) throw PlaybackErrors.restriction_not_found();
    return row;
  }

  /** Newest first unless asked otherwise, one more than `limit`. */
  list(
    tenant: Tenant,
    { limit, sort, after }: ReturnType<typeof ListPlaybackRestrictions.parse>,
  ): Promise<Row[]> {
    const { order, beyond } = orderSql(sort);
    const query = this.dataSource
      .getRepository(PlaybackRestrictionEntity)
      .createQueryBuilder('restriction')
      .where({ tenant });
    if (after) query.andWhere(`restriction.id ${beyond} :after`, { after: after.id });
    return query
      .orderBy('restriction.id', order === 'asc' ? 'ASC' : 'DESC')
      .limit(limit + 1)
      .getMany();
  }

  /** Holds within seconds, also for those who play now. @throws `playback.restriction_not_found` */
  update(
    tenant: Tenant,
    id: string,
    wanted: UpdatePlaybackRestriction,
    expected: Precondition,
  ): Promise<Row> {
    return this.dataSource.transaction(async (manager) => {
      const before = await lock(manager, tenant, id);
      expected.check(before.version);
      const after = Object.assign(new PlaybackRestrictionEntity(), before, {
        name: wanted.name ?? before.name,
        referrers: wanted.referrers ?? before.referrers,
        allowsNoReferrer: wanted.allows_no_referrer ?? before.allowsNoReferrer,
        allowedCountries: wanted.allowed_countries ?? before.allowedCountries,
        deniedCountries: wanted.denied_countries ?? before.deniedCountries,
        allowsUnknownCountry: wanted.allows_unknown_country ?? before.allowsUnknownCountry,
        version: before.version + 1,
        updatedAt: this.clock.now(),
      });
      await manager.update(PlaybackRestrictionEntity, { tenant, id }, after);
      await this.#note(manager, 'update', before, after);
      return after;
    });
  }

  /** @throws `playback.restriction_not_found`, `playback.restriction_in_use` */
  delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const before = await lock(manager, tenant, id);
      expected.check(before.version);
      // Nobody gets it now: who makes a playback id of it locks its row first.
      const isUsed = await manager.existsBy(PlaybackIdEntity, { restrictionId: id });
      if (isUsed) throw PlaybackErrors.restriction_in_use();
      await manager.delete(PlaybackRestrictionEntity, { tenant, id });
      await this.#note(manager, 'delete', before, null);
    });
  }

  #note(manager: EntityManager, verb: string, before: Row | null, after: Row | null) {
    const { tenant, id } = (before ?? after) as Row;
    return this.audit.record(manager, {
      tenant,
      action: `playback_restriction.${verb}`,
      target: id,
      before: before && stateOf(before),
      after: after && stateOf(after),
    });
  }
}

const stateOf = (row: Row) => ({
  name: row.name,
  referrers: row.referrers,
  allows_no_referrer: row.allowsNoReferrer,
  allowed_countries: row.allowedCountries,
  denied_countries: row.deniedCountries,
  allows_unknown_country: row.allowsUnknownCountry,
});

async function lock(manager: EntityManager, tenant: Tenant, id: string): Promise<Row> {
  const mode = { mode: 'pessimistic_write' } as const;
  const where = { tenant, id };
  const found = await manager.findOne(PlaybackRestrictionEntity, { where, lock: mode });
  if (!found) throw PlaybackErrors.restriction_not_found();
  return found;
}
