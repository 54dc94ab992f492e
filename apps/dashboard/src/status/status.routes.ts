import type { FastifyInstance } from 'fastify';
import { statusPage } from './status-page.js';
import type { StatusWatch } from './status-watch.js';

/** As long as between two looks, nobody needs to ask again. */
const CACHE = 'public, max-age=10';

/** `/status` for people and `/status.json` for programs: no sign-in, no cookies, any origin. */
export function addStatusRoutes(fastify: FastifyInstance, watch: StatusWatch): void {
  fastify.get('/status', async (_request, reply) => {
    void reply.headers({ 'cache-control': CACHE }).type('text/html; charset=utf-8');
    return statusPage(await watch.report());
  });
  fastify.get('/status.json', async (_request, reply) => {
    void reply.headers({
      'cache-control': CACHE,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    return { data: await watch.report() };
  });
  fastify.addHook('onListen', (done) => {
    watch.start();
    done();
  });
  fastify.addHook('preClose', (done) => {
    watch.stop();
    done();
  });
}
