import type { FastifyReply } from 'fastify';
import type { RejectionCode } from '../../ledger/decide/rejection.js';
import { rejectionError } from '../../ledger/ledger.errors.js';
import type { OrderDesk, Taken } from './order-desk.js';
import type { PaymentOrderEntity } from './payment-order.entity.js';

/**
 * Answers a request that made an order: the first one with what it came to, and every repetition with
 * the same.
 * @throws the error of the ledger for an order that no provider was asked for
 */
export async function answered(
  desk: OrderDesk,
  { order, isReplay }: Taken,
  reply: FastifyReply,
  show: (order: PaymentOrderEntity) => object,
): Promise<object> {
  if (isReplay) void reply.header('idempotency-replayed', 'true');
  if (isRefused(order)) throw rejectionError(order.failure as RejectionCode);
  if (isReplay && order.firstAnswer) return order.firstAnswer;
  const answer = show(order);
  if (!isReplay) await desk.keepAnswer(order, answer);
  return answer;
}

/** Whether the wallet did not have what was to be paid out of it. */
const isRefused = ({ status, outcome, holdId, kind, attempts }: PaymentOrderEntity): boolean =>
  kind !== 'payin' && status === 'failed' && outcome === null && holdId === null && attempts === 0;
