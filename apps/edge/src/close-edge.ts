import type { Server as NetServer } from 'node:net';
import type { EdgeParts } from './edge-parts.js';

/** Stops an edge in the order in which nobody loses an answer. */
export async function closeEdge(parts: EdgeParts, timeoutMs: number): Promise<void> {
  const { server, tls, control, visits, replicas, accessLog } = parts;
  visits.beginClosing();
  visits.endTunnels();
  tls?.closeSessions();
  await Promise.all([
    stop(server, timeoutMs, () => {
      server.closeAllConnections();
      visits.endTunnels();
    }),
    tls && stop(tls.server, timeoutMs, () => tls.destroyConnections()),
  ]);
  await stop(control, 0, () => control.closeAllConnections());
  await replicas.destroy();
  await accessLog?.close();
}

async function stop(server: NetServer, timeoutMs: number, onTimeout: () => void): Promise<void> {
  if (!server.listening) return;
  // Closes idle connections too; those that carry a request close after their answer.
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const timer = setTimeout(onTimeout, timeoutMs);
  await closed;
  clearTimeout(timer);
}
