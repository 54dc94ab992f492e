import type { FastifyInstance, FastifyReply } from 'fastify';
import { TUS_VERSION } from './tus/tus-request.js';

const PATHS = ['/api/v1/tus', '/api/v1/uploads/links/'];
const EXPOSED = [
  'Location',
  'Tus-Checksum-Algorithm',
  'Tus-Extension',
  'Tus-Max-Size',
  'Tus-Resumable',
  'Tus-Version',
  'Upload-Concat',
  'Upload-Defer-Length',
  'Upload-Expires',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'X-Request-Id',
];
const SENT = [
  'Authorization',
  'Content-Type',
  'Tus-Resumable',
  'Upload-Checksum',
  'Upload-Concat',
  'Upload-Defer-Length',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'X-Request-Id',
];

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, PUT, HEAD, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers': SENT.join(', '),
  'access-control-expose-headers': EXPOSED.join(', '),
  'access-control-max-age': '86400',
};

/** Lets pages of any origin send files: a key or a secret is asked for all the same. */
export function addUploadCors(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const [tus = ''] = PATHS;
    if (PATHS.some((path) => request.url.startsWith(path))) {
      void reply.headers(HEADERS);
      if (request.url.startsWith(tus)) {
        void reply.headers({ 'tus-resumable': TUS_VERSION, 'tus-version': TUS_VERSION });
      }
    }
    done();
  });
}

/** Narrows that to the origin that was named when the upload began. */
export function allowOrigin(reply: FastifyReply, origin: string | null): void {
  if (origin === null) return;
  void reply.headers({ 'access-control-allow-origin': origin, vary: 'origin' });
}
