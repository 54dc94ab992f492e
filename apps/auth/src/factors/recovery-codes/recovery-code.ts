import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;
const HALF = LENGTH / 2;

/** How many codes somebody has. */
export const CODES = 10;

/** A code as it is typed: which one, and what it says. */
export interface RecoveryCode {
  readonly number: number;
  /** 50 random bits, without the dash. */
  readonly secret: string;
}

/** Ten codes that nobody has had before. */
export function makeRecoveryCodes(): RecoveryCode[] {
  return Array.from({ length: CODES }, (_, index) => ({
    number: index + 1,
    secret: Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  }));
}

/** A code as it is shown, such as `07-k3f9x-m2q8r`. */
export function showRecoveryCode({ number, secret }: RecoveryCode): string {
  return `${String(number).padStart(2, '0')}-${secret.slice(0, HALF)}-${secret.slice(HALF)}`;
}

/** Reads a code however it is written down; letters that look like digits are digits. */
export function readRecoveryCode(text: string): RecoveryCode | null {
  const plain = text
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  const [, number = '', secret = ''] = /^([01]\d)([0-9a-hjkmnp-tv-z]{10})$/.exec(plain) ?? [];
  if (secret === '' || Number(number) < 1 || Number(number) > CODES) return null;
  return { number: Number(number), secret };
}
