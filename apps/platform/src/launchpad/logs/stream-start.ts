import type { FastifyRequest } from 'fastify';

/** Where a stream goes on: after the last event that the client saw, or where its query says. */
export function startOf(request: FastifyRequest, after: number | undefined): number | undefined {
  const seen = request.headers['last-event-id'];
  if (typeof seen === 'string' && /^\d{1,15}$/.test(seen)) return Number(seen);
  return after;
}
