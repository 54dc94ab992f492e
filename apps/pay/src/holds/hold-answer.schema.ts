import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { AmountText } from '../money/money.schema.js';
import { WalletId } from '../transfers/described.schema.js';
import { transferFields } from '../transfers/transfer.schema.js';

const at = z.iso.datetime();

export const HOLD_STATES = [
  'pending',
  'partially_captured',
  'captured',
  'voided',
  'expired',
] as const;

const state = z.enum(HOLD_STATES).describe('What has become of it.');

/** A hold, as the ledger tells of it. */
export const Hold = z
  .object({
    id: z.string().describe('`hld_…`'),
    wallet: z.string().describe('Wallet that keeps the amount, but cannot spend it.'),
    amount: AmountText.describe('Minor units that were put aside, increases included.'),
    currency: transferFields.currency,
    captured: AmountText.describe('What was paid out of it.'),
    released: AmountText.describe('What was given back.'),
    remaining: AmountText.describe('What is still put aside.'),
    state,
    destination: z.string().nullable().describe('Wallet that captures pay to by default.'),
    description: transferFields.description,
    metadata: transferFields.metadata,
    expires_at: at.describe('When what is left is given back.'),
    created_at: at.describe('When it was made.'),
    updated_at: at.describe('When it last changed.'),
  })
  .meta({ id: 'Hold' });
export type Hold = z.output<typeof Hold>;

/** A hold just after something was paid out of it. */
export const CapturedHold = Hold.extend({
  capture: z
    .object({
      id: z.string().describe('`cap_…`'),
      amount: AmountText.describe('What was paid.'),
      to: z.string().describe('Wallet that was paid.'),
      created_at: at.describe('When it was paid.'),
    })
    .describe('What was paid out.'),
}).meta({ id: 'CapturedHold' });

const OPERATIONS = ['hold', 'capture', 'void', 'expire', 'increase'] as const;

export const HoldOperation = z.object({
  id: z.string().describe('`hld_…`, `cap_…` or `opr_…`'),
  kind: z.enum(OPERATIONS).describe('What was asked for.'),
  status: z.enum(['done', 'failed']).describe('Whether it was done.'),
  code: z.string().nullable().describe('Why it was not done.'),
  amount: AmountText.nullable().describe('Minor units; null if it failed and named none.'),
  to: z.string().nullable().describe('Wallet that was paid.'),
  created_at: at.describe('When it was decided.'),
});
export type HoldOperation = z.output<typeof HoldOperation>;

/** A hold with all that happened to it. */
export const HoldWithOperations = Hold.extend({
  operations: z.array(HoldOperation).describe('What happened to it, the newest 200 in order.'),
}).meta({ id: 'HoldWithOperations' });

export const HoldResponse = envelopeOf(Hold);
export const CapturedHoldResponse = envelopeOf(CapturedHold);
export const HoldDetailResponse = envelopeOf(HoldWithOperations);
export const HoldListResponse = pageOf(Hold);

/** Which holds to list. */
export const ListHolds = listQuery('holds', {
  filters: { wallet: WalletId.describe('Only those of this wallet.'), state, ...createdWithin },
});
export type ListHolds = z.output<typeof ListHolds.schema>;
