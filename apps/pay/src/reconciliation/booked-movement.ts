import type { SettlementKind } from '../providers/driver/payment-provider.js';
import type { PaymentOrderEntity } from '../providers/orders/payment-order.entity.js';

type Order = Pick<PaymentOrderEntity, 'amount' | 'kind' | 'refunded' | 'status'>;

/**
 * What our books moved at a provider for an order: positive for what came in, null when nothing of
 * this kind was booked.
 */
export function bookedMovement(order: Order, kind: SettlementKind): bigint | null {
  const isBooked = order.status === 'succeeded' || order.status === 'returned';
  const amount = order.kind === 'payin' ? order.amount : -order.amount;
  if (kind === order.kind) return isBooked ? amount : null;
  if (kind !== 'return' || order.status !== 'returned') return null;
  return order.kind === 'payin' ? order.refunded - order.amount : order.amount;
}

/** How two amounts of one payment agree; null stands for what one side does not have. */
export function agreement(settled: bigint | null, booked: bigint | null) {
  if (booked === null) return 'missing_internal';
  if (settled === null) return 'missing_external';
  return settled === booked ? 'matched' : 'amount_differs';
}
