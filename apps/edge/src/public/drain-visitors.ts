import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { TlsListener } from './tls-listener.js';
import type { VisitHandler } from './visit-handler.js';

export interface VisitorParts {
  readonly server: Server;
  readonly control: Server;
  readonly tls: TlsListener | undefined;
  readonly visits: VisitHandler;
}

/**
 * Stops accepting, and resolves once the last visitor has gone, and the last call of the control API. Nobody is cut off before the time
 * is over: a kept connection is closed with its next answer, as a request may be on its way while it
 * looks idle.
 */
export async function drainVisitors(parts: VisitorParts, timeoutMs: number): Promise<void> {
  const { server, control, tls, visits } = parts;
  visits.beginClosing();
  tls?.leaveSessions();
  const timer = setTimeout(() => cutOff(parts), timeoutMs);
  await Promise.all([server, control, ...(tls ? [tls.server] : [])].map(stopAccepting));
  clearTimeout(timer);
}

/** Gives visitors who are still there less time, and ends what would not end by itself. */
export function hurryVisitors(parts: VisitorParts, timeoutMs: number): void {
  const { server, control, tls, visits } = parts;
  visits.endTunnels();
  server.closeIdleConnections();
  control.closeIdleConnections();
  tls?.closeSessions();
  setTimeout(() => cutOff(parts), timeoutMs);
}

function cutOff({ server, control, tls, visits }: VisitorParts): void {
  server.closeAllConnections();
  control.closeAllConnections();
  visits.endTunnels();
  tls?.destroyConnections();
}

/** The `close` of an HTTP server would also close connections that look idle. */
function stopAccepting(server: NetServer): Promise<void> {
  return new Promise((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
}
