import { Agent, request } from 'undici';
import { z } from 'zod';
import { KeyProvider, KeyProviderError, type WrappedKey } from '../key-provider.js';

const TIMEOUT_MS = 5000;
const Encrypted = z.object({ data: z.object({ ciphertext: z.string() }) });
const Decrypted = z.object({ data: z.object({ plaintext: z.base64() }) });
const Described = z.object({ data: z.object({ latest_version: z.int() }) });

/** Where the keys are wrapped. */
export interface TransitOptions {
  /** Address of the server, the mount included, such as `https://vault.local:8200/v1/transit`. */
  readonly url: string;
  /** Name of the key there; of type `aes256-gcm96`. */
  readonly key: string;
  readonly token: string;
}

/** Master keys that never leave a server which speaks the transit API of Vault and OpenBao. */
export class TransitKeyProvider extends KeyProvider {
  readonly #agent = new Agent({ connect: { timeout: TIMEOUT_MS } });

  constructor(private readonly options: TransitOptions) {
    super();
  }

  async open(): Promise<void> {
    await this.currentId();
  }

  async currentId(): Promise<string> {
    const { data } = await this.#call('GET', 'keys', Described);
    return `v${data.latest_version}`;
  }

  async wrap(key: Buffer, owner: string): Promise<WrappedKey> {
    const { data } = await this.#call('POST', 'encrypt', Encrypted, {
      plaintext: key.toString('base64'),
      associated_data: Buffer.from(owner).toString('base64'),
    });
    const masterKeyId = /^vault:(v\d+):/.exec(data.ciphertext)?.[1];
    if (masterKeyId === undefined) throw new KeyProviderError('The key server answers oddly.');
    return { masterKeyId, wrapped: Buffer.from(data.ciphertext) };
  }

  async unwrap({ wrapped }: WrappedKey, owner: string): Promise<Buffer> {
    const { data } = await this.#call('POST', 'decrypt', Decrypted, {
      ciphertext: wrapped.toString(),
      associated_data: Buffer.from(owner).toString('base64'),
    });
    return Buffer.from(data.plaintext, 'base64');
  }

  override async close(): Promise<void> {
    await this.#agent.destroy();
  }

  async #call<Answer>(
    method: 'GET' | 'POST',
    what: string,
    answer: z.ZodType<Answer>,
    body?: object,
  ): Promise<Answer> {
    const { url, key, token } = this.options;
    const response = await request(`${url.replace(/\/$/, '')}/${what}/${encodeURIComponent(key)}`, {
      method,
      headers: { 'x-vault-token': token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      dispatcher: this.#agent,
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    }).catch((cause: unknown) => {
      throw new KeyProviderError('The key server does not answer.', { cause });
    });
    const text = await response.body.text();
    if (response.statusCode !== 200) {
      throw new KeyProviderError(`The key server refuses with ${response.statusCode}.`);
    }
    const parsed = answer.safeParse(JSON.parse(text));
    if (!parsed.success) throw new KeyProviderError('The key server answers oddly.');
    return parsed.data;
  }
}
