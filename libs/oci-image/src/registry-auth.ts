import { request } from 'undici';
import { z } from 'zod';
import { ImageFailure } from './image-failure.js';

/** Who we are to a registry. */
export interface RegistryCredentials {
  readonly username: string;
  readonly password: string;
}

const Token = z.object({ token: z.string().optional(), access_token: z.string().optional() });

/** Signs in as a registry asks for: Basic, or a token of the Distribution specification. */
export class RegistryAuth {
  readonly #tokens = new Map<string, string>();
  #usesBasic = false;

  constructor(private readonly credentials?: RegistryCredentials) {}

  header(scope: string): Record<string, string> {
    const token = this.#tokens.get(scope);
    if (token !== undefined) return { authorization: `Bearer ${token}` };
    return this.#usesBasic ? this.#basic() : {};
  }

  /** Answers a 401. @returns whether asking again may help */
  async challenged(challenge: string, scope: string, signal: AbortSignal): Promise<boolean> {
    if (/^basic\b/i.test(challenge)) {
      const isNew = !this.#usesBasic && this.credentials !== undefined;
      this.#usesBasic = true;
      return isNew;
    }
    const realm = parameter(challenge, 'realm');
    if (!/^bearer\b/i.test(challenge) || realm === undefined || this.#tokens.has(scope)) {
      return false;
    }
    this.#tokens.set(scope, await this.#fetchToken(realm, challenge, scope, signal));
    return true;
  }

  async #fetchToken(realm: string, challenge: string, scope: string, signal: AbortSignal) {
    const url = new URL(realm);
    const service = parameter(challenge, 'service');
    if (service !== undefined) url.searchParams.set('service', service);
    url.searchParams.set('scope', scope);
    const { statusCode, body } = await request(url, { headers: this.#basic(), signal });
    if (statusCode !== 200) {
      await body.dump();
      throw new ImageFailure('refused', `${url.host} gives no token for ${scope}.`);
    }
    const { token, access_token: accessToken } = Token.parse(await body.json());
    return token ?? accessToken ?? '';
  }

  #basic(): Record<string, string> {
    if (!this.credentials) return {};
    const { username, password } = this.credentials;
    const pair = Buffer.from(`${username}:${password}`).toString('base64');
    return { authorization: `Basic ${pair}` };
  }
}

function parameter(challenge: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(challenge)?.[1];
}
