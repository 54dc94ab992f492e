import { deriveKey as derive, type KeyOrigin } from '@skydeck/secret-box';
import type { AuthConfig } from './auth.config.js';

/** What a derived key is for; keys of two purposes have nothing in common. */
export type KeyPurpose =
  | 'signing keys'
  | 'refresh tokens'
  | 'one-time codes'
  | 'magic links'
  | 'signing keys of projects'
  | 'refresh tokens of users'
  | 'artifacts of OpenID providers'
  | 'forms of sign-in pages'
  | 'devices of sign-in pages'
  | 'sign-in providers'
  | 'sign-in hooks'
  | 'secrets of authenticator apps'
  | 'keys of verifications'
  | 'fingerprints of documents'
  | 'links to pictures of verifications'
  | 'secrets of providers of checks';

/** A 256-bit key for one purpose, derived from the secrets of the installation. */
export function deriveKey(config: AuthConfig, purpose: KeyPurpose): Buffer {
  return derive(keyOrigin(config, purpose));
}

/** What such a key is derived from: boxes and signatures also know the secrets before by it. */
export function keyOrigin(config: AuthConfig, purpose: KeyPurpose): KeyOrigin {
  const own = purpose === 'one-time codes' ? config.OTP_PEPPER : config.AUTH_TOKEN_SECRET;
  const secret = own ?? config.SKYDECK_SERVICE_SECRET;
  return { secret, purpose: `skydeck auth ${purpose}` };
}
