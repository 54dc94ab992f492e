import { createHash, timingSafeEqual } from 'node:crypto';
import { secretOfThing } from '@skydeck/idempotency';

const SECRET_BYTES = 24;

/** A secret for the address of one upload; only its hash is kept. */
export function makeUploadToken(): { secret: string; hash: string } {
  const secret = secretOfThing('upload', SECRET_BYTES).toString('base64url');
  return { secret, hash: hashOfSecret(secret) };
}

/** Takes the last part of an address apart: `upl_….<secret>`. */
export function readUploadLink(link: string): { id: string; secret: string } {
  const [id = '', secret = ''] = link.split('.', 2);
  return { id, secret };
}

/** Whether a secret is the one that a hash was made of. */
export function isSecretOf(hash: string | null, secret: string): boolean {
  const given = Buffer.from(hashOfSecret(secret));
  const right = Buffer.from(hash ?? '');
  return given.length === right.length && timingSafeEqual(given, right);
}

function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
