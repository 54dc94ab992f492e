import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { askedFields, orderFilters } from '../payins/payin.schema.js';
import { PaymentMethod } from '../providers/driver/payment-method.schema.js';
import type { PaymentOrderEntity } from '../providers/orders/payment-order.entity.js';
import { orderFields, shownMethodField, shownOrder } from '../providers/orders/shown-order.js';
import { WalletId } from '../transfers/described.schema.js';

export const CreatePayout = z
  .strictObject({
    wallet: WalletId.describe('Wallet that pays.'),
    destination: PaymentMethod.describe('Where the money goes.'),
    ...askedFields,
  })
  .meta({ id: 'CreatePayout' });
export type CreatePayout = z.output<typeof CreatePayout>;

export const Payout = z
  .object({
    id: z.string().describe('`pot_…`'),
    ...orderFields,
    destination: shownMethodField.describe('Where the money goes; null for whoever paid it in.'),
    payin: z.string().nullable().describe('`pin_…` when a pay-in is given back.'),
    hold: z
      .string()
      .nullable()
      .describe('`hld_…`: keeps the money in the wallet until it is paid.'),
  })
  .meta({ id: 'Payout' });
export type Payout = z.output<typeof Payout>;

export const PayoutResponse = envelopeOf(Payout);
export const PayoutListResponse = pageOf(Payout);

/** Which payouts to list. */
export const ListPayouts = listQuery('payouts', {
  filters: {
    ...orderFilters,
    payin: z.string().max(100).describe('Only those that give this pay-in back.'),
  },
});
export type ListPayouts = z.output<typeof ListPayouts.schema>;

/** A payout as its project sees it. */
export function toPayout(order: PaymentOrderEntity): Payout {
  return {
    ...shownOrder(order),
    destination: order.method,
    payin: order.payinId,
    hold: order.holdId,
  };
}
