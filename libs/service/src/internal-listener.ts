import { createServer, type IncomingMessage, type Server } from 'node:http';
import { routeUrlOf } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import type { FastifyInstance } from 'fastify';
import { limitArrival } from './body-arrival.js';
import { ARRIVAL, keepEnveloped, serverLimits } from './fastify-options.js';
import type { ServiceDefinition } from './service-definition.js';

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

/** Opens the listener that other services use; the routes are those of the same application. */
export async function listenInside(
  fastify: FastifyInstance,
  { listen: { internalHost, internalPort }, arrival = ARRIVAL }: ServiceDefinition,
): Promise<Server> {
  const server = createServer(serverLimits(arrival), (request, response) => {
    fromInside.add(request);
    fastify.routing(request, response);
  });
  keepEnveloped(server);
  limitArrival(server, arrival.requestMs);
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(internalPort, internalHost, resolve);
  });
  return server;
}

/** Stops the internal listener: running requests end, idle connections are cut. */
export async function closeInside(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await closed;
}
