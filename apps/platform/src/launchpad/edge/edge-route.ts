import type { StoredRules } from './rules/edge-rules.schema.js';
import type { Artifact } from '../engine/builder.driver.js';

/** Where the edge sends what is asked of one host. */
export type EdgeRoute = {
  readonly host: string;
  readonly version: number;
  /** Whether a handshake may wait while a certificate is ordered. */
  readonly on_demand_tls?: boolean;
  readonly rules?: StoredRules;
} & (
  | {
      readonly app_id: string;
      readonly release_id: string;
      readonly targets: readonly EdgeTarget[];
      /** Without targets, requests wait at the edge, which tells of them by `wakes`. */
      readonly wakes?: boolean;
    }
  | {
      readonly app_id: string;
      readonly release_id: string;
      readonly static: { readonly dir: string; readonly spa: boolean };
    }
  | { readonly service: string; readonly targets: readonly EdgeTarget[] }
);

export interface EdgeTarget {
  readonly replica_id?: string;
  readonly host: string;
  readonly port: number;
}

/** What a route is made from. */
export interface RouteSource {
  readonly host: string;
  readonly version: number;
  readonly appId: string;
  readonly releaseId: string;
  readonly artifact: Artifact;
  readonly spa: boolean;
  /** Whether requests are to wait while there is no replica: the app may sleep. */
  readonly wakes: boolean;
  /** A verified name of the customer's own. */
  readonly isCustom: boolean;
  readonly rules: StoredRules | null;
}

/** The route of an app: files of a static release, or the replicas that are healthy now. */
export function toEdgeRoute(source: RouteSource, targets: readonly EdgeTarget[]): EdgeRoute {
  const { host, version, appId, releaseId, artifact, spa } = source;
  const more = {
    ...(source.isCustom && { on_demand_tls: true }),
    ...(source.rules && { rules: source.rules }),
  };
  const head = { host, version, app_id: appId, release_id: releaseId, ...more };
  if (artifact.kind === 'static') return { ...head, static: { dir: artifact.ref, spa } };
  return { ...head, targets, ...(source.wakes && { wakes: true }) };
}

/** The services that the edge serves by name, as `auth.localhost` and so on. */
export function serviceRoutes(
  urls: Readonly<Record<string, string | undefined>>,
  version: number,
): EdgeRoute[] {
  return Object.entries(urls).flatMap(([name, address]) => {
    const url = address === undefined ? null : URL.parse(address);
    if (!url) return [];
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    const targets = [{ host: url.hostname, port }];
    return [{ host: `${name}.localhost`, version, service: name, targets }];
  });
}
