import type { Product } from '@skydeck/auth-guard';
import type { AuthConfig } from '../auth.config.js';

const TITLES: Record<Product, string> = {
  platform: 'Cloud Platform',
  auth: 'Authentication',
  pay: 'Payments',
  media: 'Media',
  vault: 'Vault',
  messaging: 'Messaging',
  location: 'Location',
};

export function titleOf(product: Product): string {
  return TITLES[product];
}

/** Where a product's API is: the platform with its version, the others as bare addresses. */
export function baseUrlOf(product: Product, config: AuthConfig): string {
  const bare = {
    platform: config.PLATFORM_URL,
    auth: config.AUTH_URL,
    pay: config.PAY_URL,
    media: config.MEDIA_URL,
    vault: config.VAULT_URL,
    messaging: config.MESSAGING_URL,
    location: config.LOCATION_URL,
  }[product].replace(/\/+$/, '');
  return product === 'platform' ? `${bare}/v1` : bare;
}
