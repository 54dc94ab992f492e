import type { AuditState } from '@skydeck/audit';
import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { type OrderKind, ORDER_STATUSES, type PaymentOrderEntity } from './payment-order.entity.js';

const Order = z.object({
  id: z.string().describe('`pin_…` of a pay-in, `pot_…` of a payout or refund.'),
  wallet: z.string().describe('`wal_…`: whose money it is.'),
  amount: z.string().describe('Minor units.'),
  currency: z.string().describe('Code of the currency.'),
  status: z.enum(ORDER_STATUSES).describe('What it has come to.'),
  failure: z.string().nullable().describe('Code of a failure or return.'),
  provider: z.string().describe('`ppr_…`: who carries it.'),
});

const Payout = Order.extend({
  payin: z.string().nullable().describe('`pin_…` when a pay-in is given back.'),
});

/** What happens to money that comes in. */
export const PayinEvents = defineEvents('payin', {
  created: { schema: Order, description: 'Money is to be taken in.' },
  pending: { schema: Order, description: 'The provider has not decided yet.' },
  succeeded: { schema: Order, description: 'Money was taken in and is in the wallet.' },
  failed: { schema: Order, description: 'No money was taken in.' },
  returned: { schema: Order, description: 'Money that was taken in went back later.' },
});

/** What happens to money that goes out. */
export const PayoutEvents = defineEvents('payout', {
  created: { schema: Payout, description: 'Money is to be paid out and is held in the wallet.' },
  pending: { schema: Payout, description: 'The provider has not decided yet.' },
  succeeded: { schema: Payout, description: 'Money was paid out and has left the wallet.' },
  failed: { schema: Payout, description: 'No money was paid out; the wallet has it again.' },
  returned: { schema: Payout, description: 'Money that was paid out came back to the wallet.' },
});

/** The event for the status that an order has, and what it shows. */
export function eventOf(order: PaymentOrderEntity) {
  const { tenant, id: subject, status } = order;
  const data = {
    id: order.id,
    wallet: order.wallet,
    amount: String(order.amount),
    currency: order.currency,
    status,
    failure: order.failure,
    provider: order.providerId,
  };
  return order.kind === 'payin'
    ? { type: PayinEvents[status], tenant, subject, data }
    : { type: PayoutEvents[status], tenant, subject, data: { ...data, payin: order.payinId } };
}

/** The word for a kind in the audit log. */
export const wordOf = (kind: OrderKind): string => (kind === 'refund' ? 'payin_refund' : kind);

/** What the audit log shows of an order; never what it is paid with. */
export function orderState(order: PaymentOrderEntity): AuditState {
  return {
    wallet: order.wallet,
    amount: String(order.amount),
    currency: order.currency,
    provider: order.providerId,
    status: order.status,
    failure: order.failure,
    suspense: String(order.suspense),
  };
}
