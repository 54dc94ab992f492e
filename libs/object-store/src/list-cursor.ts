import { MAX_KEY_BYTES } from './object-key.js';
import { ObjectStoreError } from './object-store-error.js';

/** The cursor behind a key: every driver goes on after the last key, whatever came or went. */
export function cursorAfter(key: string): string {
  return Buffer.from(key).toString('base64url');
}

/** The key that a page begins behind; undefined for the first page. */
export function keyBefore(cursor: string | null | undefined): string | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  const key = Buffer.from(cursor, 'base64url').toString();
  if (key !== '' && Buffer.byteLength(key) <= MAX_KEY_BYTES && cursorAfter(key) === cursor) {
    return key;
  }
  throw new ObjectStoreError('invalid_argument', 'The cursor is none that this store gave.');
}
