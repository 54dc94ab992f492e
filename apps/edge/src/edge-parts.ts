import { join, resolve } from 'node:path';
import { folderOf } from '@skydeck/config';
import { acceptPreviousSecrets } from '@skydeck/secret-box';
import type { Logger } from 'pino';
import { AccessLog } from './access-log/access-log.js';
import { CertificateList } from './certificates/certificate.schema.js';
import { CertificateStore } from './certificates/certificate-store.js';
import { ChallengeBook } from './challenges/challenge-book.js';
import { CertificateApi } from './control/certificate-api.js';
import { ControlApi } from './control/control-api.js';
import { ControlGate } from './control/control-gate.js';
import { createControlListener } from './control/control-listener.js';
import type { EdgeConfig } from './edge.config.js';
import { Peers } from './handover/peers.js';
import type { PeerMessage } from './messages.js';
import { ReplicaRegistry } from './proxy/replica-registry.js';
import { createPublicListener } from './public/public-listener.js';
import { createTlsListener } from './public/tls-listener.js';
import { VisitHandler } from './public/visit-handler.js';
import { Snapshot } from './routes/route.schema.js';
import { RouteTable } from './routes/route-table.js';
import { SnapshotFile } from './routes/snapshot-file.js';
import { NetworkList } from './rules/network-list.js';
import { StatsRegistry } from './stats/stats-registry.js';
import { edgeMetrics } from './stats/telemetry.js';
import { WaitingRoom } from './waiting/waiting-room.js';

/** Everything that one edge is made of. */
export type EdgeParts = ReturnType<typeof createParts>;

/** Makes the parts of an edge and joins them. */
export function createParts(
  config: EdgeConfig,
  logger: Logger,
  relay: (message: PeerMessage) => Promise<void>,
) {
  const home = folderOf(config.SKYDECK_HOME);
  const state = createState(config);
  const { table, replicas, stats, certificates, challenges, rooms } = state;
  const peers = new Peers(relay);
  const files = {
    routes: new SnapshotFile(join(home, 'edge', 'routes.json'), Snapshot, logger),
    certificates: new SnapshotFile(
      join(home, 'edge', 'certificates.json'),
      CertificateList,
      logger,
    ),
  };
  const accessLog = openAccessLog(config, home, logger);
  const visits = new VisitHandler({
    table,
    challenges,
    trusted: new NetworkList(config.EDGE_TRUSTED_PROXY_CIDRS),
    holds: rooms.holds,
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
  const sources = { certificates, table, orders: rooms.orders };
  const tls =
    config.EDGE_TLS_PORT === undefined
      ? undefined
      : createTlsListener(visits, sources, listenerOptions);
  const saving = (what: string, write: () => Promise<void>) => async () => {
    try {
      await write();
      return true;
    } catch (error) {
      // The change itself is done; only a crash would not know of it.
      logger.error({ err: error }, `the ${what} cannot be saved`);
      return false;
    }
  };
  const tlsApi = new CertificateApi({
    certificates,
    challenges,
    orders: rooms.orders,
    peers,
    save: saving('certificates', () => files.certificates.save(() => certificates.toList())),
  });
  const save = saving('routes', () => files.routes.save(() => table.toSnapshot()));
  acceptPreviousSecrets(config.SKYDECK_SERVICE_SECRET, config.SKYDECK_SERVICE_SECRET_PREVIOUS);
  const gate = new ControlGate();
  const control = createControlListener({
    api: new ControlApi({ table, replicas, stats, tls: tlsApi, peers, holds: rooms.holds, save }),
    metrics: edgeMetrics(stats, table, certificates, peers),
    gate,
    secret: config.SKYDECK_SERVICE_SECRET,
    logger,
    worker: () => peers.family.worker,
  });
  return { ...state, peers, files, accessLog, visits, server, tls, gate, control };
}

/** What an edge holds in memory. */
function createState(config: EdgeConfig) {
  const replicas = new ReplicaRegistry({
    connections: config.EDGE_UPSTREAM_CONNECTIONS,
    connectTimeoutMs: config.EDGE_CONNECT_TIMEOUT_MS,
    responseTimeoutMs: config.EDGE_RESPONSE_TIMEOUT_MS,
    downMs: config.EDGE_DOWN_MS,
  });
  const stats = new StatsRegistry();
  const table = new RouteTable(replicas, stats);
  const mostForEach = config.EDGE_HOLD_REQUESTS;
  const rooms = {
    holds: new WaitingRoom({ mostForEach, timeoutMs: config.EDGE_HOLD_TIMEOUT_MS }),
    orders: new WaitingRoom({ mostForEach, timeoutMs: config.EDGE_CERTIFICATE_TIMEOUT_MS }),
  };
  table.onChange = (host, live) => {
    if (!live?.isAsleep) rooms.holds.release(host);
  };
  const certificates = new CertificateStore();
  return { replicas, stats, table, rooms, certificates, challenges: new ChallengeBook() };
}

function openAccessLog(config: EdgeConfig, home: string, logger: Logger): AccessLog | undefined {
  if (config.EDGE_ACCESS_LOG === 'off') return undefined;
  const path = resolve(home, config.EDGE_ACCESS_LOG);
  return new AccessLog(path, config.EDGE_ACCESS_LOG_MAX_BYTES, logger);
}
