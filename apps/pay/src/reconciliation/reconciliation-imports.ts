import type { Tenant } from '@skydeck/auth-guard';
import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SettlementLine } from '../providers/driver/payment-provider.js';
import type { PaymentOrderEntity } from '../providers/orders/payment-order.entity.js';
import { agreement, bookedMovement } from './booked-movement.js';
import { ItemStore } from './item-store.js';
import { LineOrders } from './line-orders.js';
import { ReconciliationBooks } from './reconciliation-books.js';
import { ReconciliationEntity } from './reconciliation.entity.js';
import { ReconciliationEvents } from './reconciliation.events.js';

/** What is imported. */
export interface Import {
  readonly tenant: Tenant;
  readonly providerId: string;
  readonly source: 'pull' | 'upload';
  readonly fromDay: string;
  readonly toDay: string;
  readonly lines: readonly SettlementLine[];
}

/** Compares what a provider settled with our books. A line that comes again changes nothing. */
@Injectable()
export class ReconciliationImports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly items: ItemStore,
    private readonly orders: LineOrders,
    private readonly books: ReconciliationBooks,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Imports the lines of some days. */
  async import(wanted: Import): Promise<ReconciliationEntity> {
    const now = this.clock.now();
    const { lines, ...rest } = wanted;
    const before = await madeBefore('rec', (known) =>
      this.dataSource.manager.findOneBy(ReconciliationEntity, { id: known, tenant: rest.tenant }),
    );
    if (before) return before;
    const id = idOfThing('rec', now.getTime());
    const count = lines.length;
    const made = Object.assign(new ReconciliationEntity(), rest, {
      id,
      lines: count,
      createdAt: now,
    });
    for (const line of lines) await this.#take(made, line);
    await this.items.addMissing(made);
    await this.dataSource.transaction(async (manager) => {
      await manager.insert(ReconciliationEntity, made);
      const { tenant, providerId: provider, fromDay: from, toDay: to } = made;
      const open = await this.items.countOpen(manager, made);
      const data = { id, provider, from, to, lines: count, open };
      const type = ReconciliationEvents.completed;
      await this.events.record(manager, { type, tenant, subject: id, data });
      const after = { provider, source: made.source, from, to, lines: count };
      await this.audit.record(manager, {
        tenant,
        action: 'reconciliation.create',
        target: id,
        after,
      });
    });
    return made;
  }

  async #take(made: ReconciliationEntity, line: SettlementLine): Promise<void> {
    const isFee = line.kind === 'fee';
    const order = isFee ? null : await this.orders.of(made.providerId, line);
    // What is a fee as a whole is nothing else.
    const settled = isFee ? { ...line, amount: 0n, fee: line.fee - line.amount } : line;
    const item = await this.items.take(made, settled, comparison(settled, order));
    if (item) await this.books.fee(item);
  }
}

function comparison(line: SettlementLine, order: PaymentOrderEntity | null) {
  if (line.kind === 'fee') return { status: 'matched', orderId: null, booked: 0n } as const;
  const booked = order && bookedMovement(order, line.kind);
  const orderId = order && booked !== null ? order.id : null;
  return { status: agreement(line.amount, booked), orderId, booked } as const;
}
