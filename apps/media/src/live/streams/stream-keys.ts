import { createHash, randomBytes } from 'node:crypto';
import { SecretBox } from '@skydeck/secret-box';

const KEY_BYTES = 24;

/** What is stored of a stream key. */
export interface StoredKey {
  readonly keyHash: string;
  readonly keySealed: Buffer;
}

/** Makes stream keys: found by their hash, and sealed so that their owner can read them again. */
export class StreamKeys {
  readonly #box: SecretBox;

  constructor(secret: string) {
    this.#box = new SecretBox({ secret, purpose: 'stream keys v1', salt: 'skydeck' });
  }

  /** A new key of a live stream. */
  make(streamId: string): StoredKey {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    return { keyHash: hashOfKey(key), keySealed: this.#box.seal(key, streamId) };
  }

  /** A stored key under the secret in force; null when it is. */
  renew(sealed: Buffer, streamId: string): Buffer | null {
    return this.#box.renew(sealed, streamId);
  }

  /** The key that is stored with a live stream. */
  open({ id, keySealed }: { readonly id: string; readonly keySealed: Buffer }): string {
    return this.#box.openText(keySealed, id);
  }
}

/** By what a key is found: it is random enough for no salt to be needed. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');
