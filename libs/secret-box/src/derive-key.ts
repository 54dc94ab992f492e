import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** What a key is derived from. Whoever changes purpose or salt can open nothing sealed before. */
export interface KeyOrigin {
  /** A secret of the installation. */
  readonly secret: string | Buffer;
  /** What the key is for; keys of two purposes have nothing in common. */
  readonly purpose: string;
  readonly salt?: string;
}

/**
 * A 256-bit key for one purpose, by HKDF-SHA-256: no other use of the secret shares it.
 * @see https://www.rfc-editor.org/rfc/rfc5869
 */
export function deriveKey({ secret, purpose, salt = '' }: KeyOrigin): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, purpose, KEY_BYTES));
}
