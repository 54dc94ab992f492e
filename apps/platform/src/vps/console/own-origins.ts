import type { PlatformConfig } from '../../platform.config.js';

type Addresses = Pick<PlatformConfig, 'DASHBOARD_URL' | 'EDGE_URL' | 'PLATFORM_URL'>;

/**
 * Origins whose pages may open consoles: the dashboard, and ourselves, directly and by the names
 * that the edge serves.
 */
export function ownOrigins({ DASHBOARD_URL, EDGE_URL, PLATFORM_URL }: Addresses): Set<string> {
  const byEdge = ['dashboard', 'platform'].map((name) => {
    const url = new URL(EDGE_URL);
    url.hostname = `${name}.localhost`;
    return url.origin;
  });
  const direct = [DASHBOARD_URL, PLATFORM_URL].flatMap((url) => (url ? new URL(url).origin : []));
  return new Set([...direct, ...byEdge]);
}
