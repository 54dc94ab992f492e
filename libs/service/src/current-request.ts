import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Who asks, as the guard found it; absent until the guard has run and on open routes. */
interface Caller {
  readonly kind: 'account' | 'key' | 'service';
  readonly id: string;
}

/** The request that the running code serves, however deep it is. */
export interface CurrentRequest {
  /** `req_…`, or what the caller sent as `X-Request-Id`. */
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly caller: Caller | undefined;
  /** A header that was sent once, by its name in lower case. */
  readonly header: (name: string) => string | undefined;
}

const storage = new AsyncLocalStorage<FastifyRequest & { readonly principal?: Caller }>();

/** Remembers each request for the code that serves it. Runs after the body was read. */
export function rememberRequests(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) => storage.run(request, done));
}

/** The request that is being served; undefined in background work. */
export function currentRequest(): CurrentRequest | undefined {
  const request = storage.getStore();
  if (!request) return undefined;
  const { id, ip, headers, principal } = request;
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  const userAgent = headers['user-agent']?.slice(0, 256) ?? null;
  return { id, ip, userAgent, caller: principal, header };
}
