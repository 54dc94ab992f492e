import { createHash, timingSafeEqual } from 'node:crypto';
import { secretOfThing } from '@skydeck/idempotency';

const FORM = /^(shr_[0-9a-z]{26})\.([A-Za-z0-9_-]{32})$/;
const SECRET_BYTES = 24;

/** A new token of a link: to be shown once, and what is stored of it. Logs leave its secret part out. */
export function newShareToken(id: string): { token: string; tokenHash: Buffer } {
  const secret = secretOfThing('share', SECRET_BYTES).toString('base64url');
  return { token: `${id}.${secret}`, tokenHash: hashed(secret) };
}

/** The link that a token names, and its secret; null when it cannot be one. */
export function readShareToken(token: string): { id: string; secret: string } | null {
  const [, id, secret] = FORM.exec(token) ?? [];
  return id === undefined ? null : { id, secret: secret! };
}

/** Whether a secret is that of a link. */
export const isSecretOf = (tokenHash: Buffer, secret: string): boolean =>
  timingSafeEqual(tokenHash, hashed(secret));

const hashed = (secret: string): Buffer => createHash('sha256').update(secret).digest();
