import type { DynamicModule } from '@nestjs/common';
import type { Clock } from './clock.js';
import type { ServiceRole } from './service-roles.js';
import { type TlsFiles, tlsFilesFrom } from './tls-files.js';

/** Where a service listens. Port 0 picks a free one. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** The listener for other services: it answers `/internal/*`, `/metrics` and health checks. */
  readonly internalHost: string;
  readonly internalPort: number;
  /** With what that listener speaks TLS; plain HTTP when not given. */
  readonly internalTls?: TlsFiles;
  /** Networks of proxies whose `X-Forwarded-For` is believed; nobody when not given. */
  readonly trustedProxies?: readonly string[];
  /** What this process is for; everything when not given. */
  readonly roles?: readonly ServiceRole[];
}

/** How long a request may take to arrive. */
export interface ArrivalLimits {
  /** Milliseconds for the headers; 20 s when not given. */
  readonly headersMs: number;
  /** Milliseconds for headers and body; 60 s when not given. */
  readonly requestMs: number;
  /** Milliseconds between two looks for late requests; 5 s when not given. */
  readonly lookEveryMs: number;
}

/** What makes one service out of its root module. */
export interface ServiceDefinition {
  /** Short name such as `auth`; names logs, metrics and documents. */
  readonly name: string;
  readonly title: string;
  /** Path prefix of the published routes. */
  readonly prefix: 'v1' | 'api/v1';
  readonly module: DynamicModule;
  readonly listen: ListenOptions;
  readonly clock?: Clock;
  readonly arrival?: ArrivalLimits;
}

/** Settings of any service, as `loadConfig` gives them. */
type Settings = Readonly<Record<string, unknown>>;

/** The `<SERVICE>_HOST`, `_PORT`, `_ROLES` and `_INTERNAL_…` settings of a service, as listen options. */
export function listenOptions(config: Settings, prefix: Uppercase<string>): ListenOptions {
  const internalTls = tlsFilesFrom(config);
  return {
    host: String(config[`${prefix}_HOST`]),
    port: Number(config[`${prefix}_PORT`]),
    internalHost: String(config[`${prefix}_INTERNAL_HOST`]),
    internalPort: Number(config[`${prefix}_INTERNAL_PORT`]),
    ...(internalTls && { internalTls }),
    trustedProxies: (config['TRUSTED_PROXY_CIDRS'] ?? []) as readonly string[],
    ...(config[`${prefix}_ROLES`] !== undefined && {
      roles: config[`${prefix}_ROLES`] as readonly ServiceRole[],
    }),
  };
}
