import type { FastifyReply, FastifyRequest } from 'fastify';
import { Enveloped, Raw } from './enveloped.js';
import { isKnown, Versioned } from './etag.js';

type Done = (problem: Error | null, payload?: unknown) => void;

/**
 * Wraps what a handler returns into `{ data, meta: { request_id } }`. A Fastify hook instead of a
 * Nest interceptor: it costs no Observable and also covers answers that Nest never sees.
 */
export function envelopeHook(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: Done,
): void {
  if (payload instanceof Raw) return done(null, payload.body);
  const meta = { request_id: request.id };
  if (payload instanceof Enveloped) {
    return done(null, { data: payload.data, meta: { ...meta, ...payload.meta } });
  }
  if (payload instanceof Versioned) {
    if (isKnown(payload, request, reply)) void reply.status(304);
    return done(null, { data: payload.data, meta });
  }
  done(null, { data: payload ?? {}, meta });
}

/** RFC 9110, section 15.4.5: the caller has the body already, so none is sent. */
export function notModifiedHook(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: Done,
): void {
  if (reply.statusCode !== 304) return done(null, payload);
  void reply.removeHeader('content-type').removeHeader('content-length');
  done(null, null);
}
