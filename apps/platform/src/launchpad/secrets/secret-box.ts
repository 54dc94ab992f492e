import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const KEY_BYTES = 32;
const IV_BYTES = 12;

/**
 * Seals texts for storage with AES-256-GCM. The key is derived from the installation's secret by
 * HKDF-SHA-256 (RFC 5869), so that no other use of that secret shares it.
 */
export class SecretBox {
  readonly #key: Buffer;

  constructor(secret: string) {
    const key = hkdfSync('sha256', secret, 'skydeck', 'launchpad environment v1', KEY_BYTES);
    this.#key = Buffer.from(key);
  }

  /** @param owner the row the text belongs to; it cannot be opened for another one */
  seal(text: string, owner: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [VERSION, iv, sealed, cipher.getAuthTag()]
      .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
      .join('.');
  }

  /** @throws when the text was changed, or was sealed for another owner or with another secret */
  open(sealed: string, owner: string): string {
    const [version, ...parts] = sealed.split('.');
    const [iv, body, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
    if (version !== VERSION || !iv || !body || !tag) throw new Error('Not a sealed text.');
    const decipher = createDecipheriv('aes-256-gcm', this.#key, iv, { authTagLength: 16 })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  }

  sealEnv(env: Record<string, string>, owner: string): string {
    return this.seal(JSON.stringify(env), owner);
  }

  openEnv(sealed: string, owner: string): Record<string, string> {
    return JSON.parse(this.open(sealed, owner)) as Record<string, string>;
  }
}
