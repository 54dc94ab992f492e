import { createAuthClient, createPlatformClient } from '@skydeck/sdk';
import { type Endpoints, originOf } from '../config/endpoints.js';
import { authorizedFetch, type TokenSource } from '../session/request.js';
import { VERSION } from '../version.js';

export type AuthClient = ReturnType<typeof createAuthClient>;
export type PlatformClient = ReturnType<typeof createPlatformClient>;

export interface Clients {
  readonly auth: AuthClient;
  readonly platform: PlatformClient;
}

/** Clients of the services that commands call, made when first used. */
export function clientsOf(endpoints: Endpoints, tokens: TokenSource, signal: AbortSignal): Clients {
  const optionsFor = (name: string) => ({
    baseUrl: originOf(endpoints, name),
    token: () => tokens.current(),
    headers: { 'user-agent': `skydeck-cli/${VERSION}` },
    fetch: authorizedFetch(tokens, signal),
  });
  return {
    get auth() {
      return createAuthClient(optionsFor('auth'));
    },
    get platform() {
      return createPlatformClient(optionsFor('platform'));
    },
  };
}
