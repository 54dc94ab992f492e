import { listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { CurrencyCode } from '../money/money.schema.js';
import { WalletBalance } from './wallet.schema.js';
import { toBalance } from './wallet.view.js';

const KINDS = ['escrow', 'fee', 'fx', 'settlement', 'suspense', 'world'] as const;
const kind = z.enum(KINDS);

export const SystemAccount = z
  .object({
    id: z.string().describe('Such as `acc_…`; entries name it as the other side.'),
    kind: kind.describe('What the money on it waits for.'),
    currency: z.string().describe('Code of the currency.'),
    balance: WalletBalance,
    created_at: z.iso.datetime().describe('When it was first needed.'),
  })
  .meta({ id: 'SystemAccount' });
export type SystemAccount = z.output<typeof SystemAccount>;

export const SystemAccountListResponse = pageOf(SystemAccount);

/** Which accounts of the system to list. */
export const ListSystemAccounts = listQuery('system accounts', {
  filters: {
    kind: kind.describe('Only those of this kind.'),
    currency: CurrencyCode.describe('Only those of this currency.'),
  },
  hasOwnTime: true,
});
export type ListSystemAccounts = z.output<typeof ListSystemAccounts.schema>;

/** An account of the system, as it was read. */
export interface SystemAccountRow {
  readonly id: string;
  readonly kind: (typeof KINDS)[number];
  readonly currency: string;
  readonly posted: string;
  readonly held: string;
  readonly createdAt: Date;
}

export const toSystemAccount = (row: SystemAccountRow): SystemAccount => ({
  id: row.id,
  kind: row.kind,
  currency: row.currency,
  balance: toBalance(row),
  created_at: row.createdAt.toISOString(),
});
