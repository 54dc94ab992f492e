import { z } from 'zod';

const MOST_BYTES = 8 * 1024;

/** Free fields that a project keeps with an asset. */
export const AssetMetadata = z
  .record(
    z.string().regex(/^[\w.-]{1,40}$/, 'Must be 1 to 40 letters, digits, `_`, `.`, `-`.'),
    z.string().max(MOST_BYTES),
  )
  .refine((fields) => Buffer.byteLength(JSON.stringify(fields)) <= MOST_BYTES, {
    error: 'Must have at most 8 KiB as JSON.',
  })
  .describe('Texts of your own, kept with the asset; at most 8 KiB together.');
