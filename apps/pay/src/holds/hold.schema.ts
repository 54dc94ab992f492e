import { z } from 'zod';
import { Amount, CurrencyCode } from '../money/money.schema.js';
import { Description, Metadata, WalletId } from '../transfers/described.schema.js';

export const DAY_S = 86_400;
export const MOST_DAYS = 400;

/** An amount to put aside. */
export const CreateHold = z
  .strictObject({
    wallet: WalletId.describe('Wallet that keeps the amount, but cannot spend it.'),
    amount: Amount,
    currency: CurrencyCode,
    expires_in: z
      .int()
      .min(1)
      .max(MOST_DAYS * DAY_S)
      .optional()
      .describe('Seconds until what is left is given back: 1 to 400 days; 7 days by default.'),
    expires_at: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .optional()
      .describe('When what is left is given back, instead of `expires_in`; within 400 days.'),
    destination: WalletId.optional().describe('Wallet that captures pay to when they name none.'),
    description: Description.optional(),
    metadata: Metadata.optional(),
  })
  .refine(({ expires_in: given, expires_at: at }) => given === undefined || at === undefined, {
    error: 'Give `expires_in` or `expires_at`, not both.',
    path: ['expires_at'],
  })
  .meta({ id: 'CreateHold' });
export type CreateHold = z.output<typeof CreateHold>;

/** What to pay out of a hold. */
export const CaptureHold = z
  .strictObject({
    amount: Amount.optional().describe('Minor units; all that is left when not given.'),
    to: WalletId.optional().describe(
      'Wallet that is paid; the destination of the hold by default.',
    ),
    final: z.boolean().default(true).describe('Whether what is left then is given back.'),
    description: Description.optional(),
    metadata: Metadata.optional(),
  })
  .meta({ id: 'CaptureHold' });
export type CaptureHold = z.output<typeof CaptureHold>;

/** How much more to put aside. */
export const IncreaseHold = z
  .strictObject({ amount: Amount.describe('Minor units that are added to the hold.') })
  .meta({ id: 'IncreaseHold' });
export type IncreaseHold = z.output<typeof IncreaseHold>;

/** Nothing has to be said to give a hold back. */
export const VoidHold = z.strictObject({}).meta({ id: 'VoidHold' });
export type VoidHold = z.output<typeof VoidHold>;
