import { routeUrlOf } from '@skydeck/envelope';
import { Histogram, Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';

type Internal = Histogram.Internal<'service' | 'method' | 'route' | 'status'>;

const BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts and times every request by route and status, and serves them at `/metrics`. */
export function addMetrics(fastify: FastifyInstance, service: string): Registry {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['service', 'method', 'route', 'status'] as const,
    buckets: BUCKETS_S,
    registers: [registry],
  });

  const series = new Map<string, Internal>();
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = routeUrlOf(request) ?? 'unknown';
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
  fastify.get('/metrics', async (_request, reply) => {
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}
