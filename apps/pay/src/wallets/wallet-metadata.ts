import { z } from 'zod';

const MOST_LABELS = 50;

/** Free fields that a project keeps with a wallet. */
export const WalletMetadata = z
  .record(
    z.string().regex(/^[\w.-]{1,40}$/, 'Must be 1 to 40 letters, digits, `_`, `.`, `-`.'),
    z.string().max(500),
  )
  .refine((labels) => Object.keys(labels).length <= MOST_LABELS, {
    error: `Must have at most ${MOST_LABELS} entries.`,
  })
  .describe(`Up to ${MOST_LABELS} texts of your own, kept with the wallet.`);
