import { quotaSetting } from '@skydeck/limits';
import { z } from 'zod';

const GIB = 1024 ** 3;

/** Settings of files. */
export const fileConfig = {
  VAULT_FILE_BYTES: z.coerce
    .number()
    .int()
    .min(1)
    .default(5 * GIB)
    .describe('Most bytes that one file may have.'),
  VAULT_TRASH_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(30)
    .describe('Days that files stay in the trash, 1 to 3,650.'),
  QUOTA_SPACES: quotaSetting(1000, 'Spaces that one project may have in each mode'),
  QUOTA_SHARE_LINKS: quotaSetting(10_000, 'Links to files that one project may have in each mode'),
  QUOTA_STORED_MEGABYTES: quotaSetting(
    100_000,
    'Megabytes that all versions of all files of one project may have in each mode',
  ),
};

/** The settings that files are kept by. */
export type FileConfig = z.output<z.ZodObject<typeof fileConfig>>;
