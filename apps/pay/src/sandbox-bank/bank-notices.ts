import { newId } from '@skydeck/ids';
import type { EntityManager } from 'typeorm';
import type { BankPayment } from './bank-payment.js';
import { scenarioOf } from './bank-scenarios.js';

/** The webhook of the first state stays behind that of the second by this. */
const BEHIND_MS = 1000;

/** What a webhook of the bank says. */
export const noticeBody = (payment: BankPayment, at: Date): string =>
  JSON.stringify({
    type: 'payment.updated',
    data: {
      kind: payment.kind,
      order_id: payment.orderId,
      bank_id: payment.id,
      status: payment.status,
      failure: payment.failure,
      amount: payment.amount,
      currency: payment.currency,
      occurred_at: at.toISOString(),
    },
  });

/**
 * Writes down the webhooks of a state, in the transaction that the payment gets it. They are posted
 * by the clock of the machine, and tell of when it happened to the customer.
 */
export async function writeNotices(
  manager: EntityManager,
  payment: BankPayment,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<void> {
  const { notices, steps } = scenarioOf(payment.scenario);
  // Refunds are the same whatever the scenario of what they give back.
  const how = payment.kind === 'refund' ? 'usual' : notices;
  if (how === 'none') return;
  const isBehind = how === 'reversed' && payment.step < steps.length;
  const due = isBehind ? now.getTime() + payment.delays.laterMs + BEHIND_MS : now.getTime();
  // Two with names of their own: that both say one thing is seen only by what they say.
  const copies = how === 'twice' ? 2 : 1;
  for (let copy = 0; copy < copies; copy++) {
    await manager.query(
      `insert into bank_notice (id, payment_id, body, due_at, created_at)
       values ($1, $2, $3, $4, $5)`,
      [newId('bkn', now.getTime()), payment.id, noticeBody(payment, at), new Date(due), now],
    );
  }
}
