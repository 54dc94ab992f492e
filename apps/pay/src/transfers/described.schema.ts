import { z } from 'zod';

const MOST_KEYS = 50;

/** Texts that a caller keeps with what it makes. */
export const Metadata = z
  .record(
    z.string().regex(/^[\w.:-]{1,40}$/, 'Must be 1 to 40 letters, digits or any of `_.:-`.'),
    z.string().max(500),
  )
  .refine((given) => Object.keys(given).length <= MOST_KEYS, {
    error: `Give at most ${MOST_KEYS} keys.`,
  })
  .describe('Up to 50 texts of your own by name, 500 characters each.');

/** The identifier of a wallet. Accounts of the service itself are none. */
export const WalletId = z
  .string()
  .regex(/^wal_[0-9a-hjkmnp-tv-z]{26}$/, 'Must be the identifier of a wallet, `wal_…`.');

export const Description = z.string().min(1).max(500).describe('A sentence for people.');
export const Reference = z
  .string()
  .min(1)
  .max(100)
  .describe('What it is called elsewhere, such as the number of an order.');
export const EffectiveAt = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .describe(
    'When it counts as having happened, from 1970 to a day from now; now when not given. Balances follow the order of posting all the same.',
  );
