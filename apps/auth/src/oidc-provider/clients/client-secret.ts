import { hash } from 'node:crypto';
import { secretOfThing } from '@skydeck/idempotency';

const SECRET_BYTES = 32;
const PREFIX = 'ocs_';
const END_CHARS = 4;

/** A new secret and what is kept of it. It is random, so a fast hash is enough. */
export function makeClientSecret() {
  const secret = PREFIX + secretOfThing('client secret', SECRET_BYTES).toString('base64url');
  return {
    secret,
    kept: { secretSha256: hashOfSecret(secret), secretLast4: secret.slice(-END_CHARS) },
  };
}

/** What is kept of a client secret. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret, 'hex');
