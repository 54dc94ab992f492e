import { runStatement, statement } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BankDelivery } from './bank-delivery.js';
import { writeNotices } from './bank-notices.js';
import {
  type BankOrder,
  type BankPayment,
  feeOf,
  movementOf,
  PAYMENT_COLUMNS,
  timeOf,
} from './bank-payment.js';
import { BankQueue } from './bank-queue.js';
import { scenarioOf } from './bank-scenarios.js';

/** The bank did what it was asked, and says nothing. */
export class BankSilence extends Error {
  override readonly name = 'BankSilence';
}

const FIND = statement(
  `select ${PAYMENT_COLUMNS} from bank_payment where account = $1 and order_id = $2`,
);

const OF_PAYMENT = timeOf('bank_payment.account', '$2');

/** A payment, and what time it is for its customer. */
type TimedPayment = BankPayment & { readonly at: Date };

/**
 * A bank for trials: it has its own books, fees, webhooks and settlement files, and knows nothing of
 * ours. What it does to a payment is written in the scenario of the number that pays.
 */
@Injectable()
export class SandboxBank {
  constructor(
    private readonly dataSource: DataSource,
    private readonly delivery: BankDelivery,
    private readonly queue: BankQueue,
    private readonly clock: Clock,
  ) {}

  /** Takes an order, or finds the payment of it. @throws BankSilence in scenarios without an answer */
  async take(order: BankOrder): Promise<BankPayment> {
    const { answers, notices } = scenarioOf(order.scenario);
    const made = await this.dataSource.transaction((manager) => this.#insert(manager, order));
    const payment = made ?? (await this.find(order.account, order.orderId));
    if (!payment) throw new Error('A payment that is there was not found.');
    if (made?.dueAt) this.queue.wake(made.id, made.dueAt.getTime() - made.at.getTime());
    if (made && notices === 'before_answer') await this.delivery.deliverOf(made.id);
    else if (made) this.delivery.wake();
    if (!answers && order.kind !== 'refund') throw new BankSilence('The bank says nothing.');
    return payment;
  }

  /** The payment of an order. */
  async find(account: string, orderId: string): Promise<BankPayment | null> {
    const [row] = await runStatement<BankPayment>(this.dataSource, FIND, [account, orderId]);
    return row ?? null;
  }

  /** Does the next step of a payment if its time has come. However many do it, it is done once. */
  async advance(id: string): Promise<void> {
    const done = await this.dataSource.transaction(async (manager) => {
      const [payment] = await manager.query<TimedPayment[]>(
        `select ${PAYMENT_COLUMNS}, ${OF_PAYMENT} as at from bank_payment
         where id = $1 and due_at <= ${OF_PAYMENT} for update of bank_payment`,
        [id, this.clock.now()],
      );
      const step = payment && scenarioOf(payment.scenario).steps[payment.step];
      if (!payment || !step) return false;
      const { status, failure = null } = step;
      const next = { ...payment, status, failure, step: payment.step + 1, dueAt: null };
      await manager.query(
        `update bank_payment set status = $2, failure = $3, step = $4, due_at = null,
           updated_at = $5 where id = $1`,
        [id, status, failure, next.step, payment.at],
      );
      await this.#book(manager, next);
      return true;
    });
    if (done) this.delivery.wake();
  }

  /** Gives null when the order was taken before. */
  async #insert(manager: EntityManager, order: BankOrder): Promise<TimedPayment | null> {
    const now = this.clock.now();
    const isRefund = order.kind === 'refund';
    const { first, failure = null, steps } = scenarioOf(order.scenario);
    const [next] = isRefund ? [] : steps;
    const { laterMs, returnMs } = order.delays;
    const waitMs = next?.after === 'return' ? returnMs : laterMs;
    const [row] = await manager.query<TimedPayment[]>(
      `insert into bank_payment (id, account, kind, order_id, original_id, amount, fee, currency,
         scenario, hook_url, delays, status, failure, step, due_at, created_at, updated_at)
       select $1, $2::text, $3, $4, $5, $6::bigint, $7::bigint, $8, $9, $10, $11::jsonb, $12, $13, 0,
         time.at + $14::float8 * interval '1 millisecond', time.at, time.at
       from (select ${timeOf('$2::text', '$15')} as at) time
       on conflict (account, order_id) do nothing returning ${PAYMENT_COLUMNS}, created_at as at`,
      [
        newId('bnk', now.getTime()),
        order.account,
        order.kind,
        order.orderId,
        order.originalId ?? null,
        String(order.amount),
        String(feeOf(order.kind, order.amount)),
        order.currency,
        order.scenario,
        order.hookUrl,
        JSON.stringify(order.delays),
        isRefund ? 'succeeded' : first,
        isRefund ? null : failure,
        next ? waitMs : null,
        now,
      ],
    );
    if (!row) return null;
    await this.#book(manager, row);
    return row;
  }

  /** What moves on the customer's account, and the webhooks that tell of it. */
  async #book(manager: EntityManager, { at, ...payment }: TimedPayment): Promise<void> {
    const now = this.clock.now();
    const movement = movementOf(payment);
    if (movement) {
      await manager.query(
        `insert into bank_line (id, account, payment_id, order_id, kind, amount, fee, currency, day)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          newId('bkl', now.getTime()),
          payment.account,
          payment.id,
          payment.orderId,
          movement.kind,
          String(movement.amount),
          String(movement.fee),
          payment.currency,
          at.toISOString().slice(0, 10),
        ],
      );
    }
    await writeNotices(manager, payment, { at, now });
  }
}
