import { createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 24;
const SHOWN_CHARS = 4;
/** Tells a key from a name that somebody chose. */
const PREFIX = 'dik_';

/** A new key of a device: to be shown once, and what is stored of it. */
export function newIngestKey() {
  const key = PREFIX + randomBytes(KEY_BYTES).toString('base64url');
  return {
    key,
    stored: { ingestKeyHash: hashOfKey(key), ingestKeyEnd: key.slice(-SHOWN_CHARS) },
  };
}

/** Whether a text may be a key at all. */
export const isIngestKey = (text: string): boolean => /^dik_[\w-]{32}$/.test(text);

/** By what a key is found: it is random enough for no salt to be needed. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();
