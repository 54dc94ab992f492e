import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyOrigin } from './derive-key.js';
import { acceptedKeys } from './previous-secrets.js';

const CIPHER = 'aes-256-gcm';

/** Length of the nonce that a sealed value starts with. */
export const NONCE_BYTES = 12;
/** Length of the tag that it ends with. */
export const TAG_BYTES = 16;

/**
 * Seals values for storage with AES-256-GCM, each bound to its owner: it opens for no other.
 * What was sealed under a secret before the one in force opens too, and {@link renew} seals it anew.
 * What it makes is the nonce, the ciphertext and the tag, in this order; stored rows depend on it.
 * @see NIST SP 800-38D
 */
export class SecretBox {
  readonly #from: Buffer | KeyOrigin;
  #keys: readonly [current: Buffer, ...previous: Buffer[]] | undefined;

  /** @param from 32 bytes, or what the key is derived from: only then are the secrets before known */
  constructor(from: Buffer | KeyOrigin) {
    this.#from = from;
  }

  /** @param owner the row, request or purpose that the value belongs to */
  seal(plain: string | Buffer, owner: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const [key] = this.#accepted();
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(owner));
    const body = cipher.update(typeof plain === 'string' ? Buffer.from(plain) : plain);
    return Buffer.concat([nonce, body, cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws when it was changed, or sealed for another owner or with another key */
  open(sealed: Buffer, owner: string): Buffer {
    const [current, ...previous] = this.#accepted();
    try {
      return openWith(current, sealed, owner);
    } catch (error) {
      for (const key of previous) {
        try {
          return openWith(key, sealed, owner);
        } catch {
          // The next one, or none of them.
        }
      }
      throw error;
    }
  }

  /**
   * Seals anew what was sealed under a secret before; null when it is under the one in force.
   * @throws as `open`
   */
  renew(sealed: Buffer, owner: string): Buffer | null {
    const [current] = this.#accepted();
    try {
      openWith(current, sealed, owner);
      return null;
    } catch {
      return this.seal(this.open(sealed, owner), owner);
    }
  }

  /** Opens what was sealed from a text. */
  openText(sealed: Buffer, owner: string): string {
    return this.open(sealed, owner).toString('utf8');
  }

  /** Derived when they are needed: the secrets before are said while a service is put together. */
  #accepted(): readonly [current: Buffer, ...previous: Buffer[]] {
    this.#keys ??= 'secret' in this.#from ? acceptedKeys(this.#from) : [this.#from];
    return this.#keys;
  }
}

function openWith(key: Buffer, sealed: Buffer, owner: string): Buffer {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new Error('Not a sealed value.');
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const body = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([body, decipher.final()]);
}
