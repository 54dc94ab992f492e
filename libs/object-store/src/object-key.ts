import { ObjectStoreError } from './object-store-error.js';

/** Bytes of a key's UTF-8 form. S3's limit. */
export const MAX_KEY_BYTES = 1024;

// Control characters and U+FFFE/U+FFFF cannot be written in the XML that S3 lists keys with.
const UNWRITABLE = /[\p{Cc}\uFFFE\uFFFF]/u;

/**
 * Refuses with `invalid_key` what no driver could keep apart or keep safe: an empty key, more than
 * 1,024 bytes, half a surrogate pair, control characters, and segments that are empty, `.` or `..`.
 */
export function checkKey(key: string): void {
  checkText(key);
  for (const segment of key.split('/')) {
    if (segment === '') throw invalid('has an empty segment');
    if (segment === '.' || segment === '..') throw invalid('has a relative segment');
  }
}

/** The same rules for the beginning of a key; it may be empty and end with a slash. */
export function checkPrefix(prefix: string): void {
  if (prefix === '') return;
  checkText(prefix);
  if (prefix.startsWith('/') || prefix.includes('//')) throw invalid('has an empty segment');
  const segments = prefix.split('/').slice(0, -1);
  if (segments.some((segment) => segment === '.' || segment === '..')) {
    throw invalid('has a relative segment');
  }
}

function checkText(text: string): void {
  if (!text.isWellFormed()) throw invalid('is not valid Unicode');
  if (Buffer.byteLength(text) > MAX_KEY_BYTES) throw invalid(`has over ${MAX_KEY_BYTES} bytes`);
  if (UNWRITABLE.test(text)) throw invalid('has a control character');
}

function invalid(problem: string): ObjectStoreError {
  return new ObjectStoreError('invalid_key', `The key of the object ${problem}.`);
}
