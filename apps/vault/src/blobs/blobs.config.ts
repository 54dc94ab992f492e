import { z } from 'zod';

/** Settings of the store of bytes. */
export const blobSettings = {
  VAULT_BLOB_GRACE_S: z.coerce
    .number()
    .int()
    .min(60)
    .max(31_536_000)
    .default(3600)
    .describe('Seconds for which bytes stay that no file needs any more.'),
};
