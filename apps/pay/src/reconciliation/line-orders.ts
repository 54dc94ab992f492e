import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SettlementLine } from '../providers/driver/payment-provider.js';
import { OrderWork } from '../providers/orders/order-work.js';
import { PaymentOrderEntity } from '../providers/orders/payment-order.entity.js';
import { bookedMovement } from './booked-movement.js';

const ORDER_KINDS = new Set(['payin', 'payout', 'refund']);

/** Finds the payment of ours that a line of a provider is about. */
@Injectable()
export class LineOrders {
  constructor(
    @InjectRepository(PaymentOrderEntity) private readonly orders: Repository<PaymentOrderEntity>,
    private readonly work: OrderWork,
  ) {}

  /** By our id, by the provider's name, or else the only one of its amount and day. */
  async of(providerId: string, line: SettlementLine): Promise<PaymentOrderEntity | null> {
    const { orderId, reference, currency } = line;
    const named =
      (orderId === null ? null : await this.orders.findOneBy({ providerId, id: orderId })) ??
      (reference === null ? null : await this.orders.findOneBy({ providerId, reference }));
    if (named) return named.currency === currency ? this.#current(named, line) : null;
    return orderId === null && reference === null ? this.#alike(providerId, line) : null;
  }

  /** A provider that settled what we know nothing of may have told us so in vain: it is asked. */
  async #current(order: PaymentOrderEntity, line: SettlementLine): Promise<PaymentOrderEntity> {
    if (bookedMovement(order, line.kind) !== null) return order;
    await this.work.check(order.id);
    return this.orders.findOneByOrFail({ id: order.id });
  }

  async #alike(
    providerId: string,
    { kind, amount, currency, day }: SettlementLine,
  ): Promise<PaymentOrderEntity | null> {
    if (!ORDER_KINDS.has(kind)) return null;
    const alike = await this.orders
      .createQueryBuilder('orders')
      .where({ providerId, currency })
      .andWhere('orders.kind = :kind and orders.amount = :amount', {
        kind,
        amount: String(amount < 0n ? -amount : amount),
      })
      .andWhere(`(orders.succeeded_at at time zone 'utc')::date = :day`, { day })
      .andWhere(
        `not exists (select from reconciliation_item item
           where item.order_id = orders.id and item.kind = orders.kind and item.line is not null)`,
      )
      .limit(2)
      .getMany();
    return alike.length === 1 ? (alike[0] ?? null) : null;
  }
}
