import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { isForeignPassword } from '../user-transfers/password-hashes/foreign-hashes.js';

/**
 * Argon2id with 19 MiB, two passes and one lane; the package's own default is Argon2id.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let nobodys: Promise<string> | undefined;

/** The hash of a password, in the PHC format. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether a hash is of our kind, and as strong as those we make. */
export const isOwnHash = (kept: string): boolean =>
  kept.startsWith(`$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`);

/** Whether a password is right. Takes as long when there is none, so that nobody learns that. */
export async function isPassword(
  kept: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(32).toString('base64'));
  if (typeof kept === 'string' && !kept.startsWith('$argon2')) {
    return isForeignPassword(kept, password);
  }
  const isRight = await verify(kept ?? (await nobodys), password);
  return isRight && typeof kept === 'string';
}
