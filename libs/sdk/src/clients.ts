import { type ClientOptions, createClient, type ServiceClient } from './create-client.js';
import type { paths as AuthPaths } from './generated/auth.js';
import type { paths as LocationPaths } from './generated/location.js';
import type { paths as MediaPaths } from './generated/media.js';
import type { paths as MessagingPaths } from './generated/messaging.js';
import type { paths as PayPaths } from './generated/pay.js';
import type { paths as PlatformPaths } from './generated/platform.js';
import type { paths as VaultPaths } from './generated/vault.js';

/** A client of the platform API: apps, deployments, logs. */
export const createPlatformClient = (options: ClientOptions): ServiceClient<PlatformPaths> =>
  createClient<PlatformPaths>(options);

/** A client of the Authentication API: accounts, projects, keys, one-time passwords. */
export const createAuthClient = (options: ClientOptions): ServiceClient<AuthPaths> =>
  createClient<AuthPaths>(options);

/** A client of the Messaging API. */
export const createMessagingClient = (options: ClientOptions): ServiceClient<MessagingPaths> =>
  createClient<MessagingPaths>(options);

/** A client of the Payments API. */
export const createPayClient = (options: ClientOptions): ServiceClient<PayPaths> =>
  createClient<PayPaths>(options);

/** A client of the Media API. */
export const createMediaClient = (options: ClientOptions): ServiceClient<MediaPaths> =>
  createClient<MediaPaths>(options);

/** A client of the Vault API. */
export const createVaultClient = (options: ClientOptions): ServiceClient<VaultPaths> =>
  createClient<VaultPaths>(options);

/** A client of the Location API. */
export const createLocationClient = (options: ClientOptions): ServiceClient<LocationPaths> =>
  createClient<LocationPaths>(options);
