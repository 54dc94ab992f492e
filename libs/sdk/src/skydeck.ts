import {
  createAuthClient,
  createLocationClient,
  createMediaClient,
  createMessagingClient,
  createPayClient,
  createPlatformClient,
  createVaultClient,
} from './clients.js';
import type { ClientOptions } from './create-client.js';

/** The products, and the first port of an installation that `npm start` runs. */
const PORTS = {
  platform: 4000,
  auth: 4001,
  pay: 4002,
  media: 4003,
  vault: 4004,
  messaging: 4005,
  location: 4006,
} as const;

/** Name of a product. */
export type Product = keyof typeof PORTS;

export interface SkydeckOptions extends Omit<ClientOptions, 'baseUrl' | 'token'> {
  /** API key such as `dk_live_…`, or an access token; a function is asked before every request. */
  readonly apiKey: string | (() => Promise<string | undefined>);
  /** Addresses of the products, without a path; those on this machine when not given. */
  readonly baseUrls?: Readonly<Partial<Record<Product, string>>>;
}

/**
 * Everything of one installation behind one key:
 * `const skydeck = new Skydeck({ apiKey, baseUrls: { auth: 'https://auth.example.com' } })`.
 */
export class Skydeck {
  readonly #options: SkydeckOptions;
  readonly #made = new Map<Product, unknown>();

  constructor(options: SkydeckOptions) {
    if (!options.apiKey) throw new TypeError('apiKey is missing.');
    this.#options = options;
  }

  /** Apps, deployments and logs. */
  get platform(): ReturnType<typeof createPlatformClient> {
    return this.#client('platform', createPlatformClient);
  }

  /** Accounts, projects, keys and one-time passwords. */
  get auth(): ReturnType<typeof createAuthClient> {
    return this.#client('auth', createAuthClient);
  }

  /** Wallets, transfers, holds. */
  get pay(): ReturnType<typeof createPayClient> {
    return this.#client('pay', createPayClient);
  }

  /** Uploads, transcoding and video. */
  get media(): ReturnType<typeof createMediaClient> {
    return this.#client('media', createMediaClient);
  }

  /** Documents, photos, notes, tasks, calendar, contacts. */
  get vault(): ReturnType<typeof createVaultClient> {
    return this.#client('vault', createVaultClient);
  }

  /** Messages on every channel. */
  get messaging(): ReturnType<typeof createMessagingClient> {
    return this.#client('messaging', createMessagingClient);
  }

  /** Geocoding, routing, places, tracking. */
  get location(): ReturnType<typeof createLocationClient> {
    return this.#client('location', createLocationClient);
  }

  #client<Made>(product: Product, create: (options: ClientOptions) => Made): Made {
    const { apiKey: token, baseUrls, ...rest } = this.#options;
    const baseUrl = baseUrls?.[product] ?? `http://127.0.0.1:${PORTS[product]}`;
    const made = this.#made.get(product) ?? create({ ...rest, baseUrl, token });
    this.#made.set(product, made);
    return made as Made;
  }
}
