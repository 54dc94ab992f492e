import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { ForeignHash } from './foreign-hash.js';

const FORMAT =
  /^\$pbkdf2-(sha1|sha256|sha512)\$(?:i=)?(\d{1,7})(?:,l=\d{1,3})?\$([./A-Za-z0-9+]{1,128})={0,2}\$([./A-Za-z0-9+]{16,128})={0,2}$/;
const LEAST_ROUNDS = 1000;
const MOST_ROUNDS = 2_000_000;

const derive = promisify(pbkdf2);

/** PBKDF2 in the PHC format, or as passlib writes it, whose base64 has a dot for the plus. */
export function readPbkdf2(text: string): ForeignHash | null {
  const [, digest = '', rounds = '', salt = '', hash = ''] = FORMAT.exec(text) ?? [];
  const count = Number(rounds);
  if (count < LEAST_ROUNDS || count > MOST_ROUNDS) return null;
  const expected = bytes(hash);
  return {
    kind: 'pbkdf2',
    isRight: async (password) => {
      const made = await derive(password, bytes(salt), count, expected.length, digest);
      return timingSafeEqual(made, expected);
    },
  };
}

const bytes = (text: string) => Buffer.from(text.replaceAll('.', '+'), 'base64');
