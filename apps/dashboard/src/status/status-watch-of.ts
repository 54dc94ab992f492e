import type { FastifyBaseLogger } from 'fastify';
import { ServiceToken } from '../auth/service-token.js';
import type { DashboardConfig } from '../dashboard.config.js';
import { upstreamsOf } from '../proxy/upstreams.js';
import { StatusFile } from './status-file.js';
import { AuthStatusStore } from './status-store.js';
import { StatusWatch } from './status-watch.js';

/** The watch of an installation, by its settings. */
export function statusWatchOf(config: DashboardConfig, log: FastifyBaseLogger): StatusWatch {
  const { AUTH_INTERNAL_URL: authUrl, SKYDECK_SERVICE_SECRET: secret } = config;
  return new StatusWatch({
    urls: upstreamsOf(config),
    store: new AuthStatusStore(authUrl, new ServiceToken(authUrl, secret)),
    file: new StatusFile(config.SKYDECK_HOME),
    warn: (message) => log.warn(message),
  });
}
