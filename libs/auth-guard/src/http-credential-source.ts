import { ApiError } from '@skydeck/errors';
import type { JSONWebKeySet } from 'jose';
import {
  CredentialSource,
  type IssuedToken,
  type KeyRecord,
  type Membership,
} from './credential-source.js';
import { dataOf, exchange, ServiceClient } from './service-client.js';
import type { ServiceTokens } from './service-tokens.js';

const TIMEOUT_MS = 2000;

export interface HttpSourceOptions {
  /** Name of this service; the client id of its service token. */
  readonly service: string;
  /** Address of auth's internal listener. */
  readonly authInternalUrl: string;
  readonly serviceSecret: string;
}

/** Asks auth over its internal listener. */
export class HttpCredentialSource extends CredentialSource {
  readonly #client: ServiceClient;

  constructor(
    private readonly options: HttpSourceOptions,
    tokens: ServiceTokens,
  ) {
    super();
    this.#client = new ServiceClient(tokens);
  }

  async key(sha256: string): Promise<KeyRecord | null> {
    const found = await this.#ask<{ active: boolean; key?: KeyRecord }>('keys/introspect', {
      sha256,
    });
    return found.active && found.key ? found.key : null;
  }

  async isSessionActive(sessionId: string): Promise<boolean> {
    const body = { session_id: sessionId };
    return (await this.#ask<{ active: boolean }>('sessions/introspect', body)).active;
  }

  async member(accountId: string, project: string): Promise<Membership | null> {
    try {
      return await this.#ask<Membership>('members/resolve', { account_id: accountId, project });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  }

  async jwks(): Promise<JSONWebKeySet> {
    const url = this.#url('jwks');
    return dataOf(
      url,
      await exchange<JSONWebKeySet>(url, { method: 'GET', timeoutMs: TIMEOUT_MS }),
    );
  }

  serviceToken(): Promise<IssuedToken> {
    return requestServiceToken(this.options);
  }

  #ask<Data>(path: string, body: object): Promise<Data> {
    return this.#client.call<Data>(this.#url(path), { body, timeoutMs: TIMEOUT_MS });
  }

  #url(path: string): string {
    return new URL(`/internal/v1/${path}`, this.options.authInternalUrl).href;
  }
}

/** Trades the installation's secret for a service token. */
export async function requestServiceToken(options: HttpSourceOptions): Promise<IssuedToken> {
  const url = new URL('/internal/v1/token', options.authInternalUrl).href;
  const body = { client_id: options.service, client_secret: options.serviceSecret };
  return dataOf(url, await exchange<IssuedToken>(url, { body, timeoutMs: TIMEOUT_MS }));
}
