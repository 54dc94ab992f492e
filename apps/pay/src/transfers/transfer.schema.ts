import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { Amount, AmountText, CurrencyCode } from '../money/money.schema.js';
import { Description, EffectiveAt, Metadata, Reference, WalletId } from './described.schema.js';

/** A transfer as it is asked for. */
export const CreateTransfer = z
  .strictObject({
    from: WalletId.describe('Wallet that pays.'),
    to: WalletId.describe('Wallet that is paid.'),
    amount: Amount,
    currency: CurrencyCode,
    reference: Reference.optional(),
    description: Description.optional(),
    metadata: Metadata.optional(),
    effective_at: EffectiveAt.optional(),
  })
  .meta({ id: 'CreateTransfer' });
export type CreateTransfer = z.output<typeof CreateTransfer>;

/** What is told of every transfer, posted or not. */
export const transferFields = {
  from: z.string().describe('Wallet that pays.'),
  to: z.string().describe('Wallet that is paid.'),
  amount: AmountText,
  currency: z.string().describe('Code of the currency.'),
  reference: z.string().nullable().describe('What it is called elsewhere.'),
  description: z.string().nullable().describe('A sentence for people.'),
  metadata: z.record(z.string(), z.string()).describe('Texts of your own by name.'),
  effective_at: z.iso.datetime().describe('When it counts as having happened.'),
  created_at: z.iso.datetime().describe('When it was decided.'),
};

/** A transfer at the moment in which it was posted. */
export const PostedTransfer = z
  .object({
    id: z.string().describe('`txn_…`'),
    status: z.literal('posted').describe('The money has moved.'),
    ...transferFields,
  })
  .meta({ id: 'PostedTransfer' });

export const PostedTransferResponse = envelopeOf(PostedTransfer);
