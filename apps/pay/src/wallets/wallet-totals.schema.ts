import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { AmountText } from '../money/money.schema.js';

const total = z.object({
  currency: z.string().describe('Code of the currency.'),
  wallets: z.int().describe('How many wallets of it are not closed.'),
  posted: AmountText.describe('What is in them together, in minor units.'),
  held: AmountText.describe('What of it is put aside by holds.'),
  available: AmountText.describe('What is not put aside.'),
});
export type WalletTotal = z.output<typeof total>;

export const WalletTotalsResponse = envelopeOf(
  z
    .object({ items: z.array(total).describe('One for each currency that wallets have, by code.') })
    .meta({ id: 'WalletTotals' }),
);
