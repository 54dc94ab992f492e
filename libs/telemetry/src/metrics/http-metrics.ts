import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Histogram } from 'prom-client';
import type { ServiceMetrics } from './service-metrics.js';

type Internal = Histogram.Internal<'service' | 'method' | 'route' | 'status'>;

const BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export interface HttpMetricsOptions {
  /** The pattern of the route that a request matched; undefined when it matched none. */
  readonly routeOf: (request: FastifyRequest) => string | undefined;
}

/**
 * Counts and times every request by route and status. Only routes, known methods and statuses make
 * series, so nobody can make more of them by asking for something else.
 */
export function measureHttp(
  fastify: FastifyInstance,
  metrics: ServiceMetrics,
  { routeOf }: HttpMetricsOptions,
): void {
  const { service } = metrics;
  const durations = metrics.histogram(
    'http_request_duration_seconds',
    'Time from the first byte of a request to the last of its answer.',
    ['service', 'method', 'route', 'status'] as const,
    BUCKETS_S,
  );
  let begun = 0;
  let ended = 0;
  metrics.gauge('http_requests_in_flight', 'Requests that are being answered.', [], () => [
    { value: begun - ended },
  ]);

  const series = new Map<string, Internal>();
  fastify.addHook('onRequest', (_request, _reply, done) => {
    begun += 1;
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    ended += 1;
    const method = METHODS.has(request.method) ? request.method : 'OTHER';
    const route = routeOf(request) ?? 'unknown';
    const name = `${method} ${reply.statusCode} ${route}`;
    let found = series.get(name);
    if (!found) {
      // Finding a series by its labels costs more than counting, and there are few of them.
      found = durations.labels({ service, method, route, status: String(reply.statusCode) });
      series.set(name, found);
    }
    found.observe(reply.elapsedTime / 1000);
    done();
  });
}
