import { SecretBox } from '@skydeck/secret-box';

/**
 * Seals small values into opaque texts that only servers with the same secret can open. Each
 * purpose has its own key, so that a value sealed for one cannot serve another.
 */
export class SealedValue<Value> {
  readonly #box: SecretBox;

  constructor(
    secret: string,
    private readonly purpose: string,
  ) {
    this.#box = new SecretBox({ secret, purpose, salt: 'skydeck dashboard' });
  }

  seal(value: Value): string {
    return this.#box.seal(JSON.stringify(value), this.purpose).toString('base64url');
  }

  /** The value, or undefined when the text was changed or sealed with another secret. */
  open(text: string | undefined): Value | undefined {
    if (!text) return undefined;
    try {
      return JSON.parse(this.#box.openText(Buffer.from(text, 'base64url'), this.purpose)) as Value;
    } catch {
      return undefined;
    }
  }
}
