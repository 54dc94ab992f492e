import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals stored answers: they may hold secrets that are shown once. Each is bound to the request it
 * answers, so that a row cannot be moved to another caller.
 * @see https://www.rfc-editor.org/rfc/rfc5869 (the key) and NIST SP 800-38D (the cipher)
 */
export class AnswerSeal {
  readonly #key: Buffer;

  constructor(serviceSecret: string) {
    const derived = hkdfSync('sha256', serviceSecret, '', 'skydeck stored answers', KEY_BYTES);
    this.#key = Buffer.from(derived);
  }

  /** Nonce, tag and ciphertext in one piece. */
  seal(text: string, boundTo: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(boundTo));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Throws when the piece was changed, moved or sealed with another secret. */
  open(piece: Buffer, boundTo: string): string {
    const nonce = piece.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(boundTo));
    decipher.setAuthTag(piece.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(piece.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }
}
