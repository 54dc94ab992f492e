import {
  createAuthClient,
  createLocationClient,
  createMediaClient,
  createMessagingClient,
  createPayClient,
  createPlatformClient,
  createVaultClient,
  type RetryOptions,
} from '@skydeck/sdk';
import type { Product } from '../commands/product/products.js';
import { type Endpoints, originOf } from '../config/endpoints.js';
import { authorizedFetch, type Send, type TokenSource } from '../session/request.js';
import { withStepUp } from '../session/step-up.js';
import { VERSION } from '../version.js';
import { toProduct } from './shared-routes.js';

export type AuthClient = ReturnType<typeof createAuthClient>;
export type LocationClient = ReturnType<typeof createLocationClient>;
export type MediaClient = ReturnType<typeof createMediaClient>;
export type MessagingClient = ReturnType<typeof createMessagingClient>;
export type PayClient = ReturnType<typeof createPayClient>;
export type PlatformClient = ReturnType<typeof createPlatformClient>;
export type VaultClient = ReturnType<typeof createVaultClient>;

export interface Clients {
  readonly auth: AuthClient;
  readonly location: LocationClient;
  readonly media: MediaClient;
  readonly messaging: MessagingClient;
  readonly pay: PayClient;
  readonly platform: PlatformClient;
  readonly vault: VaultClient;
  /** Calls what all products have, by the routes of the platform. */
  shared(product: Product): PlatformClient;
}

export interface ClientSettings {
  readonly endpoints: Endpoints;
  readonly tokens: TokenSource;
  readonly signal: AbortSignal;
  readonly send: Send;
  readonly retry: RetryOptions;
  /** The side of the project to work with; the platform has one only. */
  readonly mode: 'live' | 'test';
  /** Name that the person gave to what the command creates. */
  readonly idempotencyKey?: string | undefined;
  /** Asks for a second factor where a request needs one; false when nobody is there. */
  readonly giveFactor: () => Promise<boolean>;
}

/** Clients of the services that commands call, made when first used. */
export function clientsOf(settings: ClientSettings): Clients {
  const { endpoints, tokens, signal, send, retry, mode, idempotencyKey } = settings;
  const authorized = withStepUp(authorizedFetch(tokens, signal, send), settings.giveFactor);
  const optionsFor = (name: string) => ({
    baseUrl: originOf(endpoints, name),
    token: () => tokens.current(),
    headers: {
      'user-agent': `skydeck-cli/${VERSION}`,
      ...(mode === 'test' && name !== 'platform' && { 'skydeck-mode': mode }),
    },
    fetch: (request: Request) => authorized(named(request, idempotencyKey)),
    retry,
  });
  return {
    get auth() {
      return createAuthClient(optionsFor('auth'));
    },
    get location() {
      return createLocationClient(optionsFor('location'));
    },
    get media() {
      return createMediaClient(optionsFor('media'));
    },
    get messaging() {
      return createMessagingClient(optionsFor('messaging'));
    },
    get pay() {
      return createPayClient(optionsFor('pay'));
    },
    get platform() {
      return createPlatformClient(optionsFor('platform'));
    },
    get vault() {
      return createVaultClient(optionsFor('vault'));
    },
    shared(product) {
      const { fetch, ...options } = optionsFor(product);
      return createPlatformClient({
        ...options,
        fetch: (request) => fetch(toProduct(product, request)),
      });
    },
  };
}

function named(request: Request, idempotencyKey: string | undefined): Request {
  if (idempotencyKey && request.method === 'POST') {
    request.headers.set('idempotency-key', idempotencyKey);
  }
  return request;
}
