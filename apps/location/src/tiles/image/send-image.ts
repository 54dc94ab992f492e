import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaticMaps } from './static-maps.js';

const NOT_MODIFIED = 304;

/** Sends an image that was drawn, unless the caller has it. */
export function sendImage(
  { bytes, etag }: Awaited<ReturnType<StaticMaps['draw']>>,
  cacheControl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.headers({ etag, 'cache-control': cacheControl });
  if (request.headers['if-none-match'] === etag) return void reply.status(NOT_MODIFIED).send();
  void reply.header('content-type', 'image/png').send(bytes);
}
