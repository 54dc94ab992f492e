import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/** What a folder of files costs at least: nobody is asked who they are. */
export async function serveFolder(folder) {
  const server = Fastify({ keepAliveTimeout: 600_000 });
  await server.register(fastifyStatic, { root: folder, immutable: true, maxAge: '365d' });
  return server.listen({ host: '127.0.0.1', port: 0 });
}
