import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';

/** Length of the nonce that a sealed value starts with. */
export const NONCE_BYTES = 12;
/** Length of the tag that it ends with. */
export const TAG_BYTES = 16;

/**
 * Seals values for storage with AES-256-GCM, each bound to its owner: it opens for no other.
 * What it makes is the nonce, the ciphertext and the tag, in this order; stored rows depend on it.
 * @see NIST SP 800-38D
 */
export class SecretBox {
  readonly #key: Buffer;

  /** @param key 32 bytes, such as from `deriveKey` */
  constructor(key: Buffer) {
    this.#key = key;
  }

  /** @param owner the row, request or purpose that the value belongs to */
  seal(plain: string | Buffer, owner: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(owner));
    const body = cipher.update(typeof plain === 'string' ? Buffer.from(plain) : plain);
    return Buffer.concat([nonce, body, cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws when it was changed, or sealed for another owner or with another key */
  open(sealed: Buffer, owner: string): Buffer {
    if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new Error('Not a sealed value.');
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    const body = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([body, decipher.final()]);
  }

  /** Opens what was sealed from a text. */
  openText(sealed: Buffer, owner: string): string {
    return this.open(sealed, owner).toString('utf8');
  }
}
