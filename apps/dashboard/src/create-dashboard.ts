import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  flushTracing,
  measureHttp,
  ServiceMetrics,
  startTracing,
  traceHttp,
} from '@skydeck/telemetry';
import createFastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { addApi } from './add-api.js';
import type { DashboardConfig } from './dashboard.config.js';
import { isLoopbackName } from './http/browser-guard.js';
import { sendError } from './http/error-answer.js';
import { requestIdOf } from './http/request-id.js';
import { createInternalListener } from './inside/internal-listener.js';
import { addMeetingPage } from './site/meeting-page.js';
import { addSecurityHeaders } from './site/security-headers.js';
import { addSite } from './site/site.js';
import { addStatusRoutes } from './status/status.routes.js';
import { statusWatchOf } from './status/status-watch-of.js';

const BODY_LIMIT_BYTES = 64 * 1024;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const WEB_DIRECTORY = join(import.meta.dirname, '..', 'dist', 'web');

/** The dashboard: built, but listening only when asked to. */
export interface Dashboard {
  readonly name: 'dashboard';
  readonly fastify: FastifyInstance;
  /** Opens both listeners, or goes on with those that another process has opened. */
  listen(sockets?: { readonly open: number; readonly internal: number }): Promise<void>;
  /** Address of the dashboard, once it listens. */
  readonly url: string;
  /** Address of the listener for monitors, once it listens. */
  readonly internalUrl: string;
  /** Its two servers. */
  readonly servers: { readonly open: Server; readonly internal: Server };
  /** Ends running streams and closes. */
  close(): Promise<void>;
}

export interface DashboardOverrides {
  /** Folder of the built web app; the one of this package when not given. */
  readonly webDirectory?: string;
}

/**
 * Builds the dashboard server: the web app, sign-in, and a proxy to the services that keeps every
 * token away from the browser.
 */
export async function createDashboard(
  config: DashboardConfig,
  { webDirectory = WEB_DIRECTORY }: DashboardOverrides = {},
): Promise<Dashboard> {
  refuseOpenOutbox(config);
  await startTracing();
  const isSecure = config.DASHBOARD_URL.startsWith('https:');
  const fastify = createFastify({
    logger: { level: config.LOG_LEVEL, base: { service: 'dashboard' } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.TRUSTED_PROXY_CIDRS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => sendError(request, reply, error),
  });
  fastify.setErrorHandler((error, request, reply) => sendError(request, reply, error));
  fastify.addHook('onRequest', (request, reply, done) => {
    addSecurityHeaders(reply, isSecure);
    void reply.header('x-request-id', request.id);
    done();
  });
  const metrics = new ServiceMetrics('dashboard');
  traceHttp(fastify, { service: 'dashboard', routeOf });
  measureHttp(fastify, metrics, { routeOf });
  fastify.get('/healthz', () => ({ data: { status: 'ok', service: 'dashboard' } }));
  fastify.get('/readyz', () => ({ data: { status: 'ready', service: 'dashboard' } }));
  addApi(fastify, config, isSecure);
  addMeetingPage(fastify, {
    directory: webDirectory,
    platformUrl: config.PLATFORM_URL,
    livekitUrl: config.COSTREAM_LIVEKIT_URL,
  });
  if (config.DASHBOARD_STATUS_PAGE) {
    addStatusRoutes(fastify, statusWatchOf(config, fastify.log));
  }
  await addSite(fastify, webDirectory);
  const inside = createInternalListener(metrics);
  return {
    name: 'dashboard',
    fastify,
    listen: async (sockets) => {
      const host = config.DASHBOARD_HOST;
      if (sockets) inside.listen({ fd: sockets.internal });
      else inside.listen(config.DASHBOARD_INTERNAL_PORT, config.DASHBOARD_INTERNAL_HOST);
      await once(inside, 'listening');
      // Node's option of a socket that is open already, which the types leave out.
      const at = sockets ? { fd: sockets.open } : { port: config.DASHBOARD_PORT };
      await fastify.listen({ host, ...at });
    },
    servers: { open: fastify.server, internal: inside },
    get url() {
      return addressOf(fastify.server);
    },
    get internalUrl() {
      return addressOf(inside);
    },
    async close() {
      await fastify.close();
      inside.close();
      inside.closeAllConnections();
      await flushTracing();
    },
  };
}

function routeOf(request: FastifyRequest): string | undefined {
  return request.routeOptions.url;
}

/** The local outbox shows codes without proof of who asks; that is only right on one machine. */
function refuseOpenOutbox(config: DashboardConfig): void {
  const host = config.DASHBOARD_HOST === '::1' ? '[::1]' : config.DASHBOARD_HOST;
  if (config.DASHBOARD_LOCAL_OUTBOX && !isLoopbackName(host)) {
    throw new Error('DASHBOARD_LOCAL_OUTBOX needs DASHBOARD_HOST to be a loopback address.');
  }
}

function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  const host = family === 'IPv6' ? `[${address}]` : address.replace('0.0.0.0', '127.0.0.1');
  return `http://${host}:${port}`;
}
