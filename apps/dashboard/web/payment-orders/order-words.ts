import type { OrderStatus, Payin, Payout } from '../api/payment-orders.js';
import type { WriteMoney } from '../money/use-money.js';

export const ORDER_STATUSES: readonly OrderStatus[] = [
  'created',
  'pending',
  'succeeded',
  'failed',
  'returned',
];

const MEANING: Readonly<Record<OrderStatus, string>> = {
  created: 'Asked for',
  pending: 'Pending',
  succeeded: 'Succeeded',
  failed: 'Failed',
  returned: 'Returned',
};

export const meaningOf = (status: OrderStatus): string => MEANING[status];

/** What was asked for is on its way, while other things that were made wait for somebody. */
export const toneOf = (status: OrderStatus): string => (status === 'created' ? 'pending' : status);

export type Order = Payin | Payout;
type Method = Payin['method'];

const METHODS = { card: 'Card', iban: 'IBAN', phone: 'Phone', token: 'Token' } as const;

/** Such as `Card …0010`. */
export const methodText = (method: Method): string =>
  method === null ? 'Whoever paid' : `${METHODS[method.type]} …${method.last4}`;

/** Such as `insufficient funds`. */
export const failureText = (failure: string): string => failure.replaceAll('_', ' ');

/** What a payment is called in a list: what somebody wrote about it, or its name. */
export const titleOf = ({ description, id }: Pick<Order, 'description' | 'id'>): string =>
  description ?? id;

/** What a page is called: what somebody wrote about it, or such as `Refund of €20.00`. */
export function headingOf(order: Order, write: WriteMoney): string {
  const kind = 'method' in order ? 'Pay-in' : outgoingKind(order);
  return order.description ?? `${kind} of ${write(order.amount, order.currency)}`;
}

const outgoingKind = ({ payin }: Payout): string => (payin === null ? 'Payout' : 'Refund');

/** Minor units of a pay-in that can still be given back. */
export const refundableOf = ({ amount, refunded_amount: given, status }: Payin): bigint =>
  status === 'succeeded' ? BigInt(amount) - BigInt(given) : 0n;
