import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation } from '@skydeck/database';
import { orderSql, type Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Currencies } from './currencies.js';
import { CurrencyEntity } from './currency.entity.js';
import { CurrencyErrors } from './currency.errors.js';
import { CurrencyEvents, currencyState } from './currency.events.js';
import type { CreateCurrency, ListCurrencies, UpdateCurrency } from './currency.schema.js';

const VERBS = { created: 'create', updated: 'update' } as const;

/** Makes, lists and changes the currencies of projects. */
@Injectable()
export class OwnCurrencies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly currencies: Currencies,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** Makes a currency of a project. @throws `currency_taken` */
  async create(tenant: Tenant, wanted: CreateCurrency): Promise<CurrencyEntity> {
    // It has no identifier but its code.
    const made = await madeBefore('cur', () => this.currencies.find(tenant, wanted.code));
    if (made?.kind === 'custom') return made;
    if (await this.currencies.find(tenant, wanted.code)) throw CurrencyErrors.currency_taken();
    const now = this.clock.now();
    const currency = Object.assign(new CurrencyEntity(), {
      ...wanted,
      tenant,
      kind: 'custom' as const,
      numericCode: null,
      active: true,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    try {
      await this.dataSource.transaction(async (manager) => {
        await this.quotas.take('currencies', manager, tenant);
        await manager.insert(CurrencyEntity, currency);
        await this.#note(manager, tenant, 'created', null, currency);
      });
    } catch (error) {
      throw isUniqueViolation(error) ? CurrencyErrors.currency_taken({ cause: error }) : error;
    }
    return currency;
  }

  /** Currencies of ISO 4217 and of a project by code, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListCurrencies.parse>): Promise<CurrencyEntity[]> {
    const { limit, sort, after, filters } = wanted;
    const { order, beyond } = orderSql(sort);
    const query = this.dataSource
      .getRepository(CurrencyEntity)
      .createQueryBuilder('currency')
      .where({
        tenant: In([tenant, '']),
        ...(filters.kind !== undefined && { kind: filters.kind }),
        ...(filters.active !== undefined && { active: filters.active === 'true' }),
      });
    if (after) query.andWhere(`currency.code ${beyond} :after`, { after: after.id });
    return query
      .orderBy('currency.code', order === 'asc' ? 'ASC' : 'DESC')
      .limit(limit + 1)
      .getMany();
  }

  /** Changes the name of a currency of the project, or whether it is in use. */
  async update(
    tenant: Tenant,
    code: string,
    changed: UpdateCurrency,
    expected: Precondition,
  ): Promise<CurrencyEntity> {
    const { kind } = await this.currencies.get(tenant, code);
    if (kind === 'iso') throw CurrencyErrors.currency_of_iso();
    const after = await this.dataSource.transaction(async (manager) => {
      const before = await lock(manager, tenant, code);
      expected.check(before.version);
      const changes = { ...changed, version: before.version + 1, updatedAt: this.clock.now() };
      await manager.update(CurrencyEntity, { tenant, code }, changes);
      const now = Object.assign(new CurrencyEntity(), before, changes);
      await this.#note(manager, tenant, 'updated', before, now);
      return now;
    });
    this.currencies.forget(tenant, code);
    return after;
  }

  async #note(
    manager: EntityManager,
    tenant: Tenant,
    what: keyof typeof VERBS,
    before: CurrencyEntity | null,
    after: CurrencyEntity,
  ): Promise<void> {
    const [type, subject, data] = [CurrencyEvents[what], after.code, currencyState(after)];
    await this.events.record(manager, { type, tenant, subject, data });
    await this.audit.record(manager, {
      tenant,
      action: `currency.${VERBS[what]}`,
      target: subject,
      before: before && currencyState(before),
      after: data,
    });
  }
}

async function lock(manager: EntityManager, tenant: Tenant, code: string): Promise<CurrencyEntity> {
  const mode = { mode: 'pessimistic_write' } as const;
  const found = await manager.findOne(CurrencyEntity, { where: { tenant, code }, lock: mode });
  if (!found) throw CurrencyErrors.currency_not_found();
  return found;
}
