import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OrderBooks, type Booked } from './order-books.js';
import { OrderStore } from './order-store.js';
import type { PaymentOrderEntity } from './payment-order.entity.js';

/** After so many attempts a wallet that others empty all the time is left alone. */
const MOST_ATTEMPTS = 3;

/** What was taken back. */
export interface TakenBack {
  readonly operationId: string;
  /** What the wallet did not have. */
  readonly missing: bigint;
}

/**
 * Takes money out of a wallet that has left us already: what the wallet has, and the rest out of
 * suspense. How much the wallet gives is written down before it is booked, and a booking that was
 * refused is never done later, so that it happens once, whoever does it and however often.
 */
@Injectable()
export class TakeBack {
  constructor(
    private readonly books: OrderBooks,
    private readonly store: OrderStore,
    private readonly dataSource: DataSource,
  ) {}

  /** @param key stays the same for one order and reason */
  async take(order: PaymentOrderEntity, amount: bigint, key: string): Promise<TakenBack> {
    for (let attempt = 0; attempt <= MOST_ATTEMPTS; attempt++) {
      const { number, plan } = await this.#planned(order.id, amount);
      const booked = await this.#book(order, { amount, plan, key: `${key}:${number}` });
      if (booked.code === null) return { operationId: booked.id, missing: amount - plan };
      await this.dataSource.query(
        `update payment_order set plan = null, plan_number = plan_number + 1
         where id = $1 and plan_number = $2`,
        [order.id, number],
      );
    }
    throw new Error(`The ledger does not let ${order.id} be taken back.`);
  }

  /** What the wallet is to give in this attempt; the first who says so decides. */
  async #planned(id: string, amount: bigint): Promise<{ number: number; plan: bigint }> {
    const order = await this.store.get(id);
    const { planNumber: number } = order;
    if (order.plan !== null) return { number, plan: order.plan };
    const plan = number < MOST_ATTEMPTS ? await this.#affordable(order, amount) : 0n;
    await this.dataSource.query(
      'update payment_order set plan = $3 where id = $1 and plan_number = $2 and plan is null',
      [id, number, String(plan)],
    );
    const decided = await this.store.get(id);
    if (decided.plan === null) return this.#planned(id, amount);
    return { number: decided.planNumber, plan: decided.plan };
  }

  async #affordable(order: PaymentOrderEntity, amount: bigint): Promise<bigint> {
    // What never reached the wallet does not come out of it.
    if (order.suspense > 0n) return 0n;
    const wallet = await this.books.wallet(order.tenant, order.wallet);
    if (wallet?.status !== 'open') return 0n;
    const { spendable } = wallet;
    if (spendable === null || spendable >= amount) return amount;
    return spendable > 0n ? spendable : 0n;
  }

  async #book(
    order: PaymentOrderEntity,
    { amount, plan, key }: { amount: bigint; plan: bigint; key: string },
  ): Promise<Booked> {
    const settlement = await this.books.settlement(order);
    const legs = [{ account: settlement, amount }];
    if (plan > 0n) legs.push({ account: order.wallet, amount: -plan });
    if (plan < amount) {
      legs.push({ account: await this.books.suspense(order), amount: plan - amount });
    }
    return this.books.book(order.tenant, key, { kind: 'posting', legs, reference: order.id });
  }
}
