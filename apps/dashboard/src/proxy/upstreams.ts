import type { DashboardConfig } from '../dashboard.config.js';

export interface Upstream {
  readonly url: string;
  /** The only part of the service that is passed on. */
  readonly prefix: string;
}

/** The services behind `/api/<name>`. */
export function upstreamsOf(config: DashboardConfig): ReadonlyMap<string, Upstream> {
  const prefix = '/api/v1';
  return new Map<string, Upstream>([
    ['platform', { url: config.PLATFORM_URL, prefix: '/v1' }],
    ['auth', { url: config.AUTH_URL, prefix }],
    ['pay', { url: config.PAY_URL, prefix }],
    ['media', { url: config.MEDIA_URL, prefix }],
    ['vault', { url: config.VAULT_URL, prefix }],
    ['messaging', { url: config.MESSAGING_URL, prefix }],
    ['location', { url: config.LOCATION_URL, prefix }],
  ]);
}
