import type { Server } from 'node:http';
import type { Server as NetServer } from 'node:net';
import type { AccessLog } from './access-log/access-log.js';
import type { ReplicaRegistry } from './proxy/replica-registry.js';
import type { TlsListener } from './public/tls-listener.js';
import type { VisitHandler } from './public/visit-handler.js';

export interface EdgeParts {
  readonly server: Server;
  readonly tls: TlsListener | undefined;
  readonly control: Server;
  readonly visits: VisitHandler;
  readonly replicas: ReplicaRegistry;
  readonly accessLog: AccessLog | undefined;
}

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
