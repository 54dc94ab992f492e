import type { ForeignHash } from './foreign-hash.js';
import { FORMATS } from './formats.js';

/** What a hash from elsewhere is; null when we can do nothing with it, or it would cost too much. */
export function readHash(text: string): ForeignHash | null {
  for (const read of FORMATS) {
    const hash = read(text);
    if (hash) return hash;
  }
  return null;
}

/** Whether a password is right by a hash that came with its user. */
export async function isForeignPassword(kept: string, password: string): Promise<boolean> {
  return (await readHash(kept)?.isRight(password)) ?? false;
}
