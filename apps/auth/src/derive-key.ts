import { hkdfSync } from 'node:crypto';
import type { AuthConfig } from './auth.config.js';

const KEY_BYTES = 32;

/** What a derived key is for; keys of two purposes have nothing in common. */
export type KeyPurpose = 'signing keys' | 'refresh tokens' | 'one-time codes';

/**
 * A 256-bit key for one purpose, derived from the secrets of the installation.
 * @see https://www.rfc-editor.org/rfc/rfc5869
 */
export function deriveKey(config: AuthConfig, purpose: KeyPurpose): Buffer {
  const own = purpose === 'one-time codes' ? config.OTP_PEPPER : config.AUTH_TOKEN_SECRET;
  const secret = own ?? config.SKYDECK_SERVICE_SECRET;
  return Buffer.from(hkdfSync('sha256', secret, '', `skydeck auth ${purpose}`, KEY_BYTES));
}
