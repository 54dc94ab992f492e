import { z } from 'zod';
import { userFields } from '../users/user-fields.js';
import { readHash } from './password-hashes/foreign-hashes.js';

const LONGEST_HASH = 512;

/** One user as it comes from elsewhere. */
export const ImportedUser = z
  .strictObject({
    ...userFields,
    external_id: userFields.external_id.unwrap(),
    password_hash: z
      .string()
      .max(LONGEST_HASH)
      .refine(
        (text) => readHash(text) !== null,
        'This is none of argon2id, bcrypt, fbscrypt, pbkdf2 and sha-crypt, or it costs too much.',
      )
      .describe('Replaced by a hash of ours when the user next signs in.'),
    banned_until: z.iso.datetime({ offset: true }).nullable().describe('Until when it is banned.'),
  })
  .partial()
  .required({ external_id: true })
  .meta({ id: 'ImportedUser' });
export type ImportedUser = z.output<typeof ImportedUser>;

/** What became of one line. */
export interface ImportResult {
  /** Counted from 1. */
  readonly line: number;
  readonly external_id: string | null;
  readonly status: 'created' | 'updated' | 'unchanged' | 'failed';
  /** `usr_…` */
  readonly id?: string;
  readonly error?: { readonly code: string; readonly message: string; readonly location?: string };
}
