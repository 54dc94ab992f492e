import type { FastifyInstance } from 'fastify';
import { DashboardErrors } from '../dashboard.errors.js';
import type { BrowserSessions } from '../session/browser-sessions.js';
import { namedByQuery } from './named-by-query.js';
import type { Relay } from './relay.js';
import { upstreamPath } from './upstream-path.js';
import type { Upstream } from './upstreams.js';

export interface ProxyRoutes {
  readonly upstreams: ReadonlyMap<string, Upstream>;
  readonly sessions: BrowserSessions;
  readonly relay: Relay;
}

/** `/api/<service>/…`: the services, as the account that is signed in. */
export function addProxyRoutes(api: FastifyInstance, options: ProxyRoutes): void {
  const { upstreams, sessions, relay } = options;
  // Bodies pass through as they are; the service checks type and size.
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  api.all('/:service/*', async (request, reply) => {
    const [path, asked] = splitOnce(request.raw.url ?? '', '?');
    const { query, headers } = namedByQuery(request.method, asked);
    const [, , name = '', ...rest] = path.split('/');
    const upstream = upstreams.get(name);
    if (!upstream) throw DashboardErrors.not_proxied();
    const below = upstreamPath(rest.join('/'), upstream.prefix);
    const session = await sessions.require(request, reply);
    const status = await relay.pass(request, reply, {
      name,
      origin: upstream.url,
      path: query === undefined ? below : `${below}?${query}`,
      bearer: session.accessToken,
      headers,
    });
    if (status === 401) sessions.distrust(session);
    return reply;
  });
}

function splitOnce(text: string, by: string): [string, string | undefined] {
  const at = text.indexOf(by);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
