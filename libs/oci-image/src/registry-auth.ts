import { type Dispatcher, request } from 'undici';
import { z } from 'zod';
import { ImageFailure } from './image-failure.js';

/** Who we are to a registry. */
export interface RegistryCredentials {
  readonly username: string;
  readonly password: string;
}

const Token = z.object({ token: z.string().optional(), access_token: z.string().optional() });

const TOKEN_BYTES = 64 * 1_024;

/** Signs in as a registry asks for: Basic, or a token of the Distribution specification. */
export class RegistryAuth {
  readonly #tokens = new Map<string, string>();
  #usesBasic = false;

  constructor(
    private readonly credentials?: RegistryCredentials,
    /** Where requests for tokens go through. */
    private readonly dispatcher?: Dispatcher,
  ) {}

  header(scope: string): Record<string, string> {
    const token = this.#tokens.get(scope);
    if (token !== undefined) return { authorization: `Bearer ${token}` };
    return this.#usesBasic ? this.#basic() : {};
  }

  /** Answers a 401. @returns whether asking again may help */
  async challenged(
    challenge: string,
    scope: string,
    { signal, isPlain }: { signal: AbortSignal; isPlain: boolean },
  ): Promise<boolean> {
    if (/^basic\b/i.test(challenge)) {
      const isNew = !this.#usesBasic && this.credentials !== undefined;
      this.#usesBasic = true;
      return isNew;
    }
    const realm = URL.parse(parameter(challenge, 'realm') ?? '');
    if (!/^bearer\b/i.test(challenge) || realm === null || this.#tokens.has(scope)) return false;
    // A password goes over an open line only where the registry is on one as well.
    if (realm.protocol !== 'https:' && !(isPlain && realm.protocol === 'http:')) return false;
    this.#tokens.set(scope, await this.#fetchToken(realm, challenge, scope, signal));
    return true;
  }

  async #fetchToken(url: URL, challenge: string, scope: string, signal: AbortSignal) {
    const service = parameter(challenge, 'service');
    if (service !== undefined) url.searchParams.set('service', service);
    url.searchParams.set('scope', scope);
    const { statusCode, body } = await request(url, {
      headers: { 'user-agent': 'skydeck', ...this.#basic() },
      signal,
      ...(this.dispatcher && { dispatcher: this.dispatcher }),
    });
    const text = await beginningOf(body, TOKEN_BYTES);
    const { token, access_token: accessToken } = statusCode === 200 ? readToken(text) : {};
    const found = token ?? accessToken;
    if (found !== undefined && /^[\x21-\x7e]+$/.test(found)) return found;
    throw new ImageFailure('refused', `${url.host} gives no token for ${scope}.`);
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

function readToken(text: string): z.output<typeof Token> {
  try {
    return Token.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

async function beginningOf(body: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    if ((bytes += chunk.length) > maxBytes) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}
