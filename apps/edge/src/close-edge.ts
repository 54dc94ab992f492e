import type { Server } from 'node:http';
import type { AccessLog } from './access-log/access-log.js';
import type { ReplicaRegistry } from './proxy/replica-registry.js';
import type { VisitHandler } from './public/visit-handler.js';

export interface EdgeParts {
  readonly server: Server;
  readonly control: Server;
  readonly visits: VisitHandler;
  readonly replicas: ReplicaRegistry;
  readonly accessLog: AccessLog | undefined;
}

/** Stops an edge in the order in which nobody loses an answer. */
export async function closeEdge(parts: EdgeParts, timeoutMs: number): Promise<void> {
  const { server, control, visits, replicas, accessLog } = parts;
  visits.beginClosing();
  visits.endTunnels();
  await stop(server, timeoutMs, () => visits.endTunnels());
  await stop(control, 0);
  await replicas.destroy();
  await accessLog?.close();
}

async function stop(
  server: Server,
  timeoutMs: number,
  onTimeout: () => void = () => undefined,
): Promise<void> {
  if (!server.listening) return;
  // Closes idle connections too; those that carry a request close after their answer.
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const timer = setTimeout(() => {
    server.closeAllConnections();
    onTimeout();
  }, timeoutMs);
  await closed;
  clearTimeout(timer);
}
