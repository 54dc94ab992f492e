import { listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { AmountText } from '../../money/money.schema.js';
import { Moment } from '../balances/balance.schema.js';

const minorUnits = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,17})$/, 'Must be a whole number of minor units, such as 1250.');

/** The fields of an entry, as callers see it. */
export const entryShape = {
  version: z.int().describe('Counts the entries of the wallet from 1, in the order of booking.'),
  direction: z.enum(['in', 'out']).describe('Whether it came in or went out.'),
  amount: AmountText.describe('Minor units; negative when it went out.'),
  balance_after: AmountText.describe('What was in the wallet after it.'),
  operation: z
    .object({
      id: z.string().describe('Identifier of the payment, such as `txn_…`.'),
      kind: z.string().describe('Such as `transfer`, `posting`, `capture` or `reverse`.'),
    })
    .describe('What booked it.'),
  description: z.string().nullable().describe('Description of the payment.'),
  reference: z.string().nullable().describe('Reference of the payment.'),
  counterparty: z
    .object({
      id: z.string().describe('`wal_…`, or `acc_…` for an account of the system.'),
      name: z.string().nullable().describe('Name of that wallet.'),
    })
    .nullable()
    .describe('The other side; null when there are several.'),
  effective_at: z.iso.datetime().describe('When it takes effect.'),
  created_at: z.iso.datetime().describe('When it was booked.'),
};

export const Entry = z.object(entryShape).meta({ id: 'Entry' });
export type Entry = z.output<typeof Entry>;

export const EntryListResponse = pageOf(Entry);

/** Which entries of a wallet to list, the newest first. */
export const ListEntries = listQuery('entries', {
  filters: {
    from: Moment.describe('Only those booked from this time on.'),
    to: Moment.describe('Only those booked before this time.'),
    min_amount: minorUnits.describe('Only those of at least this many minor units, in or out.'),
    max_amount: minorUnits.describe('Only those of at most this many minor units, in or out.'),
    direction: z.enum(['in', 'out']).describe('Only what came in, or only what went out.'),
    kind: z
      .string()
      .regex(/^[a-z_]{1,40}$/, 'Must be a kind such as transfer.')
      .describe('Only those of payments of this kind, such as `transfer`.'),
  },
  sort: ['version'],
});
export type ListEntries = z.output<typeof ListEntries.schema>;

/** An entry with what booked it, as it was read. */
export interface EntryRow {
  readonly version: number;
  readonly amount: string;
  readonly balanceAfter: string;
  readonly effectiveAt: Date;
  readonly createdAt: Date;
  readonly operation: string;
  readonly kind: string;
  readonly description: string | null;
  readonly reference: string | null;
  readonly counterparty: string | null;
  readonly counterpartyName: string | null;
}

/** An entry as callers see it. */
export const toEntry = (row: EntryRow): Entry => ({
  version: row.version,
  direction: row.amount.startsWith('-') ? 'out' : 'in',
  amount: row.amount,
  balance_after: row.balanceAfter,
  operation: { id: row.operation, kind: row.kind },
  description: row.description,
  reference: row.reference,
  counterparty:
    row.counterparty === null ? null : { id: row.counterparty, name: row.counterpartyName },
  effective_at: row.effectiveAt.toISOString(),
  created_at: row.createdAt.toISOString(),
});
