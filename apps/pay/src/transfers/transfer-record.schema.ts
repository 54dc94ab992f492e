import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { AmountText } from '../money/money.schema.js';
import { Reference, WalletId } from './described.schema.js';
import { type EntryRow, TRANSFER_KINDS, type TransferRow } from './transfer-row.js';
import { transferFields } from './transfer.schema.js';

const kind = z
  .enum(Object.values(TRANSFER_KINDS))
  .describe('Between two wallets, between several, or back again.');
const status = z.enum(['posted', 'failed']).describe('Whether the money has moved.');

const Leg = z.object({
  wallet: z.string().describe('Whose wallet.'),
  amount: AmountText.describe('Minor units; negative for what leaves the wallet.'),
  currency: transferFields.currency,
});

const Reversed = z.object({
  amount: AmountText.describe('How much was moved back.'),
  state: z.enum(['none', 'partial', 'full']).describe('Nothing of it, a part, or all.'),
});

/** What moved between wallets, or failed to. */
export const Transfer = z
  .object({
    id: z.string().describe('`txn_…`, `pst_…` of a posting, `rev_…` of a reversal.'),
    kind,
    status,
    code: z.string().nullable().describe('Why it failed; null when it did not.'),
    from: transferFields.from.nullable(),
    to: transferFields.to.nullable(),
    amount: AmountText.nullable().describe('Minor units; null for several legs.'),
    currency: transferFields.currency.nullable(),
    legs: z.array(Leg).nullable().describe('What a posting moved; null for the others.'),
    transfer: z.string().nullable().describe('What a reversal moved back.'),
    reference: transferFields.reference,
    description: transferFields.description,
    metadata: transferFields.metadata,
    reversed: Reversed.nullable().describe(
      'How much of it was moved back; null if nothing can be.',
    ),
    effective_at: transferFields.effective_at,
    created_at: transferFields.created_at,
  })
  .meta({ id: 'Transfer' });
export type Transfer = z.output<typeof Transfer>;

const Line = z.object({
  wallet: z.string().describe('Whose line it is.'),
  amount: AmountText.describe('Minor units; negative for what left the wallet.'),
  currency: z.string().describe('Code of the currency.'),
  balance_after: AmountText.describe('Balance of the wallet with it.'),
  version: z.int().describe('Which line of the wallet it is; counts from 1.'),
});

/** A transfer with the lines that it left. */
export const TransferWithEntries = Transfer.extend({
  entries: z.array(Line).describe('Lines that it left on wallets; none if it failed.'),
}).meta({ id: 'TransferWithEntries' });

export const TransferResponse = envelopeOf(TransferWithEntries);
export const TransferListResponse = pageOf(Transfer);

/** Which transfers to list. */
export const ListTransfers = listQuery('transfers', {
  filters: {
    wallet: WalletId.describe('Only those of this wallet; failed ones if it was to pay.'),
    status,
    reference: Reference,
    kind,
    transfer: z
      .string()
      .regex(/^txn_[0-9a-hjkmnp-tv-z]{26}$/, 'Must be the identifier of a transfer, `txn_…`.')
      .describe('Only what moved back this transfer.'),
    ...createdWithin,
  },
});
export type ListTransfers = z.output<typeof ListTransfers.schema>;

/** A transfer as callers see it. */
export function toTransfer({
  kind: called,
  code,
  result,
  reversed,
  ...row
}: TransferRow): Transfer {
  const told = result as Partial<Transfer>;
  return {
    id: row.id,
    kind: TRANSFER_KINDS[called],
    status: code === null ? 'posted' : 'failed',
    code,
    from: told.from ?? null,
    to: told.to ?? null,
    amount: told.amount ?? null,
    currency: told.currency ?? null,
    legs: told.legs ?? null,
    transfer: told.transfer ?? null,
    reference: told.reference ?? null,
    description: told.description ?? null,
    metadata: told.metadata ?? {},
    reversed: code === null && called === 'transfer' ? reversedOf(told.amount, reversed) : null,
    effective_at: row.effective_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}

/** The same with its lines. */
export const withEntries = (row: TransferRow, entries: readonly EntryRow[]) => ({
  ...toTransfer(row),
  entries: [...entries],
});

function reversedOf(amount: string | null | undefined, reversed: string | null) {
  if (reversed === null) return { amount: '0', state: 'none' as const };
  return {
    amount: reversed,
    state: reversed === amount ? ('full' as const) : ('partial' as const),
  };
}
