import { Injectable } from '@nestjs/common';
import { OrderBooks } from './order-books.js';
import { OrderStore } from './order-store.js';
import type { PaymentOrderEntity } from './payment-order.entity.js';
import { TakeBack } from './take-back.js';

/** Brings the books in line with what a provider said of a pay-in. */
@Injectable()
export class PayinBooks {
  constructor(
    private readonly books: OrderBooks,
    private readonly store: OrderStore,
    private readonly takeBack: TakeBack,
  ) {}

  /** Money came in. Its key is made of the id, so it is booked once, whoever hears of it. */
  async succeed(order: PaymentOrderEntity): Promise<void> {
    const { id, tenant, amount, currency, wallet, description } = order;
    const transfer = {
      kind: 'transfer',
      from: await this.books.settlement(order),
      amount,
      currency,
      reference: id,
      description,
    } as const;
    const booked = await this.books.book(tenant, `payin:${id}`, { ...transfer, to: wallet });
    if (booked.code === null) {
      await this.store.move(order, 'succeeded', { operationId: booked.id });
      return;
    }
    // The money is there all the same: a wallet that takes none must not make it disappear.
    const waiting = await this.books.book(tenant, `payin:${id}:suspense`, {
      ...transfer,
      to: await this.books.suspense(order),
    });
    if (waiting.code !== null) throw new Error(`The suspense account does not take ${id}.`);
    await this.store.move(order, 'succeeded', { operationId: waiting.id, suspense: amount });
  }

  /** No money came in. */
  async fail(order: PaymentOrderEntity): Promise<void> {
    await this.store.move(order, 'failed');
  }

  /** Money that came in went back; what was refunded before does not go back twice. */
  async return(order: PaymentOrderEntity): Promise<void> {
    const amount = order.amount - order.refunded;
    if (amount === 0n) {
      await this.store.move(order, 'returned');
      return;
    }
    const { missing } = await this.takeBack.take(order, amount, `payin:${order.id}:return`);
    await this.store.move(order, 'returned', { suspense: -missing });
  }
}
