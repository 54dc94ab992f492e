import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { Amount, AmountText, CurrencyCode } from '../money/money.schema.js';
import { Description, Metadata, WalletId } from '../transfers/described.schema.js';
import { ESCROW_STATES, FEE_PAYERS, MILESTONE_STATES } from './decide/escrow-shelf.js';

const MOST_MILESTONES = 50;
const MOST_BPS = 10_000;
const MOST_DAYS = 365;

const arbiter = z
  .string()
  .regex(/^(acc|key)_[0-9a-hjkmnp-tv-z]{26}$/, 'Must be an account `acc_…` or an API key `key_…`.')
  .describe('Only this account or API key may act as the arbiter; anybody when not given.');
const title = z.string().trim().min(1).max(200).describe('What is delivered.');
const bps = z
  .int()
  .min(1)
  .max(MOST_BPS)
  .describe('Hundredths of a percent of what is released, half a minor unit rounded up.');
const payer = z
  .enum(FEE_PAYERS)
  .describe('Who pays it; of a fee that both pay the seller bears the odd minor unit.');
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const terms = z.strictObject({
  buyer: WalletId.describe('Wallet that pays, `wal_…`.'),
  seller: WalletId.describe('Wallet that is paid, `wal_…`.'),
  arbiter: arbiter.optional(),
  amount: Amount,
  currency: CurrencyCode,
  milestones: z
    .array(
      z.strictObject({
        title,
        amount: Amount,
        due_at: time.optional().describe('When it is expected; nothing happens then by itself.'),
      }),
    )
    .min(1)
    .max(MOST_MILESTONES)
    .optional()
    .describe(`Up to ${MOST_MILESTONES} parts that are delivered and paid by themselves.`),
  fee: z
    .strictObject({ bps, payer: payer.default('seller') })
    .optional()
    .describe('What the project takes of each release.'),
  inspection_days: z
    .int()
    .min(1)
    .max(MOST_DAYS)
    .optional()
    .describe('Days after a delivery until the seller is paid by itself; never when not given.'),
  funding_deadline: time.optional().describe('When it expires unless it is funded.'),
  buyer_may_withdraw: z
    .boolean()
    .default(false)
    .describe('Whether the buyer may take the money back until the seller accepts or delivers.'),
  description: Description.optional(),
  metadata: Metadata.default({}),
});

export const CreateEscrow = terms
  .refine(({ buyer, seller }) => buyer !== seller, {
    path: ['seller'],
    error: 'Must be another wallet than that of the buyer.',
  })
  .refine(
    ({ amount, milestones }) =>
      !milestones || milestones.reduce((sum, one) => sum + one.amount, 0n) === amount,
    { path: ['milestones'], error: 'Must sum to the amount.' },
  )
  .meta({ id: 'CreateEscrow' });
export type CreateEscrow = z.output<typeof CreateEscrow>;

/** What changes of an escrow besides its state; metadata is given whole. */
export const UpdateEscrow = z.strictObject({ metadata: Metadata }).meta({ id: 'UpdateEscrow' });
export type UpdateEscrow = z.output<typeof UpdateEscrow>;

const moment = (what: string) => z.iso.datetime().nullable().describe(what);

export const EscrowMilestone = z
  .object({
    id: z.string().describe('`mls_…`'),
    title,
    amount: AmountText,
    state: z.enum(MILESTONE_STATES).describe('`split`: the arbiter gave each party a part of it.'),
    released: AmountText.describe('How much of it went to the seller, before fees.'),
    refunded: AmountText.describe('How much of it went back to the buyer.'),
    due_at: moment('When it is expected.'),
    delivered_at: moment('When it was delivered.'),
    release_at: moment('When it is paid by itself.'),
  })
  .meta({ id: 'EscrowMilestone' });

export const Escrow = z
  .object({
    id: z.string().describe('`esc_…`'),
    state: z.enum(ESCROW_STATES).describe('See the diagram in the guide of escrows.'),
    buyer: z.string().describe('Wallet that pays.'),
    seller: z.string().describe('Wallet that is paid.'),
    arbiter: z.string().nullable().describe('Who decides disputes; null for anybody who may.'),
    amount: AmountText,
    currency: z.string().describe('Code of the currency.'),
    fee: z.object({ bps, payer }).nullable().describe('What the project takes of each release.'),
    funded: AmountText.describe("What came in: the amount and the buyer's part of the fee."),
    released: AmountText.describe('How much of the amount was released, before fees.'),
    refunded: AmountText.describe('How much of the amount was refunded.'),
    remaining: AmountText.describe('How much of the amount is neither.'),
    paid_to_seller: AmountText.describe('What the seller got, after fees.'),
    paid_to_buyer: AmountText.describe('What the buyer got back, with what fees did not take.'),
    fees: AmountText.describe('What was taken.'),
    milestones: z.array(EscrowMilestone).describe('Parts that are paid by themselves.'),
    inspection_days: z.int().nullable().describe('Days until the seller is paid by itself.'),
    funding_deadline: moment('When it expires unless it is funded.'),
    buyer_may_withdraw: z.boolean().describe('Whether the terms let the buyer change its mind.'),
    funded_at: moment('When the money came in.'),
    accepted_at: moment('When the seller took the terms on.'),
    delivered_at: moment('When all of it was delivered.'),
    release_at: moment('When something is paid by itself next.'),
    dispute: z
      .object({
        by: z.string().describe('Role of who disputes it.'),
        reason: z.string().describe('Why.'),
      })
      .nullable()
      .describe('The dispute, also after it was resolved.'),
    description: z.string().nullable().describe('A sentence for people.'),
    metadata: Metadata,
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it last changed.'),
  })
  .meta({ id: 'Escrow' });
export type Escrow = z.output<typeof Escrow>;

/** Which escrows to list. */
export const ListEscrows = listQuery('escrows', {
  filters: {
    state: z.enum(ESCROW_STATES).describe('Only those in this state.'),
    buyer: WalletId.describe('Only those that this wallet pays.'),
    seller: WalletId.describe('Only those that pay this wallet.'),
  },
});
export type ListEscrows = z.output<typeof ListEscrows.schema>;

export const EscrowResponse = envelopeOf(Escrow);
export const EscrowListResponse = pageOf(Escrow);
