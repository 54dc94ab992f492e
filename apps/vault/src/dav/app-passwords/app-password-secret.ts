import { createHash, timingSafeEqual } from 'node:crypto';
import { secretOfThing } from '@skydeck/idempotency';

/** Nothing that looks like something else, as it is typed on phones. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP_CHARS = 4;
const CHARS = GROUPS * GROUP_CHARS;

/** A new password of 120 random bits, such as `m3xk-…`. */
export function newSecret(): string {
  const letters = Array.from(secretOfThing('app password', CHARS), (byte) =>
    ALPHABET.charAt(byte % 32),
  ).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/**
 * What is stored of a password, and looked up; null when it can be none. Nobody guesses 120 bits,
 * so a quick hash is enough. Dashes, spaces and capitals are as the keyboard made them.
 */
export function hashOfSecret(secret: string): Buffer | null {
  const plain = secret.replaceAll(/[-\s]/g, '').toLowerCase();
  if (plain.length !== CHARS || !/^[a-km-np-z2-9]+$/.test(plain)) return null;
  return createHash('sha256').update(plain).digest();
}

/** The last characters of a password. */
export const endingOf = (secret: string): string => secret.slice(-GROUP_CHARS);

/** Whether two hashes are the same, in the same time whether they are or not. */
export const isSameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
