import type { FastifyReply, FastifyRequest } from 'fastify';
import { Enveloped, Raw } from './enveloped.js';

type Done = (problem: Error | null, payload?: unknown) => void;

/**
 * Wraps what a handler returns into `{ data, meta: { request_id } }`. A Fastify hook instead of a
 * Nest interceptor: it costs no Observable and also covers answers that Nest never sees.
 */
export function envelopeHook(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: unknown,
  done: Done,
): void {
  if (payload instanceof Raw) return done(null, payload.body);
  const meta = { request_id: request.id };
  if (payload instanceof Enveloped) {
    return done(null, { data: payload.data, meta: { ...meta, ...payload.meta } });
  }
  done(null, { data: payload ?? {}, meta });
}
