import type { ObjectStore } from '@skydeck/object-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askedFile, type SegmentParameters } from './asked-file.js';
import { cacheControl } from './cache-control.js';
import type { PlayedAsset } from './played-assets.js';
import type { SegmentDelivery } from './segment-delivery.js';
import type { SentBytes } from './sent-bytes.js';
import { sendSegment } from './send-segment.js';
import { type StreamGate, viewerOf } from './stream-gate.js';
import { STREAM_HEADERS } from './stream-headers.js';

const YEAR_S = 31_536_000;

/** What serves segments needs. */
export interface SegmentNeeds {
  readonly store: ObjectStore;
  readonly gate: StreamGate;
  readonly delivery: SegmentDelivery;
  readonly sent: SentBytes;
}

/**
 * Serves init segments and fragments, by ranges of bytes. A Fastify plugin, as each viewer asks every
 * few seconds: what Nest does around a request costs as much as the request.
 * @param prefix path of streams, with a slash at its end
 */
export function segmentHandler(prefix: string, { store, gate, delivery, sent }: SegmentNeeds) {
  return async function segments(fastify: FastifyInstance): Promise<void> {
    const url = `${prefix}:id/:ticket/:generation/:rendition/:file`;
    fastify.options(url, async (_request, reply) => reply.headers(STREAM_HEADERS).send({}));
    fastify.get(url, async (request: FastifyRequest<{ Params: SegmentParameters }>, reply) => {
      // Errors must be readable by players of other origins, too.
      void reply.headers(STREAM_HEADERS);
      const asked = await askedFile(gate, request.params, viewerOf(request));
      void reply.header('cache-control', cacheOf(asked.asset));
      const { socket } = request.raw;
      const beforeBytes = socket.bytesWritten;
      reply.raw.once('close', () =>
        sent.add(asked.asset.tenant, Math.max(0, socket.bytesWritten - beforeBytes)),
      );
      return asked.sealed === null
        ? sendSegment(store, asked.key, request, reply)
        : delivery.sendEncrypted(reply, asked.asset, asked.rendition, asked.sealed);
    });
  };
}

/** What is at an address of a segment never changes. */
export const cacheOf = (asset: PlayedAsset): string => `${cacheControl(asset, YEAR_S)}, immutable`;
