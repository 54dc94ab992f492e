import type { FastifyRequest } from 'fastify';

const ROUTE_URL = Symbol('route url');

interface Known {
  [ROUTE_URL]?: string | null;
}

/**
 * The pattern of the route that a request matched, such as `/v1/things/:id`; undefined when it
 * matched none. Fastify makes an object of ten fields each time that it is asked, so it is asked
 * once for each request.
 */
export function routeUrlOf(request: FastifyRequest): string | undefined {
  const known = request as Known;
  known[ROUTE_URL] ??= request.routeOptions.url ?? null;
  return known[ROUTE_URL] ?? undefined;
}
