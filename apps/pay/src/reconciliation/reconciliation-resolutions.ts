import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PaymentOrderEntity } from '../providers/orders/payment-order.entity.js';
import { agreement, bookedMovement } from './booked-movement.js';
import { ReconciliationBooks } from './reconciliation-books.js';
import { ReconciliationErrors } from './reconciliation.errors.js';
import { ReconciliationEvents } from './reconciliation.events.js';
import { ReconciliationItemEntity } from './reconciliation-item.entity.js';
import type { ResolveItem } from './reconciliation.schema.js';

/** What operators do where provider and books differ. */
@Injectable()
export class ReconciliationResolutions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly books: ReconciliationBooks,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Settles an item, once. What is to be booked is written down first; a sweeper books it else. */
  async resolve(tenant: Tenant, id: string, wanted: ResolveItem): Promise<void> {
    const item = await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const where = { tenant, id };
      const before = await manager.findOne(ReconciliationItemEntity, { where, lock });
      if (!before) throw ReconciliationErrors.item_not_found();
      if (before.status === 'matched' || before.resolution !== null) {
        throw ReconciliationErrors.item_settled();
      }
      const link = wanted.action === 'link' ? await this.#linked(manager, before, wanted) : {};
      const now = this.clock.now();
      const isOpen = 'status' in link && link.status !== 'matched';
      const done = isOpen ? {} : { resolution: wanted.action, resolvedAt: now };
      const changes = { ...link, ...done, note: wanted.note ?? null, updatedAt: now };
      await manager.update(ReconciliationItemEntity, { id }, changes);
      const after = Object.assign(new ReconciliationItemEntity(), before, changes);
      await this.#note(manager, before, after, wanted.action);
      return after;
    });
    await this.book(item);
  }

  /** Books what was decided about an item. */
  async book(item: ReconciliationItemEntity): Promise<void> {
    const { resolution } = item;
    if (resolution === 'suspense' || resolution === 'write_off') {
      await this.books.resolve(item, resolution);
    }
  }

  /** Books what a crash left undone. */
  async sweep(): Promise<void> {
    const items = this.dataSource.getRepository(ReconciliationItemEntity);
    const left = await items
      .createQueryBuilder('item')
      .where(`resolution in ('suspense', 'write_off') and resolved_operation is null`)
      .limit(100)
      .getMany();
    for (const item of left) await this.book(item);
  }

  /** The line belongs to a payment that no line belongs to yet. */
  async #linked(
    manager: EntityManager,
    item: ReconciliationItemEntity,
    { order: orderId = '' }: ResolveItem,
  ) {
    const { providerId, currency, kind, amount, status } = item;
    const order = await manager.findOneBy(PaymentOrderEntity, {
      id: orderId,
      providerId,
      currency,
    });
    const booked = order && bookedMovement(order, kind);
    if (!order || booked === null || status !== 'missing_internal') {
      throw ReconciliationErrors.not_linkable();
    }
    // What our books had alone is now one with the line.
    await manager.query(
      `delete from reconciliation_item
       where order_id = $1 and kind = $2 and line is null and resolution is null`,
      [orderId, kind],
    );
    const taken = await manager.findOneBy(ReconciliationItemEntity, { orderId, kind });
    if (taken) throw ReconciliationErrors.not_linkable();
    return { orderId, bookedAmount: booked, status: agreement(amount, booked) };
  }

  async #note(
    manager: EntityManager,
    before: ReconciliationItemEntity,
    after: ReconciliationItemEntity,
    resolution: ResolveItem['action'],
  ): Promise<void> {
    const { id, tenant, status } = after;
    await this.events.record(manager, {
      type: ReconciliationEvents.item_resolved,
      tenant,
      subject: id,
      data: { id, status, resolution },
    });
    await this.audit.record(manager, {
      tenant,
      action: 'reconciliation_item.resolve',
      target: id,
      before: stateOf(before),
      after: stateOf(after),
    });
  }
}

const stateOf = ({ status, resolution, note, orderId }: ReconciliationItemEntity) => ({
  status,
  resolution,
  note,
  order: orderId,
});
