import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { AccountStatus } from '../ledger/decide/account.js';
import { AmountText, CurrencyCode } from '../money/money.schema.js';
import { WalletMetadata } from './wallet-metadata.js';
import { WALLET_KINDS } from './wallet.entity.js';

export const STATUSES = [
  'open',
  'frozen_debit',
  'frozen',
  'closed',
] as const satisfies readonly AccountStatus[];

const reference = z
  .string()
  .regex(/^[\w.@:+-]{1,128}$/, 'Must be 1 to 128 letters, digits or `_.@:+-`.');
const name = z.string().trim().min(1).max(120).nullable().describe('Name that people know it by.');
const externalId = reference.nullable().describe('Your own name of it; no two wallets share one.');
const owner = reference.nullable().describe('Whose it is, such as a user (`usr_…`) of yours.');
const kind = z
  .enum(WALLET_KINDS)
  .describe('`world` stands for the outside and may go below nothing without limit.');
const status = z
  .enum(STATUSES)
  .describe('Nothing leaves a `frozen_debit` one, nothing moves in a `frozen` one.');
const LIMIT = /^(0|[1-9][0-9]{0,17})$/;
const overdraftLimit = z
  .string()
  .regex(LIMIT, 'Must be a whole number of minor units in quotes, such as "5000", or "0".')
  .transform((digits) => BigInt(digits))
  .nullable()
  .describe('How far below nothing it may go, in minor units; null for no limit.');

export const CreateWallet = z
  .strictObject({
    name: name.default(null),
    external_id: externalId.default(null),
    owner: owner.default(null),
    currency: CurrencyCode,
    kind: kind.default('wallet'),
    overdraft_limit: overdraftLimit
      .optional()
      .describe('How far below nothing it may go; `"0"` when not given, null for no limit.'),
    metadata: WalletMetadata.default({}),
  })
  .refine(({ kind: of, overdraft_limit: limit }) => of !== 'world' || typeof limit !== 'bigint', {
    path: ['overdraft_limit'],
    error: 'The world has no limit: leave it out.',
  })
  .meta({ id: 'CreateWallet' });
export type CreateWallet = z.output<typeof CreateWallet>;

/** What changes of a wallet; metadata is given whole. */
export const UpdateWallet = z
  .strictObject({ name, owner, overdraft_limit: overdraftLimit, metadata: WalletMetadata })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateWallet' });
export type UpdateWallet = z.output<typeof UpdateWallet>;

export const FreezeWallet = z
  .strictObject({
    scope: z
      .enum(['debit', 'all'])
      .default('debit')
      .describe('`debit`: nothing leaves it any more; `all`: nothing comes in either.'),
    reason: z.string().trim().min(1).max(500).optional().describe('Why; kept with the wallet.'),
  })
  .meta({ id: 'FreezeWallet' });
export type FreezeWallet = z.output<typeof FreezeWallet>;

export const WalletBalance = z
  .object({
    posted: AmountText.describe('What is there, in minor units.'),
    held: AmountText.describe('What of it is put aside by holds.'),
    available: AmountText.describe('What is not put aside; what may be overdrawn is not in it.'),
  })
  .meta({ id: 'WalletBalance' });

export const Wallet = z
  .object({
    id: z.string().describe('`wal_…`'),
    kind,
    currency: z.string().describe('Code of the currency.'),
    status,
    name,
    external_id: externalId,
    owner,
    overdraft_limit: AmountText.nullable().describe(
      'How far below nothing it may go; null for no limit.',
    ),
    balance: WalletBalance,
    freeze_reason: z.string().nullable().describe('Why it is frozen, if somebody said.'),
    metadata: WalletMetadata,
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it last changed; postings are no changes.'),
  })
  .meta({ id: 'Wallet' });
export type Wallet = z.output<typeof Wallet>;

export const WalletResponse = envelopeOf(Wallet);
export const WalletListResponse = pageOf(Wallet);

/** Which wallets to list. */
export const ListWallets = listQuery('wallets', {
  filters: {
    currency: CurrencyCode.describe('Only those of this currency.'),
    status: z.enum(STATUSES).describe('Only those in this state.'),
    kind: z.enum(WALLET_KINDS).describe('Only those of this kind.'),
    external_id: z.string().max(128).describe('Only the wallet of exactly this external id.'),
    owner: z.string().max(128).describe('Only those of exactly this owner.'),
    name: z.string().max(120).describe('Only those of exactly this name.'),
    q: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .describe('Only those whose name has this in it, whatever the case.'),
  },
});
export type ListWallets = z.output<typeof ListWallets.schema>;
