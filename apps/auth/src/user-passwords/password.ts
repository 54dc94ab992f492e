import { dictionary } from '@zxcvbn-ts/language-common';
import { z } from 'zod';

const LEAST_CHARS = 8;
const MOST_CHARS = 128;

/** 49 000 passwords that leaked most often; the MIT licence of the package covers the list. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password is among those that are tried first. */
export function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  return COMMON.has(lower) || new Set(lower).size === 1;
}

/**
 * A password as somebody types it, so of any length that is bounded. Letters that look alike are
 * made one.
 * @see https://pages.nist.gov/800-63-4/sp800-63b.html#password
 */
export const TypedPassword = z
  .string()
  .min(1)
  .max(MOST_CHARS * 4)
  .transform((text) => text.normalize('NFKC'))
  .describe('The password.');

/** A password that somebody chooses: long enough and not among the common ones. No other rules. */
export const NewPassword = TypedPassword.refine((text) => {
  const { length } = Array.from(text);
  return length >= LEAST_CHARS && length <= MOST_CHARS;
}, `A password has ${LEAST_CHARS} to ${MOST_CHARS} characters.`)
  .refine((text) => !isCommon(text), 'This password is among the first that anybody would try.')
  .describe('The password: 8 to 128 characters, and not a common one.');
