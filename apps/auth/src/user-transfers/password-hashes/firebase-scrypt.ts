import { createCipheriv, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { ForeignHash } from './foreign-hash.js';

const B64 = '[A-Za-z0-9+/_-]{1,128}={0,2}';
const FORMAT = new RegExp(
  `^\\$fbscrypt\\$v=1,n=(\\d{1,2}),r=(\\d{1,2}),p=1,ss=(${B64}),sk=(${B64})\\$(${B64})\\$(${B64})$`,
);
const KEY_BYTES = 32;
const MOST_LOG_N = 16;
const MOST_R = 16;
const MAX_MEMORY = 256 * 1024 * 1024;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/**
 * Firebase's own scrypt: what is derived from the password encrypts the signer key of the project.
 * @see https://firebaseopensource.com/projects/firebase/scrypt/
 */
export function readFirebaseScrypt(text: string): ForeignHash | null {
  const [, n, r, separator = '', signer = '', salt = '', hash = ''] = FORMAT.exec(text) ?? [];
  const [logN, blocks] = [Number(n), Number(r)];
  if (!n || logN < 1 || logN > MOST_LOG_N || blocks < 1 || blocks > MOST_R) return null;
  const salted = Buffer.concat([bytes(salt), bytes(separator)]);
  const cost = { N: 2 ** logN, r: blocks, p: 1, maxmem: MAX_MEMORY };
  const expected = bytes(hash);
  return {
    kind: 'fbscrypt',
    isRight: async (password) => {
      const key = await derive(password, salted, KEY_BYTES, cost);
      const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
      const made = Buffer.concat([cipher.update(bytes(signer)), cipher.final()]);
      return made.length === expected.length && timingSafeEqual(made, expected);
    },
  };
}

/** Base64 of either alphabet. */
const bytes = (text: string) => Buffer.from(text, 'base64');
