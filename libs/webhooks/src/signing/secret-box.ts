import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals signing secrets for storage with AES-256-GCM. The key comes from the installation's secret
 * by HKDF-SHA-256 (RFC 5869), so that no other use of that secret shares it.
 */
export class SecretBox {
  readonly #key: Buffer;

  constructor(serviceSecret: string) {
    this.#key = Buffer.from(
      hkdfSync('sha256', serviceSecret, 'skydeck', 'webhook secrets v1', KEY_BYTES),
    );
  }

  /** @param owner the webhook that the secret belongs to; it opens for no other */
  seal(secret: string, owner: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(owner));
    return Buffer.concat([
      nonce,
      cipher.update(secret, 'utf8'),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
  }

  /** @throws when it was changed, or sealed for another webhook or with another secret */
  open(sealed: Buffer, owner: string): string {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    const body = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  }
}
