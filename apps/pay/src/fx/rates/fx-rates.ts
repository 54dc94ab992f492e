import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { invalid } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { newId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Currencies } from '../../currencies/currencies.js';
import { TenantTime } from '../../test-clocks/tenant-time.js';
import { FxRateEntity } from './fx-rate.entity.js';
import { FxRateEvents, fxRateState } from './fx-rate.events.js';
import type { ListFxRates, SetFxRate } from './fx-rate.schema.js';

/** Clocks differ a little. */
const GRACE_MS = 60_000;

/** The prices that projects set themselves. */
@Injectable()
export class FxRates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly currencies: Currencies,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly time: TenantTime,
  ) {}

  /** Sets the price of two currencies, in both directions, from a moment on. */
  async set(tenant: Tenant, wanted: SetFxRate): Promise<FxRateEntity> {
    await this.currencies.known(tenant, wanted.base, 'body.base');
    await this.currencies.known(tenant, wanted.quote, 'body.quote');
    const now = await this.time.now(tenant);
    const rate = Object.assign(new FxRateEntity(), {
      id: newId('fxr', now.getTime()),
      tenant,
      base: wanted.base,
      quote: wanted.quote,
      rate: wanted.rate,
      spreadBps: wanted.spread_bps,
      validFrom: beginOf(wanted, now),
      createdAt: now,
    });
    await this.dataSource.transaction(async (manager) => {
      await manager.insert(FxRateEntity, rate);
      const [type, subject, data] = [FxRateEvents.set, rate.id, fxRateState(rate)];
      await this.events.record(manager, { type, tenant, subject, data });
      const action = 'fx_rate.set';
      await this.audit.record(manager, { tenant, action, target: subject, after: data });
    });
    return rate;
  }

  /** All prices that were ever set, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListFxRates.parse>): Promise<FxRateEntity[]> {
    const query = this.dataSource
      .getRepository(FxRateEntity)
      .createQueryBuilder('rate')
      .where({ tenant, ...wanted.filters });
    return readKeyset(query, wanted);
  }

  /** The price of two currencies at a moment, whichever of them is priced in the other one. */
  current(tenant: Tenant, pair: readonly [string, string], at: Date): Promise<FxRateEntity | null> {
    return this.dataSource
      .getRepository(FxRateEntity)
      .createQueryBuilder('rate')
      .where('rate.tenant = :tenant and rate.valid_from <= :at', { tenant, at })
      .andWhere('least(rate.base, rate.quote) = least(:one::text, :other::text)')
      .andWhere('greatest(rate.base, rate.quote) = greatest(:one::text, :other::text)')
      .setParameters({ one: pair[0], other: pair[1] })
      .orderBy('rate.validFrom', 'DESC')
      .addOrderBy('rate.seq', 'DESC')
      .limit(1)
      .getOne();
  }
}

function beginOf({ valid_from: wanted }: SetFxRate, now: Date): Date {
  if (wanted === undefined) return now;
  const begin = new Date(wanted);
  if (begin.getTime() >= now.getTime() - GRACE_MS) return begin;
  const message = 'Must not be in the past: quotes were made at what counted then.';
  throw invalid([{ location: 'body.valid_from', code: 'in_the_past', message }]);
}
