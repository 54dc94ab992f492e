import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import Fastify from 'fastify';

/** Less than any real service does: no key, no row, no lock and no offset; the file is on the disk in the end. */
export async function serveBare(folder) {
  const server = Fastify({ bodyLimit: Number.MAX_SAFE_INTEGER, keepAliveTimeout: 600_000 });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));
  server.put('/file', async ({ raw }) => {
    await pipeline(raw, createWriteStream(path.join(folder, randomUUID()), { flush: true }));
    return {};
  });
  return server.listen({ host: '127.0.0.1', port: 0 });
}
