import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { folderOf } from '@skydeck/config';
import { flushTracing, startTracing } from '@skydeck/telemetry';
import { type Logger, pino } from 'pino';
import { AccessLog } from './access-log/access-log.js';
import { ControlApi } from './control/control-api.js';
import { createControlListener } from './control/control-listener.js';
import type { EdgeConfig } from './edge.config.js';
import { ReplicaRegistry } from './proxy/replica-registry.js';
import { createPublicListener } from './public/public-listener.js';
import { VisitHandler } from './public/visit-handler.js';
import { RouteTable } from './routes/route-table.js';
import { SnapshotFile } from './routes/snapshot-file.js';
import { closeEdge } from './close-edge.js';
import { StatsRegistry } from './stats/stats-registry.js';
import { edgeMetrics } from './stats/telemetry.js';
import { WaitingRoom } from './waiting/waiting-room.js';

/** An edge that is ready to listen. */
export interface Edge {
  /** Loads the saved routes and opens both listeners. */
  listen(): Promise<EdgeAddresses>;
  /** Stops accepting, lets requests in flight finish within the configured time, and closes. */
  close(): Promise<void>;
}

/** Where an edge listens. */
export interface EdgeAddresses {
  readonly port: number;
  readonly controlPort: number;
}

/** Builds an edge from its settings. It does not listen yet. */
export function createEdge(
  config: EdgeConfig,
  logger: Logger = pino({ level: config.LOG_LEVEL, name: 'edge' }),
): Edge {
  const home = folderOf(config.SKYDECK_HOME);
  const replicas = new ReplicaRegistry({
    connections: config.EDGE_UPSTREAM_CONNECTIONS,
    connectTimeoutMs: config.EDGE_CONNECT_TIMEOUT_MS,
    responseTimeoutMs: config.EDGE_RESPONSE_TIMEOUT_MS,
    downMs: config.EDGE_DOWN_MS,
  });
  const stats = new StatsRegistry();
  const table = new RouteTable(replicas, stats);
  const holds = new WaitingRoom({
    mostForEach: config.EDGE_HOLD_REQUESTS,
    timeoutMs: config.EDGE_HOLD_TIMEOUT_MS,
  });
  table.onChange = (host, live) => {
    if (!live?.isAsleep) holds.release(host);
  };
  const file = new SnapshotFile(join(home, 'edge', 'routes.json'), logger);
  const accessLog = openAccessLog(config, home, logger);
  const visits = new VisitHandler({
    table,
    holds,
    accessLog,
    logger,
    maxUrlBytes: config.EDGE_MAX_URL_BYTES,
    stallTimeoutMs: config.EDGE_STALL_TIMEOUT_MS,
    answerTimeoutMs: config.EDGE_RESPONSE_TIMEOUT_MS,
  });
  const server = createPublicListener(visits, {
    maxHeaderBytes: config.EDGE_MAX_HEADER_BYTES,
    headersTimeoutMs: config.EDGE_HEADERS_TIMEOUT_MS,
    keepAliveTimeoutMs: config.EDGE_KEEP_ALIVE_TIMEOUT_MS,
  });
  const save = async () => {
    try {
      await file.save(() => table.toSnapshot());
      return true;
    } catch (error) {
      // The switch itself is done; only a restart would not know of it.
      logger.error({ err: error }, 'the routes cannot be saved');
      return false;
    }
  };
  const control = createControlListener(
    new ControlApi({ table, replicas, stats, holds, save }),
    edgeMetrics(stats, table),
    config.SKYDECK_SERVICE_SECRET,
    logger,
  );

  return {
    async listen() {
      await startTracing();
      const saved = await file.load();
      if (saved) table.replaceAll(saved);
      const port = await listenOn(server, config.EDGE_PORT, config.EDGE_HOST);
      const { EDGE_CONTROL_PORT, EDGE_CONTROL_HOST } = config;
      const controlPort = await listenOn(control, EDGE_CONTROL_PORT, EDGE_CONTROL_HOST);
      logger.info({ port, control_port: controlPort, routes: table.size }, 'listening');
      return { port, controlPort };
    },
    async close() {
      holds.close();
      const parts = { server, control, visits, replicas, accessLog };
      await closeEdge(parts, config.EDGE_SHUTDOWN_TIMEOUT_MS);
      await flushTracing();
    },
  };
}

function openAccessLog(config: EdgeConfig, home: string, logger: Logger): AccessLog | undefined {
  if (config.EDGE_ACCESS_LOG === 'off') return undefined;
  const path = resolve(home, config.EDGE_ACCESS_LOG);
  return new AccessLog(path, config.EDGE_ACCESS_LOG_MAX_BYTES, logger);
}

async function listenOn(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
