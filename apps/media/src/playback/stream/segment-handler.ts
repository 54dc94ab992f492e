import { CommonErrors } from '@skydeck/errors';
import {
  type ObjectContent,
  type ObjectStore,
  ObjectStoreError,
  parseRangeHeader,
  resolveRange,
} from '@skydeck/object-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RENDITION_FILE, renditionKey } from '../../object-keys.js';
import { PlaybackErrors } from '../playback.errors.js';
import type { PlayedAsset } from './played-assets.js';
import { sendHeld } from './send-held.js';
import type { SegmentDelivery } from './segment-delivery.js';
import type { StreamGate } from './stream-gate.js';
import { STREAM_HEADERS } from './stream-headers.js';

const YEAR_S = 31_536_000;
const NAME = /^(?:source|\d{2,4}p|audio-\d{1,2})$/;
const ENCRYPTED = /^e(\d{1,7})\.m4s$/;

interface Parameters {
  readonly id: string;
  readonly ticket: string;
  readonly generation: string;
  readonly rendition: string;
  readonly file: string;
}

/** What serves segments needs. */
export interface SegmentNeeds {
  readonly store: ObjectStore;
  readonly gate: StreamGate;
  readonly delivery: SegmentDelivery;
}

/**
 * Serves init segments and fragments, by ranges of bytes. A Fastify plugin, as each viewer asks every
 * few seconds: what Nest does around a request costs as much as the request.
 * @param prefix path of streams, with a slash at its end
 */
export function segmentHandler(prefix: string, { store, gate, delivery }: SegmentNeeds) {
  return async function segments(fastify: FastifyInstance): Promise<void> {
    const url = `${prefix}:id/:ticket/:generation/:rendition/:file`;
    fastify.options(url, async (_request, reply) => reply.headers(STREAM_HEADERS).send({}));
    fastify.get(url, async (request: FastifyRequest<{ Params: Parameters }>, reply) => {
      const { id, ticket, generation, rendition, file } = request.params;
      // Errors must be readable by players of other origins, too.
      void reply.headers(STREAM_HEADERS);
      const asset = await gate.pass(id, ticket, request.headers.referer);
      const isThere = generation === String(asset.generation) && NAME.test(rendition);
      if (!isThere) throw CommonErrors.not_found();
      void reply.header('cache-control', cacheOf(asset));
      const [, number] = ENCRYPTED.exec(file) ?? [];
      if (number !== undefined) {
        return delivery.sendEncrypted(reply, asset, rendition, Number(number));
      }
      // What is sent encrypted is not sent as it is, but for its beginning.
      const isOpen = asset.encryption === 'none' || file.startsWith('init-');
      if (!RENDITION_FILE.test(file) || !isOpen) throw CommonErrors.not_found();
      const key = renditionKey(asset.assetId, asset.generation, rendition, file);
      return send(store, key, request, reply);
    });
  };
}

/** What is at an address of a segment never changes. */
const cacheOf = ({ policy }: PlayedAsset): string =>
  `${policy === 'public' ? 'public' : 'private'}, max-age=${YEAR_S}, immutable`;

async function send(
  store: ObjectStore,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const wanted = parseRangeHeader(request.headers.range);
  const isKnown = (etag: string) => request.headers['if-none-match'] === `"${etag}"`;
  // For its headers alone a file need not stay open.
  if (store.held && request.method === 'GET') {
    await store.held
      .use(key, async (object) => {
        const { size, etag } = object.info;
        if (isKnown(etag)) return reply.status(304).send();
        const range = wanted ? resolveRange(wanted, size) : null;
        return sendHeld(reply, object, describe(reply, { size, range, etag }));
      })
      .catch(refuse);
    return reply;
  }
  const content = await store.get(key, { range: wanted }).catch(refuse);
  if (isKnown(content.etag)) {
    content.stream.destroy();
    return reply.status(304).send();
  }
  describe(reply, content);
  return reply.send(content.stream);
}

/** Writes the headers of a piece; returns which it is. */
function describe(
  reply: FastifyReply,
  { size, range, etag }: Pick<ObjectContent, 'size' | 'range' | 'etag'>,
) {
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) void reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
  void reply.headers({
    'content-type': 'video/mp4',
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    etag: `"${etag}"`,
  });
  return { start, end };
}

function refuse(cause: unknown): never {
  if (!(cause instanceof ObjectStoreError)) throw cause;
  if (cause.code === 'not_found') throw CommonErrors.not_found();
  if (cause.code === 'invalid_range') throw PlaybackErrors.range_not_satisfiable();
  throw CommonErrors.unavailable({ cause });
}
