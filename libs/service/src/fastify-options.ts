import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { requestIdOf, sendError, toApiError } from '@skydeck/envelope';
import { type ApiError, CommonErrors, toErrorEnvelope } from '@skydeck/errors';
import type { ArrivalLimits, ServiceDefinition } from './service-definition.js';
import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';

export const BODY_LIMIT_BYTES = 1024 * 1024;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const LONGEST_PARAM_CHARS = 1024;
export const ARRIVAL: ArrivalLimits = { headersMs: 20_000, requestMs: 60_000, lookEveryMs: 5000 };

/**
 * Fastify settings that keep every answer inside the envelope, also those that a Nest filter
 * never sees: requests that the router or the HTTP parser refuses.
 */
export function fastifyOptions({
  arrival,
  listen,
}: Pick<ServiceDefinition, 'arrival' | 'listen'>): FastifyHttpOptions<Server> {
  const limits = serverLimits(arrival);
  return {
    genReqId: (request) => requestIdOf(request),
    requestIdHeader: false,
    // From right to left, the first address that is no trusted proxy is the caller's.
    trustProxy: [...(listen.trustedProxies ?? [])],
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // Whoever still gets through is served, and told to connect anew.
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PARAM_CHARS, ignoreTrailingSlash: true },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendError(reply, toApiError(error), request.id),
    clientErrorHandler: refuseConnection,
    // Node's own refusals have no body; `keepEnveloped` refuses in its place.
    http: limits,
  };
}

/** Options of `node:http` that both listeners share: nobody may keep a connection busy for free. */
export function serverLimits({ headersMs, lookEveryMs }: ArrivalLimits = ARRIVAL) {
  return {
    requireHostHeader: false,
    headersTimeout: headersMs,
    // `limitArrival` sees to it, as streamed bodies have other limits.
    requestTimeout: 0,
    connectionsCheckingInterval: lookEveryMs,
  };
}

const BY_PARSER_CODE: Record<string, () => ApiError> = {
  HPE_HEADER_OVERFLOW: CommonErrors.headers_too_large,
  ERR_HTTP_REQUEST_TIMEOUT: CommonErrors.timeout,
};

/** Makes a server of ours answer in the envelope where Node would answer by itself. */
export function keepEnveloped(server: Server): void {
  if (server.listenerCount('clientError') === 0) server.on('clientError', refuseConnection);
  // An expectation other than `100-continue` may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** RFC 9112, section 3.2: a request of HTTP/1.1 names its host. */
export function refuseWithoutHost(request: FastifyRequest): ApiError | undefined {
  const isNamed = request.headers.host !== undefined || request.raw.httpVersion !== '1.1';
  return isNamed ? undefined : CommonErrors.invalid_request();
}

/** Answers a request that has no route to answer it, and hangs up. */
export function refuseConnection(problem: NodeJS.ErrnoException, socket: Duplex): void {
  if (problem.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const error = (BY_PARSER_CODE[problem.code ?? ''] ?? CommonErrors.invalid_request)();
  const requestId = requestIdOf({ headers: {} });
  const body = JSON.stringify(toErrorEnvelope(error, requestId));
  const head = [
    `HTTP/1.1 ${error.status} Refused`,
    'content-type: application/json; charset=utf-8',
    `x-request-id: ${requestId}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
