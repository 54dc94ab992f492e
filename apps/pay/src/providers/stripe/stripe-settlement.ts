import type { Stripe } from 'stripe';
import type { SettlementKind, SettlementLine } from '../driver/payment-provider.js';
import { ORDER_FIELD } from './stripe-state.js';

/** @see https://docs.stripe.com/reports/balance-transaction-types */
const KINDS: Readonly<Record<string, SettlementKind>> = {
  charge: 'payin',
  payment: 'payin',
  payout: 'payout',
  refund: 'refund',
  payment_refund: 'refund',
  payment_reversal: 'return',
  payout_failure: 'return',
  payout_cancel: 'return',
  refund_failure: 'return',
  payment_failure_refund: 'return',
  adjustment: 'return',
  stripe_fee: 'fee',
};

/** A line of Stripe's balance as a line of settlement; null for one that moves nothing. */
export function settlementLine(entry: Stripe.BalanceTransaction): SettlementLine | null {
  const { id, amount, fee, currency, created, type, source } = entry;
  if (amount === 0 && fee === 0) return null;
  const about = typeof source === 'object' ? source : null;
  // A fee that is given back is no fee: it is a part of what came in.
  const isGivenBack = fee < 0;
  return {
    line: id,
    day: new Date(created * 1000).toISOString().slice(0, 10),
    kind: KINDS[type] ?? 'other',
    orderId: orderOf(about),
    reference: referenceOf(source),
    amount: BigInt(isGivenBack ? amount - fee : amount),
    fee: BigInt(isGivenBack ? 0 : fee),
    currency: currency.toUpperCase(),
  };
}

type Source = Exclude<Stripe.BalanceTransaction['source'], string | null>;

/** Our id, which charges take over from what they are made of. */
function orderOf(source: Source | null): string | null {
  if (!source || !('metadata' in source)) return null;
  return source.metadata?.[ORDER_FIELD] ?? null;
}

/** Pay-ins are known by their PaymentIntent, of which the charge is a part. */
function referenceOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string') return source;
  if (source.object !== 'charge') return source.id;
  const { payment_intent: intent, id } = source;
  if (intent === null) return id;
  return typeof intent === 'string' ? intent : intent.id;
}
