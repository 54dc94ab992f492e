import { createHash, timingSafeEqual } from 'node:crypto';
import { secretOfThing } from '@skydeck/idempotency';

const KEY_BYTES = 24;

/** A new stream key: shown once, and kept as its hash. */
export function makeIngressKey(): { readonly key: string; readonly keyHash: string } {
  const key = secretOfThing('ingress key', KEY_BYTES).toString('base64url');
  return { key, keyHash: hashOfIngressKey(key) };
}

/** By what an ingress is found: the key is random enough for no salt to be needed. */
export const hashOfIngressKey = (key: string): string =>
  createHash('sha256').update(key).digest('hex');

/** Whether a key is the one of a hash, in a time that tells nothing. */
export function isIngressKey(key: string, keyHash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfIngressKey(key)), Buffer.from(keyHash));
}
