import type { IncomingMessage, Server } from 'node:http';

type Upgrading = Server & { shouldUpgradeCallback: (request: IncomingMessage) => boolean };

const PATHS = new WeakMap<Server, Set<string>>();

/** Lets requests below a path be upgraded; any other offer is declined (RFC 9110, 7.8). */
export function allowUpgrades(server: Server, path: string): void {
  const paths = PATHS.get(server) ?? new Set();
  PATHS.set(server, paths.add(path));
  (server as Upgrading).shouldUpgradeCallback = ({ url = '' }) => {
    return [...paths].some((prefix) => url.startsWith(prefix));
  };
}
