import { CommonErrors } from '@skydeck/errors';
import {
  type ObjectContent,
  type ObjectStore,
  ObjectStoreError,
  parseRangeHeader,
  resolveRange,
} from '@skydeck/object-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlaybackErrors } from '../playback.errors.js';
import { sendHeld } from './send-held.js';

/** Sends what a request wants of an object. */
export async function sendSegment(
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
