import type { TunnelDoor } from './tunnel-door.js';

/** The address of a console, or of a terminal in a replica, holds a token that opens it once. */
const ADDRESS = /^\/api\/platform(\/v1\/(?:console|exec)\/[\w-]{43})$/;

/** Consoles of servers and terminals in replicas, by their token. */
export function consoleDoor(platformUrl: string): TunnelDoor {
  return {
    service: 'platform',
    address: ADDRESS,
    targetOf: ({ url = '' }) => {
      const [, path = ''] = ADDRESS.exec(url) ?? [];
      return { to: new URL(path, platformUrl), cookies: [] };
    },
  };
}
