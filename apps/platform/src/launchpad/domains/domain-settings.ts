import { isIP } from 'node:net';
import type { PlatformConfig } from '../../platform.config.js';

const FIRST_CHECK_MS = 5_000;
const LONGEST_CHECK_MS = 15 * 60_000;

/** How long records are looked for before a domain counts as failed. */
export const GIVE_UP_MS = 7 * 24 * 60 * 60_000;

/** The pause before the next look at the records, longer each time. */
export function checkPauseMs(attempts: number): number {
  return Math.min(LONGEST_CHECK_MS, FIRST_CHECK_MS * 2 ** Math.min(attempts, 16));
}

/** Names of the installation itself, which no customer may have. */
export function ownNames(config: PlatformConfig): string[] {
  const { EDGE_URL, AUTH_URL, PLATFORM_URL, DASHBOARD_URL, LAUNCHPAD_APPS_DOMAIN } = config;
  const urls = [EDGE_URL, AUTH_URL, PLATFORM_URL, DASHBOARD_URL].flatMap((url) => url ?? []);
  const hosts = urls.map((url) => new URL(url).hostname).filter((host) => isIP(host) === 0);
  return [LAUNCHPAD_APPS_DOMAIN, ...hosts];
}
