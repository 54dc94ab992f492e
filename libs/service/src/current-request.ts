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
  /** The customer's own id of the user for whom it is asked; undefined when nobody is named. */
  readonly endUser: string | undefined;
  /** What the request makes, when it named an `Idempotency-Key`. */
  readonly thing: Remembered['thing'];
  /** A header that was sent once, by its name in lower case. */
  readonly header: (name: string) => string | undefined;
}

interface Remembered {
  readonly principal?: Caller;
  readonly endUser?: string | undefined;
  readonly thing?:
    | { readonly ulid: string; readonly seed: Buffer; readonly mayBeMade: boolean }
    | undefined;
}

const storage = new AsyncLocalStorage<FastifyRequest & Remembered>();

/** Remembers each request for the code that serves it. Runs after the body was read. */
export function rememberRequests(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) => storage.run(request, done));
}

/** The request that is being served; undefined in background work. */
export function currentRequest(): CurrentRequest | undefined {
  const request = storage.getStore();
  if (!request) return undefined;
  const { id, ip, headers, principal, endUser, thing } = request;
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  const userAgent = headers['user-agent']?.slice(0, 256) ?? null;
  return { id, ip, userAgent, caller: principal, endUser, thing, header };
}

/** Says for which user the running request is, who asks where no guard has looked, and what it makes. */
export function identifyRequest(who: {
  readonly endUser?: string | undefined;
  readonly caller?: Caller;
  readonly thing?: Remembered['thing'];
}): void {
  const request = storage.getStore();
  if (!request) return;
  const { endUser, caller, thing } = who;
  Object.assign(
    request,
    endUser !== undefined && { endUser },
    caller && { principal: caller },
    thing && { thing },
  );
}
