import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health.js';

/** While the service closes, every answer tells its caller to connect anew, which is elsewhere. */
export function letGoOfCallers(fastify: FastifyInstance, readiness: Readiness): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
}
