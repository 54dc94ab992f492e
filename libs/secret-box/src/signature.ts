import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { KeyOrigin } from './derive-key.js';
import { acceptedKeys } from './previous-secrets.js';

const WHOLE_BYTES = 32;

/**
 * Signs texts that leave the installation and come back, by HMAC-SHA-256, and believes what was signed under
 * a secret before the one in force, too.
 */
export class Signature {
  readonly #origin: KeyOrigin;
  #keys: readonly KeyObject[] | undefined;

  constructor(origin: KeyOrigin) {
    this.#origin = origin;
  }

  /** The signature of a text, or as many bytes of it. */
  of(text: string, bytes = WHOLE_BYTES): Buffer {
    return this.all(text)[0].subarray(0, bytes);
  }

  /** The signature of a text, and after it those that the secrets before have given it. */
  all(text: string): readonly [current: Buffer, ...previous: Buffer[]] {
    const [current, ...previous] = this.#accepted().map((key) =>
      createHmac('sha256', key).update(text).digest(),
    );
    return [current as Buffer, ...previous];
  }

  /** Whether something is the signature of a text, or as many bytes of it. */
  isOf(text: string, given: Buffer, bytes = WHOLE_BYTES): boolean {
    return this.all(text).some((right) => isSame(right.subarray(0, bytes), given));
  }

  /** The same for a signature as it was written; two ways to write the same bytes are not the same. */
  isWritten(text: string, given: string, as: 'hex' | 'base64url', bytes = WHOLE_BYTES): boolean {
    return this.all(text).some((right) =>
      isSame(Buffer.from(right.subarray(0, bytes).toString(as)), Buffer.from(given)),
    );
  }

  /** Derived when they are needed: the secrets before are said while a service is put together. */
  #accepted(): readonly KeyObject[] {
    this.#keys ??= acceptedKeys(this.#origin).map((key) => createSecretKey(key));
    return this.#keys;
  }
}

function isSame(right: Buffer, given: Buffer): boolean {
  return right.length === given.length && timingSafeEqual(right, given);
}
