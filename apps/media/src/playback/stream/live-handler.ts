import { CommonErrors } from '@skydeck/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLive, type LiveStreamDelivery } from './live-stream-delivery.js';
import { cacheOf } from './segment-handler.js';
import { type StreamGate, viewerOf } from './stream-gate.js';
import { STREAM_HEADERS } from './stream-headers.js';

interface LiveParameters {
  readonly id: string;
  readonly ticket: string;
  readonly session: string;
  readonly rendition: string;
  readonly file: string;
}

/**
 * Serves segments, and parts of them, of what is live. A Fastify plugin: each viewer asks three times
 * a second.
 * @param prefix path of streams, with a slash at its end
 */
export function liveHandler(prefix: string, gate: StreamGate, live: LiveStreamDelivery) {
  return async function liveSegments(fastify: FastifyInstance): Promise<void> {
    const url = `${prefix}:id/:ticket/live/:session/:rendition/:file`;
    fastify.options(url, async (_request, reply) => reply.headers(STREAM_HEADERS).send({}));
    fastify.get(url, async (request: FastifyRequest<{ Params: LiveParameters }>, reply) => {
      // Errors must be readable by players of other origins, too.
      void reply.headers(STREAM_HEADERS);
      const { id, ticket, ...wanted } = request.params;
      const asset = await gate.pass(id, ticket, viewerOf(request));
      if (!isLive(asset)) throw CommonErrors.not_found();
      return live.file(asset, wanted, cacheOf(asset), request, reply);
    });
  };
}
