import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { Amount, AmountText, CurrencyCode } from '../money/money.schema.js';
import { PaymentMethod } from '../providers/driver/payment-method.schema.js';
import {
  ORDER_STATUSES,
  type PaymentOrderEntity,
} from '../providers/orders/payment-order.entity.js';
import { orderFields, shownMethodField, shownOrder } from '../providers/orders/shown-order.js';
import { Description, Metadata, WalletId } from '../transfers/described.schema.js';

const ProviderId = z.string().regex(/^ppr_[0-9a-hjkmnp-tv-z]{26}$/, 'Must be `ppr_…`.');

/** Fields that pay-ins and payouts are asked for with. */
export const askedFields = {
  amount: Amount,
  currency: CurrencyCode,
  provider: ProviderId.optional().describe('Who is to carry it; the first that fits by default.'),
  description: Description.optional(),
  metadata: Metadata.optional(),
};

export const CreatePayin = z
  .strictObject({
    wallet: WalletId.describe('Wallet that gets the money.'),
    method: PaymentMethod,
    return_url: z
      .url({ protocol: /^https?$/, error: 'Must be an http or https address.' })
      .max(2048)
      .optional()
      .describe('Where the payer comes back to after a page of the provider.'),
    ...askedFields,
  })
  .meta({ id: 'CreatePayin' });
export type CreatePayin = z.output<typeof CreatePayin>;

export const RefundPayin = z
  .strictObject({
    amount: Amount.optional().describe('What to give back; all that is left when not given.'),
    description: Description.optional(),
    metadata: Metadata.optional(),
  })
  .meta({ id: 'RefundPayin' });
export type RefundPayin = z.output<typeof RefundPayin>;

export const Payin = z
  .object({
    id: z.string().describe('`pin_…`'),
    ...orderFields,
    method: shownMethodField.describe('What the money is taken from.'),
    redirect_url: z
      .string()
      .nullable()
      .describe('Where the payer has to go to agree; null when nowhere.'),
    refunded_amount: AmountText.describe('What was given back, or is about to be.'),
  })
  .meta({ id: 'Payin' });
export type Payin = z.output<typeof Payin>;

export const PayinResponse = envelopeOf(Payin);
export const PayinListResponse = pageOf(Payin);

/** What lists of orders are filtered by. */
export const orderFilters = {
  status: z.enum(ORDER_STATUSES).describe('Only those that have come to this.'),
  wallet: z.string().max(100).describe('Only those of this wallet.'),
  provider: z.string().max(100).describe('Only those that this provider carries.'),
  currency: CurrencyCode.describe('Only those of this currency.'),
};

/** Which pay-ins to list. */
export const ListPayins = listQuery('payins', { filters: orderFilters });
export type ListPayins = z.output<typeof ListPayins.schema>;

/** A pay-in as its project sees it. */
export function toPayin(order: PaymentOrderEntity): Payin {
  return {
    ...shownOrder(order),
    method: order.method,
    redirect_url: order.redirectUrl,
    refunded_amount: String(order.refunded),
  };
}
