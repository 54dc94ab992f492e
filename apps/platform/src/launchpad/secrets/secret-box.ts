import { NONCE_BYTES, SecretBox as Sealing, TAG_BYTES } from '@skydeck/secret-box';

const VERSION = 'v1';

/** Seals texts and environments for storage in text columns: `v1.<nonce>.<ciphertext>.<tag>`. */
export class SecretBox {
  readonly #sealing: Sealing;

  constructor(secret: string) {
    const purpose = 'launchpad environment v1';
    this.#sealing = new Sealing({ secret, purpose, salt: 'skydeck' });
  }

  /** @param owner the row the text belongs to; it cannot be opened for another one */
  seal(text: string, owner: string): string {
    return written(this.#sealing.seal(text, owner));
  }

  /** Seals anew what is under a secret before; null when it is under the one in force. */
  renew(sealed: string, owner: string): string | null {
    const fresh = this.#sealing.renew(read(sealed), owner);
    return fresh && written(fresh);
  }

  /** @throws when the text was changed, or was sealed for another owner or with another secret */
  open(sealed: string, owner: string): string {
    return this.#sealing.openText(read(sealed), owner);
  }

  /** Seals the environment of an app. */
  sealEnv(env: Record<string, string>, owner: string): string {
    return this.seal(JSON.stringify(env), owner);
  }

  /** Opens what `sealEnv` made. */
  openEnv(sealed: string, owner: string): Record<string, string> {
    return JSON.parse(this.open(sealed, owner)) as Record<string, string>;
  }
}

function written(sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const body = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
  const parts = [nonce, body, sealed.subarray(-TAG_BYTES)];
  return [VERSION, ...parts.map((part) => part.toString('base64url'))].join('.');
}

function read(sealed: string): Buffer {
  const [version, ...parts] = sealed.split('.');
  const [nonce, body, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== VERSION || nonce?.length !== NONCE_BYTES || tag?.length !== TAG_BYTES || !body)
    throw new Error('Not a sealed text.');
  return Buffer.concat([nonce, body, tag]);
}
