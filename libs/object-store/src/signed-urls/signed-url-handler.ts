import { CommonErrors } from '@skydeck/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseRangeHeader } from '../byte-range.js';
import { ObjectStoreError } from '../object-store-error.js';
import type { ObjectStore } from '../object-store.js';
import type { ByteRange, ObjectContent } from '../stored-object.js';
import { attachmentNamed } from './content-disposition.js';
import { type SignedClaims, type SignedUrlOptions, verifyClaims } from './signed-url.js';
import { SignedUrlErrors } from './signed-url.errors.js';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, PUT',
  'access-control-allow-headers': 'content-type, range',
  'access-control-expose-headers': 'etag, content-range, accept-ranges',
  'access-control-max-age': '86400',
};

// What tenants store must never run as a page of ours.
const HARMLESS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Serves what `signGet` and `signPut` of a store without a server of its own gave out. A Fastify
 * plugin: register it on the instance whose address `publicUrl` names. The signature is the only
 * credential, so browsers of any origin may use it.
 */
export function signedUrlHandler(store: ObjectStore & { readonly options: SignedUrlOptions }) {
  const { options } = store;
  const url = new URL(options.publicUrl).pathname;

  return async function signedUrls(fastify: FastifyInstance): Promise<void> {
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    fastify.addHook('onRequest', async (_request, reply) => void reply.headers(CORS));
    fastify.options(url, async (_request, reply) => reply.status(200).send({}));
    fastify.get(url, { exposeHeadRoute: false }, async (request, reply) => {
      const { key, downloadName } = claimsOf(options, request);
      const content = await open(store, key, request);
      return sendContent(reply, content, request, downloadName);
    });
    fastify.put(url, async (request, reply) => {
      const { key, size = 0, contentType = '' } = claimsOf(options, request);
      checkBody(request, size, contentType);
      const body = size === 0 ? Buffer.alloc(0) : request.raw;
      const { etag } = await store.put(key, body, { size, contentType }).catch(refuse);
      return reply.header('etag', `"${etag}"`).send({});
    });
  };
}

function claimsOf(options: SignedUrlOptions, request: FastifyRequest): SignedClaims {
  const query = new URL(request.url, 'http://localhost').searchParams;
  const claims = verifyClaims(options, request.method, query);
  if (!claims) throw SignedUrlErrors.invalid_signature();
  const now = options.now?.() ?? new Date();
  if (now.getTime() >= claims.expires * 1000) throw SignedUrlErrors.expired();
  return claims;
}

function checkBody({ headers }: FastifyRequest, size: number, contentType: string): void {
  if (headers['content-length'] !== `${size}`) throw SignedUrlErrors.wrong_size();
  if (headers['content-type'] !== contentType) throw SignedUrlErrors.wrong_type();
}

async function open(
  store: ObjectStore,
  key: string,
  request: FastifyRequest,
): Promise<ObjectContent> {
  const range = parseRangeHeader(request.headers.range);
  const content = await read(store, key, range);
  const condition = request.headers['if-range'];
  if (!range || condition === undefined || condition === `"${content.etag}"`) return content;
  content.stream.destroy();
  return read(store, key);
}

function read(store: ObjectStore, key: string, range?: ByteRange): Promise<ObjectContent> {
  return store.get(key, { range }).catch(refuse);
}

function sendContent(
  reply: FastifyReply,
  { stream, size, range, contentType, etag, lastModified }: ObjectContent,
  request: FastifyRequest,
  downloadName: string | undefined,
) {
  void reply.headers({
    ...HARMLESS,
    'accept-ranges': 'bytes',
    'cache-control': 'private',
    etag: `"${etag}"`,
    'last-modified': lastModified.toUTCString(),
  });
  if (request.headers['if-none-match'] === `"${etag}"`) {
    stream.destroy();
    return reply.status(304).send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) void reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
  if (downloadName !== undefined) {
    void reply.header('content-disposition', attachmentNamed(downloadName));
  }
  return reply
    .headers({ 'content-type': contentType, 'content-length': end - start + 1 })
    .send(stream);
}

function refuse(cause: unknown): never {
  if (!(cause instanceof ObjectStoreError)) throw cause;
  if (cause.code === 'not_found') throw SignedUrlErrors.not_found();
  if (cause.code === 'invalid_range') throw SignedUrlErrors.invalid_range();
  if (cause.code === 'no_space') throw SignedUrlErrors.no_space({ cause });
  if (cause.code === 'size_mismatch') throw SignedUrlErrors.wrong_size();
  if (cause.code === 'unavailable') throw CommonErrors.unavailable({ cause });
  throw cause;
}
