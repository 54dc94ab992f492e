import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SettlementLine } from '../providers/driver/payment-provider.js';
import { type ItemStatus, ReconciliationItemEntity } from './reconciliation-item.entity.js';
import type { ReconciliationEntity } from './reconciliation.entity.js';

/** What a line came to beside our books. */
export interface Comparison {
  readonly status: ItemStatus;
  readonly orderId: string | null;
  readonly booked: bigint | null;
}

// A line that was seen keeps what an operator did about it; one that waits is compared anew. What
// we had alone becomes one with its line.
const TAKE = `
  insert into reconciliation_item (id, tenant, provider_id, reconciliation_id, status, line, day,
    kind, reference, currency, amount, fee, order_id, booked_amount, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15)
  on conflict (provider_id, line) do update
    set status = excluded.status, order_id = excluded.order_id,
        booked_amount = excluded.booked_amount, updated_at = excluded.updated_at
    where reconciliation_item.resolution is null and reconciliation_item.status <> 'matched'
  returning id`;

const JOIN = `
  update reconciliation_item
  set line = $3, amount = $4, fee = $5, reference = $6, day = $7, status = $8, updated_at = $9
  where order_id = $1 and kind = $2 and line is null and resolution is null`;

// In the order of kinds: what came in or went out, and what came back of it.
const ADD_MISSING = `
  insert into reconciliation_item (id, tenant, provider_id, reconciliation_id, status, day, kind,
    reference, currency, order_id, booked_amount, created_at, updated_at)
  select 'rci_' || $1 || lpad((row_number() over (order by orders.id))::text, 8, '0'),
    orders.tenant, orders.provider_id, $2, 'missing_external',
    (orders.succeeded_at at time zone 'utc')::date, orders.kind, orders.reference,
    orders.currency, orders.id,
    case when orders.kind = 'payin' then orders.amount else -orders.amount end, $3, $3
  from payment_order orders
  where orders.provider_id = $4 and orders.status in ('succeeded', 'returned')
    and orders.succeeded_at >= $5::date::timestamp at time zone 'utc'
    and orders.succeeded_at < ($6::date + 1)::timestamp at time zone 'utc'
  on conflict (order_id, kind) do nothing`;

/** The rows of items. */
@Injectable()
export class ItemStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Writes down what a line came to. Null when that was done before. */
  async take(
    { id: reconciliation, tenant, providerId }: ReconciliationEntity,
    line: SettlementLine,
    { status, orderId, booked }: Comparison,
  ): Promise<ReconciliationItemEntity | null> {
    const now = this.clock.now();
    const { line: name, day, kind, reference, currency, amount, fee } = line;
    if (orderId !== null) {
      const joined = [
        orderId,
        kind,
        name,
        String(amount),
        String(fee),
        reference,
        day,
        status,
        now,
      ];
      await this.dataSource.query(JOIN, joined);
    }
    // A payment has one line of a kind; a second one is money that our books do not have.
    const isTaken = orderId !== null && (await this.#hasOther(orderId, kind, { providerId, name }));
    const rows = await this.dataSource.query<{ id: string }[]>(TAKE, [
      newId('rci', now.getTime()),
      tenant,
      providerId,
      reconciliation,
      isTaken ? 'missing_internal' : status,
      name,
      day,
      kind,
      reference,
      currency,
      String(amount),
      String(fee),
      isTaken ? null : orderId,
      isTaken || booked === null ? null : String(booked),
      now,
    ]);
    const found = await this.dataSource
      .getRepository(ReconciliationItemEntity)
      .findOneBy({ providerId, line: name });
    return rows.length > 0 || found?.feeOperation === null ? found : null;
  }

  /** Adds the payments of these days that the provider did not settle. */
  async addMissing(made: ReconciliationEntity): Promise<void> {
    const now = this.clock.now();
    const stem = newId('rci', now.getTime()).slice('rci_'.length, -8);
    const { id, providerId, fromDay, toDay } = made;
    await this.dataSource.query(ADD_MISSING, [stem, id, now, providerId, fromDay, toDay]);
  }

  /** How many items of some days still wait for somebody. */
  async countOpen(
    manager: EntityManager,
    { providerId, fromDay, toDay }: ReconciliationEntity,
  ): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      `select count(*)::int as count from reconciliation_item
       where provider_id = $1 and day between $2 and $3 and status <> 'matched'
         and resolution is null`,
      [providerId, fromDay, toDay],
    );
    return row?.count ?? 0;
  }

  async #hasOther(
    orderId: string,
    kind: string,
    { providerId, name }: { providerId: string; name: string },
  ): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select from reconciliation_item
       where order_id = $1 and kind = $2 and not (provider_id = $3 and line is not distinct from $4)`,
      [orderId, kind, providerId, name],
    );
    return rows.length > 0;
  }
}
