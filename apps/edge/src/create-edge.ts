import { once } from 'node:events';
import type { AddressInfo, ListenOptions, Server as NetServer } from 'node:net';
import { folderOf } from '@skydeck/config';
import { flushTracing, startTracing } from '@skydeck/telemetry';
import { type Logger, pino } from 'pino';
import { closeEdge } from './close-edge.js';
import type { EdgeConfig } from './edge.config.js';
import { createParts } from './edge-parts.js';
import { Handover } from './handover/handover.js';
import type { HandedState, PeerMessage } from './messages.js';
import { BACKLOG } from './passed-sockets.js';

/** An edge that is ready to listen. */
export interface Edge {
  /** How it takes over from an edge and hands over to the next. */
  readonly handover: Handover;
  /** Does what need not be done while nobody serves. @returns the folder of the installation */
  prepare(): Promise<string>;
  /** Takes over what it is given, or else loads what was saved, and opens the listeners. */
  listen(start?: EdgeStart): Promise<EdgeAddresses>;
  /** Stops accepting, lets requests in flight finish within the configured time, and closes. */
  close(): Promise<void>;
}

/** What a worker begins with. */
export interface EdgeStart {
  readonly state: HandedState | undefined;
  /** Descriptors of sockets that are bound already. */
  readonly sockets: { readonly visitors: number; readonly control: number; readonly tls: number };
}

/** Where an edge listens. */
export interface EdgeAddresses {
  readonly port: number;
  readonly controlPort: number;
  /** Undefined while TLS is off. */
  readonly tlsPort: number | undefined;
}

/**
 * Builds an edge from its settings. It does not listen yet.
 * @param relay tells the other workers of the same edge
 */
export function createEdge(
  config: EdgeConfig,
  logger: Logger = pino({ level: config.LOG_LEVEL, name: 'edge' }),
  relay: (message: PeerMessage) => Promise<void> = async () => undefined,
): Edge {
  const parts = createParts(config, logger, relay);
  const { server, tls, control, rooms, table } = parts;
  const handover = new Handover(parts, relay);
  const { EDGE_HOST: host } = config;

  return {
    handover,
    async prepare() {
      await startTracing();
      return folderOf(config.SKYDECK_HOME);
    },
    async listen(start) {
      await startTracing();
      if (start?.state) handover.takeOver(start.state);
      else await handover.load();
      const { sockets } = start ?? {};
      const visitorsAt = { host, port: config.EDGE_PORT };
      const port = await listenOn(server, visitorsAt, sockets?.visitors);
      const tlsAt = { host, port: config.EDGE_TLS_PORT ?? 0 };
      const tlsPort = tls && (await listenOn(tls.server, tlsAt, sockets?.tls));
      // Last: whoever can steer this edge may rely on its serving.
      const controlAt = { host: config.EDGE_CONTROL_HOST, port: config.EDGE_CONTROL_PORT };
      const controlPort = await listenOn(control, controlAt, sockets?.control);
      logger.info({ port, control_port: controlPort, routes: table.size }, 'listening');
      return { port, controlPort, tlsPort };
    },
    async close() {
      rooms.holds.close();
      rooms.orders.close();
      await closeEdge(parts, config.EDGE_SHUTDOWN_TIMEOUT_MS);
      await flushTracing();
    },
  };
}

async function listenOn(server: NetServer, at: ListenOptions, fd?: number): Promise<number> {
  if (fd === undefined) server.listen({ ...at, backlog: BACKLOG });
  else server.listen({ fd, backlog: BACKLOG });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
