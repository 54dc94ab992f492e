import { once } from 'node:events';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { join, resolve } from 'node:path';
import { folderOf } from '@skydeck/config';
import { flushTracing, startTracing } from '@skydeck/telemetry';
import { type Logger, pino } from 'pino';
import { AccessLog } from './access-log/access-log.js';
import { CertificateList } from './certificates/certificate.schema.js';
import { CertificateStore } from './certificates/certificate-store.js';
import { ChallengeBook } from './challenges/challenge-book.js';
import { CertificateApi } from './control/certificate-api.js';
import { ControlApi } from './control/control-api.js';
import { createControlListener } from './control/control-listener.js';
import type { EdgeConfig } from './edge.config.js';
import { ReplicaRegistry } from './proxy/replica-registry.js';
import { createPublicListener } from './public/public-listener.js';
import { VisitHandler } from './public/visit-handler.js';
import { createTlsListener } from './public/tls-listener.js';
import { Snapshot } from './routes/route.schema.js';
import { RouteTable } from './routes/route-table.js';
import { SnapshotFile } from './routes/snapshot-file.js';
import { closeEdge } from './close-edge.js';
import { NetworkList } from './rules/network-list.js';
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
  /** Undefined while TLS is off. */
  readonly tlsPort: number | undefined;
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
  const file = new SnapshotFile(join(home, 'edge', 'routes.json'), Snapshot, logger);
  const certificates = new CertificateStore();
  const certificateFile = new SnapshotFile(
    join(home, 'edge', 'certificates.json'),
    CertificateList,
    logger,
  );
  const challenges = new ChallengeBook();
  const orders = new WaitingRoom({
    mostForEach: config.EDGE_HOLD_REQUESTS,
    timeoutMs: config.EDGE_CERTIFICATE_TIMEOUT_MS,
  });
  const accessLog = openAccessLog(config, home, logger);
  const visits = new VisitHandler({
    table,
    challenges,
    trusted: new NetworkList(config.EDGE_TRUSTED_PROXY_CIDRS),
    holds,
    accessLog,
    logger,
    maxUrlBytes: config.EDGE_MAX_URL_BYTES,
    stallTimeoutMs: config.EDGE_STALL_TIMEOUT_MS,
    answerTimeoutMs: config.EDGE_RESPONSE_TIMEOUT_MS,
  });
  const listenerOptions = {
    maxHeaderBytes: config.EDGE_MAX_HEADER_BYTES,
    headersTimeoutMs: config.EDGE_HEADERS_TIMEOUT_MS,
    keepAliveTimeoutMs: config.EDGE_KEEP_ALIVE_TIMEOUT_MS,
    handshakeTimeoutMs: config.EDGE_CERTIFICATE_TIMEOUT_MS,
  };
  const server = createPublicListener(visits, listenerOptions);
  const sources = { certificates, table, orders };
  const tls =
    config.EDGE_TLS_PORT === undefined
      ? undefined
      : createTlsListener(visits, sources, listenerOptions);
  const saving = (what: string, write: () => Promise<void>) => async () => {
    try {
      await write();
      return true;
    } catch (error) {
      // The change itself is done; only a restart would not know of it.
      logger.error({ err: error }, `the ${what} cannot be saved`);
      return false;
    }
  };
  const save = saving('routes', () => file.save(() => table.toSnapshot()));
  const saveCertificates = () => certificateFile.save(() => certificates.toList());
  const tlsApi = new CertificateApi({
    certificates,
    challenges,
    orders,
    save: saving('certificates', saveCertificates),
  });
  const control = createControlListener(
    new ControlApi({ table, replicas, stats, tls: tlsApi, holds, save }),
    edgeMetrics(stats, table, certificates),
    config.SKYDECK_SERVICE_SECRET,
    logger,
  );

  return {
    async listen() {
      await startTracing();
      const saved = await file.load();
      if (saved) table.replaceAll(saved);
      const kept = await certificateFile.load();
      for (const certificate of kept?.certificates ?? []) certificates.put(certificate);
      const port = await listenOn(server, config.EDGE_PORT, config.EDGE_HOST);
      const { EDGE_CONTROL_PORT, EDGE_CONTROL_HOST } = config;
      const controlPort = await listenOn(control, EDGE_CONTROL_PORT, EDGE_CONTROL_HOST);
      const tlsPort =
        tls && (await listenOn(tls.server, config.EDGE_TLS_PORT ?? 0, config.EDGE_HOST));
      logger.info({ port, control_port: controlPort, routes: table.size }, 'listening');
      return { port, controlPort, tlsPort };
    },
    async close() {
      holds.close();
      orders.close();
      const parts = { server, tls, control, visits, replicas, accessLog };
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

async function listenOn(server: NetServer, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
