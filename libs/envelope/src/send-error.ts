import { type ApiError, toErrorEnvelope } from '@skydeck/errors';
import type { FastifyReply } from 'fastify';
import type { ErrorEnvelope } from './envelope.schema.js';

/**
 * Sends an error envelope with the headers that belong to its status. With
 * `Accept: application/problem+json` the `error` member is sent flat, as RFC 9457 has it.
 */
export function sendError(reply: FastifyReply, error: ApiError, requestId: string): void {
  if (reply.sent || reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  if (error.status === 401) void reply.header('www-authenticate', 'Bearer realm="skydeck"');
  if (error.retryAfterS !== undefined) {
    void reply.header('retry-after', Math.max(1, Math.ceil(error.retryAfterS)));
  }
  const body: ErrorEnvelope = toErrorEnvelope(error, requestId);
  const flat = (reply.request.headers.accept ?? '').includes('application/problem+json');
  void reply
    .status(error.status)
    .header('x-request-id', requestId)
    .type(flat ? 'application/problem+json' : 'application/json; charset=utf-8')
    // Sent as text: an error raised before routing passes no serialization hook.
    .send(JSON.stringify(flat ? { ...body.error, request_id: requestId } : body));
}
