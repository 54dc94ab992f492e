import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { routeUrlOf } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import type { FastifyInstance } from 'fastify';
import { limitArrival } from './body-arrival.js';
import { ARRIVAL, keepEnveloped, serverLimits } from './fastify-options.js';
import type { ServiceDefinition } from './service-definition.js';
import { followTlsFiles, MODERN, readTlsFiles, type TlsFiles } from './tls-files.js';

const INTERNAL = '/internal/';
const ON_BOTH = new Set(['/healthz', '/readyz']);
const fromInside = new WeakSet<IncomingMessage>();

/**
 * Hides `/internal/*` and `/metrics` from the public listener and everything else from the internal
 * one. The matched route decides, not the raw URL: an encoded path must not slip through.
 */
export function separateListeners(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const url = routeUrlOf(request) ?? '';
    const isInternal = url.startsWith(INTERNAL) || url === '/metrics';
    if (isInternal === fromInside.has(request.raw) || ON_BOTH.has(url)) return done();
    done(CommonErrors.route_not_found());
  });
}

/**
 * Opens the listener that other services use; the routes are those of the same application.
 * @param fd a socket that another process has opened there
 */
export async function listenInside(
  fastify: FastifyInstance,
  { listen: { internalHost, internalPort, internalTls }, arrival = ARRIVAL }: ServiceDefinition,
  fd?: number,
): Promise<Server> {
  const server = await serverOf(internalTls, serverLimits(arrival), (request, response) => {
    fromInside.add(request);
    fastify.routing(request, response);
  });
  keepEnveloped(server);
  limitArrival(server, arrival.requestMs);
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (fd === undefined) server.listen(internalPort, internalHost, resolve);
    else server.listen({ fd }, resolve);
  });
  return server;
}

async function serverOf(
  tls: TlsFiles | undefined,
  limits: ServerOptions,
  answer: RequestListener,
): Promise<Server> {
  if (!tls) return createServer(limits, answer);
  const context = await readTlsFiles(tls);
  const handshakeTimeout = limits.headersTimeout;
  const server = createTlsServer({ ...limits, handshakeTimeout, ...MODERN, ...context }, answer);
  followTlsFiles(server, tls);
  return server;
}

/** Stops the internal listener: running requests end, idle connections are cut. */
export async function closeInside(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await closed;
}
