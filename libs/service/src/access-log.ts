import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

interface Caller {
  readonly principal?: { readonly id: string; readonly project?: { readonly id: string } };
}

const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** Writes one line for each answered request. Query strings are left out: they may hold secrets. */
export function addAccessLog(fastify: FastifyInstance, log: Logger): void {
  if (!log.isLevelEnabled('info')) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route === undefined || !QUIET.has(route)) {
      const { principal } = request as FastifyRequest & Caller;
      log.info({
        request_id: request.id,
        method: request.method,
        route,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        duration_ms: Math.round(reply.elapsedTime * 10) / 10,
        caller: principal?.id,
        project: principal?.project?.id,
      });
    }
    done();
  });
}
