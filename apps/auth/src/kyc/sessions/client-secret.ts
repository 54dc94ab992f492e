import { hash } from 'node:crypto';
import { secretOfThing } from '@skydeck/idempotency';

const SECRET = /^kycs_[A-Za-z0-9_-]{43}$/;

/** A secret that lets one person hand documents in for one session: 256 random bits. */
export function makeClientSecret(): string {
  return `kycs_${secretOfThing('client secret', 32).toString('base64url')}`;
}

/** Whether a text has the shape of such a secret. */
export const isClientSecret = (text: string): boolean => SECRET.test(text);

/** What is stored of it; nobody can guess 256 bits, so no slow hash is needed. */
export const hashOfSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');
