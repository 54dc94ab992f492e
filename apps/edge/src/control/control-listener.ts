import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, CommonErrors } from '@skydeck/errors';
import { newId } from '@skydeck/ids';
import type { Logger } from 'pino';
import { answerError } from '../public/error-answer.js';
import { HostName } from '../routes/route.schema.js';
import type { EdgeMetrics } from '../stats/telemetry.js';
import { bearerCheck } from './bearer.js';
import type { ControlApi } from './control-api.js';
import type { ControlGate } from './control-gate.js';
import { forward } from './forward.js';

export interface ControlListenerOptions {
  readonly api: ControlApi;
  readonly metrics: EdgeMetrics;
  readonly gate: ControlGate;
  readonly secret: string;
  readonly logger: Logger;
  /** Number of the worker that this is; 0 where there is only one process. */
  readonly worker: () => number;
}

/**
 * The server that the platform steers the edge by. Who can reach it may look at health and metrics;
 * everything else is guarded.
 */
export function createControlListener(options: ControlListenerOptions): Server {
  const { api, metrics, gate, logger } = options;
  const isAllowed = bearerCheck(options.secret);
  let listening: AddressInfo;

  const answer = async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const url = new URL(request.url ?? '/', 'http://control');
    if (gate.isForwarding) return await forward(request, response, listening);
    if (url.pathname === '/readyz' && !api.isReady) throw CommonErrors.unavailable();
    if (url.pathname === '/healthz' || url.pathname === '/readyz') {
      return sendData(response, id, { status: 'ok', worker: options.worker() });
    }
    if (url.pathname === '/metrics') {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType, 'x-request-id': id });
      return response.end(text);
    }
    if (!isAllowed(request.headers.authorization)) throw CommonErrors.unauthenticated();
    if ((await gate.pass()) === 'forward') return await forward(request, response, listening);
    const left = new AbortController();
    response.once('close', () => left.abort());
    const called = call(api, request, url, left.signal);
    return sendData(response, id, await (isChange(request, url) ? gate.change(called) : called));
  };

  const refuse = (request: IncomingMessage, response: ServerResponse, id: string, why: unknown) => {
    const error = why instanceof ApiError ? why : CommonErrors.internal_error({ cause: why });
    if (error.status >= 500) logger.error({ request_id: id, err: why }, 'control failed');
    if (!request.complete) response.shouldKeepAlive = false;
    if (response.headersSent) response.destroy();
    else answerError(response, error, id);
  };

  const server = createServer((request, response) => {
    const id = newId('req');
    answer(request, response, id).catch((why: unknown) => refuse(request, response, id, why));
  });
  return server.on('listening', () => {
    listening = server.address() as AddressInfo;
  });
}

/** A drain may take minutes and changes nothing. */
function isChange({ method }: IncomingMessage, { pathname }: URL): boolean {
  return method !== 'GET' && pathname !== '/v1/drain';
}

/** Finds the method of the API that a request means. */
async function call(
  api: ControlApi,
  request: IncomingMessage,
  url: URL,
  left: AbortSignal,
): Promise<object> {
  const { method } = request;
  const at = (verb: string, path: string) => method === verb && url.pathname === path;
  if (at('GET', '/v1/routes')) return api.list();
  if (at('GET', '/v1/stats')) return api.stats();
  if (at('GET', '/v1/wakes')) return await api.wakes(url, left);
  if (at('PUT', '/v1/snapshot')) return await api.putSnapshot(request);
  if (at('POST', '/v1/drain')) return await api.drain(request);
  if (at('GET', '/v1/certificates')) return api.tls.list();
  if (at('GET', '/v1/certificate-requests')) return await api.tls.wanted(url, left);
  if (at('POST', '/v1/challenges')) return await api.tls.putChallenge(request);
  const [, token] = /^\/v1\/challenges\/([\w-]{1,256})$/.exec(url.pathname) ?? [];
  if (token !== undefined && method === 'DELETE') return api.tls.removeChallenge(token);
  const named = hostIn(url.pathname, 'certificates');
  if (named !== undefined && method === 'PUT') return await api.tls.put(request, named);
  if (named !== undefined && method === 'DELETE') return await api.tls.remove(named);
  const host = hostIn(url.pathname, 'routes');
  if (host !== undefined && method === 'PUT') return await api.putRoute(request, host);
  if (host !== undefined && method === 'DELETE') {
    return await api.deleteRoute(host, url.searchParams.get('version'));
  }
  throw CommonErrors.route_not_found();
}

function hostIn(path: string, kind: 'routes' | 'certificates'): string | undefined {
  const [, found, encoded] = /^\/v1\/(routes|certificates)\/([^/]+)$/.exec(path) ?? [];
  if (encoded === undefined || found !== kind) return undefined;
  const name = HostName.safeParse(decode(encoded));
  if (name.success) return name.data;
  throw CommonErrors.validation_failed({
    issues: [{ location: 'path.host', code: 'invalid', message: 'must be a host name' }],
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function sendData(response: ServerResponse, id: string, data: object): void {
  const body = JSON.stringify({ data, meta: { request_id: id } });
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': id,
  });
  response.end(body);
}
