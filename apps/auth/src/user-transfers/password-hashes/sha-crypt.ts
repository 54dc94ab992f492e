import { timingSafeEqual } from 'node:crypto';
import { encrypt } from 'unixcrypt';
import type { ForeignHash } from './foreign-hash.js';

const FORMAT =
  /^(\$[56]\$(?:rounds=(\d{4,6})\$)?[./A-Za-z0-9]{1,16})\$(?:[./A-Za-z0-9]{43}|[./A-Za-z0-9]{86})$/;
/** It is computed in this process, which must not stand still. */
const MOST_ROUNDS = 20_000;

/** SHA-256 and SHA-512 crypt of Unix, as `$5$` and `$6$`. */
export function readShaCrypt(text: string): ForeignHash | null {
  const [, settings = '', rounds = '5000'] = FORMAT.exec(text) ?? [];
  if (settings === '' || Number(rounds) > MOST_ROUNDS) return null;
  const expected = Buffer.from(text);
  return {
    kind: 'sha-crypt',
    isRight: async (password) => {
      const made = Buffer.from(encrypt(password, settings));
      return made.length === expected.length && timingSafeEqual(made, expected);
    },
  };
}
