import { ownerOf } from '@skydeck/auth-guard';
import { z } from 'zod';
import { AmountText } from '../../money/money.schema.js';
import { ShownMethod } from '../driver/payment-method.schema.js';
import { ORDER_STATUSES, type PaymentOrderEntity } from './payment-order.entity.js';

/** What is shown of money that comes in or goes out. */
export const orderFields = {
  mode: z.enum(['live', 'test']).describe('Mode of the project that it belongs to.'),
  is_sandbox: z.boolean().describe('Whether a bank for trials carries it: no real money moves.'),
  provider: z.string().describe('`ppr_…`: who carries it.'),
  wallet: z.string().describe('`wal_…`: whose money it is.'),
  amount: AmountText,
  currency: z.string().describe('Code of the currency.'),
  status: z.enum(ORDER_STATUSES).describe('What it has come to.'),
  failure: z.string().nullable().describe('Code of a failure or return.'),
  provider_reference: z.string().nullable().describe("The provider's name of it."),
  suspense_amount: AmountText.describe(
    'What the suspense account has of it: money that the wallet could not be given; negative for what it could not give back.',
  ),
  operation: z
    .string()
    .nullable()
    .describe('Operation of the ledger that booked it; null before that.'),
  description: z.string().nullable().describe('A sentence for people.'),
  metadata: z.record(z.string(), z.string()).describe('Texts of your own by name.'),
  created_at: z.iso.datetime().describe('When it was asked for.'),
  updated_at: z.iso.datetime().describe('When it last changed.'),
  succeeded_at: z.iso.datetime().nullable().describe('When it succeeded.'),
};

export const shownMethodField = ShownMethod.nullable();

/** What answers show of any order. */
export function shownOrder(order: PaymentOrderEntity) {
  return {
    id: order.id,
    mode: ownerOf(order.tenant).mode,
    is_sandbox: order.isSandbox,
    provider: order.providerId,
    wallet: order.wallet,
    amount: String(order.amount),
    currency: order.currency,
    status: order.status,
    failure: order.failure,
    provider_reference: order.reference,
    suspense_amount: String(order.suspense),
    operation: order.operationId,
    description: order.description,
    metadata: order.metadata,
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
    succeeded_at: order.succeededAt?.toISOString() ?? null,
  };
}
