import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(ALPHABET.length);
const RANDOM_BYTES = 32;
const RANDOM_CHARS = 30;
const CHECKSUM_CHARS = 6;
const PATTERN = /^dk_(live|test)_[0-9A-Za-z]{36}$/;

/** Whether a key moves real things or only rehearses. */
export type KeyMode = 'live' | 'test';

/**
 * Makes an API key: `dk_live_` or `dk_test_`, 30 random characters, 6 of checksum.
 * @param random what it is made of: 32 bytes, so that no character is likelier than another
 */
export function makeApiKey(mode: KeyMode, random: Buffer = randomBytes(RANDOM_BYTES)): string {
  let text = `dk_${mode}_`;
  let rest = BigInt(`0x${random.toString('hex')}`);
  for (let index = 0; index < RANDOM_CHARS; index++) {
    text += ALPHABET.charAt(Number(rest % BASE));
    rest /= BASE;
  }
  return text + checksumOf(text);
}

/** Whether a text can be one of our keys; rejects typing errors and guesses without a look-up. */
export function isApiKey(text: string): boolean {
  if (!PATTERN.test(text)) return false;
  const start = text.length - CHECKSUM_CHARS;
  return checksumOf(text.slice(0, start)) === text.slice(start);
}

/** What is kept of a key: SHA-256 in hexadecimal. The key itself is stored nowhere. */
export function hashOf(secret: string): string {
  return hash('sha256', secret);
}

/** CRC-32 (IEEE 802.3) in base62, filled up with zeros. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let index = 0; index < CHECKSUM_CHARS; index++) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
