import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { OrderState } from '../driver/payment-provider.js';
import { eventOf, orderState, wordOf } from './order-events.js';
import { tenantTime } from '../../test-clocks/tenant-time.sql.js';
import { TenantTime } from '../../test-clocks/tenant-time.js';
import { type OrderStatus, PaymentOrderEntity } from './payment-order.entity.js';

/** Whoever works on an order has it for so long; after a crash the sweeper takes over. */
export const LEASE_MS = 30_000;

const CREATED = ['created', 'pending'] as const;
const FROM: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  created: [],
  pending: ['created'],
  succeeded: CREATED,
  failed: CREATED,
  returned: ['succeeded'],
};

/** The rows of orders. Each change is one statement that says from which state it leads. */
@Injectable()
export class OrderStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly time: TenantTime,
  ) {}

  /** An order of any project. */
  async get(id: string): Promise<PaymentOrderEntity> {
    return this.dataSource.getRepository(PaymentOrderEntity).findOneByOrFail({ id });
  }

  /** The order of a project that a key made. */
  ofKey({
    tenant,
    key,
  }: Pick<PaymentOrderEntity, 'tenant' | 'key'>): Promise<PaymentOrderEntity | null> {
    return this.dataSource.getRepository(PaymentOrderEntity).findOneBy({ tenant, key });
  }

  /**
   * Writes an order down, with what belongs to it. False when another has its key.
   * @param besides what else must be true or be written; throws to call it off
   */
  async insert(
    order: PaymentOrderEntity,
    besides: (manager: EntityManager) => Promise<void> = async () => undefined,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(PaymentOrderEntity)
        .values(order)
        .orIgnore()
        .returning('id')
        .execute();
      if ((raw as unknown[]).length === 0) return false;
      await besides(manager);
      await this.#note(manager, order);
      return true;
    });
  }

  /**
   * Takes down what a provider says. False when it is nothing new, or comes too late. What was paid out
   * and fails later has come back.
   */
  async hear(
    { id, providerId }: Pick<PaymentOrderEntity, 'id' | 'providerId'>,
    { status, reference, failure, redirectUrl }: OrderState,
  ): Promise<boolean> {
    const now = this.clock.now();
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `update payment_order
       set outcome = case when outcome = 'succeeded' then 'returned' else $3 end,
           reference = coalesce(nullif($4, ''), reference),
           failure = case when $3 in ('failed', 'returned') then $5 else failure end,
           redirect_url = case when $3 = 'pending' then $6 end,
           sealed_method = null, attend_at = $7, updated_at = ${tenantTime('payment_order.tenant', '$8')}
       where id = $1 and provider_id = $2
         and (outcome is null or (outcome = 'pending' and $3 <> 'pending')
           or (outcome = 'succeeded' and $3 = 'returned')
           or (outcome = 'succeeded' and $3 = 'failed' and kind <> 'payin'))`,
      [id, providerId, status, reference, failure, redirectUrl, after(now, LEASE_MS), now],
    );
    return count === 1;
  }

  /**
   * Moves an order on in our books, once: of many that do it one gets the order back.
   * @param besides what changes with it
   */
  async move(
    { id, tenant }: Pick<PaymentOrderEntity, 'id' | 'tenant'>,
    status: Exclude<OrderStatus, 'created'>,
    changes: Partial<Pick<PaymentOrderEntity, 'operationId' | 'failure' | 'suspense'>> = {},
    besides: (manager: EntityManager) => Promise<void> = async () => undefined,
  ): Promise<boolean> {
    const now = await this.time.now(tenant);
    return this.dataSource.transaction(async (manager) => {
      const before = await manager.findOneBy(PaymentOrderEntity, { id });
      const { suspense = 0n, ...values } = changes;
      const { affected } = await manager
        .createQueryBuilder()
        .update(PaymentOrderEntity)
        .set({
          ...values,
          status,
          suspense: () => `suspense + ${suspense}`,
          updatedAt: now,
          ...(status === 'succeeded' && { succeededAt: now }),
          ...(status !== 'pending' && { sealedMethod: null }),
        })
        .where('id = :id and status in (:...from)', { id, from: [...FROM[status]] })
        .execute();
      if (affected !== 1 || !before) return false;
      await besides(manager);
      await this.#note(manager, await manager.findOneByOrFail(PaymentOrderEntity, { id }), before);
      return true;
    });
  }

  /** Changes what only the work on an order needs. */
  async set(
    id: string,
    values: Partial<Pick<PaymentOrderEntity, 'attendAt' | 'firstAnswer' | 'holdId'>>,
  ): Promise<void> {
    await this.dataSource.getRepository(PaymentOrderEntity).update({ id }, values);
  }

  /** Gives the orders that are due to whoever asks first. */
  async claimDue(limit: number): Promise<string[]> {
    const now = this.clock.now();
    const [rows] = await this.dataSource.query<[{ id: string }[], number]>(
      `with due as (
         select id from payment_order where attend_at <= $1
         order by attend_at limit $3 for update skip locked
       )
       update payment_order set attend_at = $2 from due where payment_order.id = due.id
       returning payment_order.id`,
      [now, after(now, LEASE_MS), limit],
    );
    return rows.map(({ id }) => id);
  }

  async #note(
    manager: EntityManager,
    order: PaymentOrderEntity,
    before?: PaymentOrderEntity,
  ): Promise<void> {
    await this.events.record(manager, eventOf(order));
    await this.audit.record(manager, {
      tenant: order.tenant,
      action: `${wordOf(order.kind)}.${before ? order.status : 'create'}`,
      target: order.id,
      before: before ? orderState(before) : null,
      after: orderState(order),
    });
  }
}

/** A time that comes later. */
export const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
