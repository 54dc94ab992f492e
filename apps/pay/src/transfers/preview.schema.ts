import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { Preview } from '../ledger/preview.js';
import { settled } from '../ledger/settled.js';
import { availableOf } from '../ledger/decide/account.js';
import { ApiError } from '@skydeck/errors';
import { AmountText } from '../money/money.schema.js';

/** What would become of a transfer. */
export const TransferPreview = z
  .object({
    status: z.enum(['posted', 'failed']).describe('Whether the money would move.'),
    code: z.string().nullable().describe('Why it would not.'),
    message: z.string().nullable().describe('The same as a sentence.'),
    wallets: z
      .array(
        z.object({
          wallet: z.string().describe('Whose wallet.'),
          balance: AmountText.describe('What it would have.'),
          available: AmountText.describe('What it could spend: less what is held.'),
        }),
      )
      .describe('The wallets afterwards; as they are if nothing would move.'),
  })
  .meta({ id: 'TransferPreview' });
export type TransferPreview = z.output<typeof TransferPreview>;

export const TransferPreviewResponse = envelopeOf(TransferPreview);

/** What would happen, as callers see it. */
export function toPreview({ outcome, accounts }: Preview): TransferPreview {
  const refusal = refusalOf(outcome);
  return {
    status: refusal ? 'failed' : 'posted',
    code: refusal?.code ?? null,
    message: refusal?.message ?? null,
    wallets: accounts.map((account) => ({
      wallet: account.id,
      balance: String(account.posted),
      available: String(availableOf(account)),
    })),
  };
}

function refusalOf(outcome: Preview['outcome']): ApiError | null {
  try {
    settled(outcome);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
