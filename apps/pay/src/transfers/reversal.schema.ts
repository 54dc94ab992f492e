import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { Amount, AmountText } from '../money/money.schema.js';
import { Description, Metadata } from './described.schema.js';
import { transferFields } from './transfer.schema.js';

/** What of a transfer is to be moved back. */
export const ReverseTransfer = z
  .strictObject({
    amount: Amount.optional().describe('Minor units; all that is left when not given.'),
    description: Description.optional(),
    metadata: Metadata.optional(),
  })
  .meta({ id: 'ReverseTransfer' });
export type ReverseTransfer = z.output<typeof ReverseTransfer>;

/** What was moved back. */
export const Reversal = z
  .object({
    id: z.string().describe('`rev_…`'),
    transfer: z.string().describe('What was moved back: `txn_…`'),
    from: transferFields.from,
    to: transferFields.to,
    amount: AmountText,
    currency: transferFields.currency,
    remaining: AmountText.describe('What can still be moved back.'),
    description: transferFields.description,
    metadata: transferFields.metadata,
    created_at: transferFields.created_at,
  })
  .meta({ id: 'Reversal' });

export const ReversalResponse = envelopeOf(Reversal);
