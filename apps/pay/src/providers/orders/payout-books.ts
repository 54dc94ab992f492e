import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { RejectionCode } from '../../ledger/decide/rejection.js';
import { tenantTime } from '../../test-clocks/tenant-time.sql.js';
import { OrderBooks } from './order-books.js';
import { after, OrderStore } from './order-store.js';
import { PaymentOrderEntity } from './payment-order.entity.js';
import { TakeBack } from './take-back.js';

/** A provider may take weeks; what it pays out must not be given back meanwhile. */
const HOLD_MS = 3650 * 86_400_000;

/** Brings the books in line with what a provider said of a payout or a refund. */
@Injectable()
export class PayoutBooks {
  constructor(
    private readonly books: OrderBooks,
    private readonly store: OrderStore,
    private readonly takeBack: TakeBack,
    private readonly clock: Clock,
  ) {}

  /** Puts the money aside before anybody is asked to pay it. The code when the wallet refuses. */
  async hold(order: PaymentOrderEntity): Promise<RejectionCode | null> {
    if (order.holdId !== null) return null;
    const { id, tenant, wallet: account, amount, currency, description } = order;
    const booked = await this.books.book(tenant, `payout:${id}:hold`, {
      kind: 'hold',
      account,
      amount,
      currency,
      expires: { at: after(order.createdAt, HOLD_MS) },
      destination: await this.books.settlement(order),
      description,
      metadata: { payout: id },
    });
    if (booked.code !== null) {
      await this.#fail(order, booked.code);
      return booked.code;
    }
    await this.store.set(id, { holdId: booked.id });
    return null;
  }

  /** The money was paid. */
  async succeed(order: PaymentOrderEntity): Promise<void> {
    const { id, tenant, holdId, amount } = order;
    if (holdId === null) throw new Error(`${id} was paid and is not held.`);
    const booked = await this.books.book(tenant, `payout:${id}:capture`, {
      kind: 'capture',
      hold: holdId,
      isFinal: true,
      description: order.description,
    });
    if (booked.code === null) {
      await this.store.move(order, 'succeeded', { operationId: booked.id });
      return;
    }
    // Somebody voided the hold meanwhile, or froze the wallet; the money has left all the same.
    await this.books.book(tenant, `payout:${id}:void`, { kind: 'void', hold: holdId });
    const taken = await this.takeBack.take(order, amount, `payout:${id}:taken`);
    await this.store.move(order, 'succeeded', {
      operationId: taken.operationId,
      suspense: -taken.missing,
    });
  }

  /** The money was not paid: the wallet has it again. */
  async fail(order: PaymentOrderEntity): Promise<void> {
    const { id, tenant, holdId } = order;
    // That somebody voided it before is as good.
    if (holdId !== null) {
      await this.books.book(tenant, `payout:${id}:void`, { kind: 'void', hold: holdId });
    }
    await this.#fail(order, order.failure ?? 'failed');
  }

  /** The money was paid and came back. */
  async return(order: PaymentOrderEntity): Promise<void> {
    const { id, tenant, amount, currency, wallet } = order;
    const transfer = {
      kind: 'transfer',
      from: await this.books.settlement(order),
      amount,
      currency,
      reference: id,
    } as const;
    const booked = await this.books.book(tenant, `payout:${id}:return`, {
      ...transfer,
      to: wallet,
    });
    if (booked.code === null) return this.#returned(order, 0n);
    const waiting = await this.books.book(tenant, `payout:${id}:return-suspense`, {
      ...transfer,
      to: await this.books.suspense(order),
    });
    if (waiting.code !== null) throw new Error(`The suspense account does not take ${id}.`);
    return this.#returned(order, amount);
  }

  async #fail(order: PaymentOrderEntity, failure: string): Promise<void> {
    await this.store.move(order, 'failed', { failure }, (manager) =>
      this.#unrefund(order, manager),
    );
  }

  async #returned(order: PaymentOrderEntity, suspense: bigint): Promise<void> {
    await this.store.move(order, 'returned', { suspense }, (manager) =>
      this.#unrefund(order, manager),
    );
  }

  /** What a refund did not give back can be given back again. */
  async #unrefund(
    { payinId, amount }: PaymentOrderEntity,
    manager: { query(sql: string, values: unknown[]): Promise<unknown> },
  ): Promise<void> {
    if (payinId === null) return;
    await manager.query(
      `update payment_order set refunded = refunded - $2, updated_at = ${tenantTime('payment_order.tenant', '$3')}
       where id = $1`,
      [payinId, String(amount), this.clock.now()],
    );
  }
}
