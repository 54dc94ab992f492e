import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { AmountText, CurrencyCode } from '../money/money.schema.js';
import { Description, EffectiveAt, Metadata, Reference, WalletId } from './described.schema.js';
import { transferFields } from './transfer.schema.js';

const SignedAmount = z
  .string()
  .regex(
    /^-?[1-9][0-9]{0,17}$/,
    'Must be a whole number of minor units in quotes, such as "-1250".',
  )
  .transform((digits) => BigInt(digits))
  .describe('Minor units in quotes; negative for what leaves the wallet.');

/** Moves between many wallets, as they are asked for. */
export const CreatePosting = z
  .strictObject({
    legs: z
      .array(
        z.strictObject({
          wallet: WalletId.describe('Wallet, named once.'),
          amount: SignedAmount,
          currency: CurrencyCode,
        }),
      )
      .min(2)
      .max(100)
      .describe('2 to 100; what leaves and what comes in are the same in each currency.'),
    reference: Reference.optional(),
    description: Description.optional(),
    metadata: Metadata.optional(),
    effective_at: EffectiveAt.optional(),
  })
  .meta({ id: 'CreatePosting' });
export type CreatePosting = z.output<typeof CreatePosting>;

/** Moves between many wallets at the moment in which they were posted. */
export const PostedPosting = z
  .object({
    id: z.string().describe('`pst_…`'),
    legs: z
      .array(
        z.object({
          wallet: z.string().describe('Whose wallet.'),
          amount: AmountText.describe('Minor units; negative for what left the wallet.'),
          currency: transferFields.currency,
        }),
      )
      .describe('What moved.'),
    reference: transferFields.reference,
    description: transferFields.description,
    metadata: transferFields.metadata,
    effective_at: transferFields.effective_at,
    created_at: transferFields.created_at,
  })
  .meta({ id: 'Posting' });

export const PostingResponse = envelopeOf(PostedPosting);
