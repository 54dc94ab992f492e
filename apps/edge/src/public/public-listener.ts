import type { EventEmitter } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { CommonErrors, toErrorEnvelope } from '@skydeck/errors';
import { newId } from '@skydeck/ids';
import { EdgeErrors } from '../edge.errors.js';
import type { VisitHandler } from './visit-handler.js';

export interface PublicListenerOptions {
  readonly maxHeaderBytes: number;
  readonly headersTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  /** Time that a TLS handshake may take, with the wait for a certificate. */
  readonly handshakeTimeoutMs: number;
}

/** The server that visitors talk to. It is strict about HTTP: what is ambiguous is refused. */
export function createPublicListener(visits: VisitHandler, options: PublicListenerOptions): Server {
  const server = createServer(http1Options(options), (request, response) =>
    visits.onRequest(request, response),
  );
  server.on('upgrade', (request, socket, head) => visits.onUpgrade(request, socket, head));
  answerParseErrors(server, visits);
  return server;
}

/** How HTTP/1.1 is read, with TLS and without. */
export function http1Options(options: PublicListenerOptions): ServerOptions {
  return {
    insecureHTTPParser: false,
    maxHeaderSize: options.maxHeaderBytes,
    headersTimeout: options.headersTimeoutMs,
    keepAliveTimeout: options.keepAliveTimeoutMs,
    connectionsCheckingInterval: Math.max(100, Math.min(5_000, options.headersTimeoutMs)),
    // A body may stream for as long as it makes progress.
    requestTimeout: 0,
    noDelay: true,
    // HTTP/2 in clear text is declined by ignoring the offer; a body never comes with an upgrade.
    shouldUpgradeCallback: ({ method, headers }) =>
      method === 'GET' &&
      headers.upgrade?.toLowerCase() !== 'h2c' &&
      headers['transfer-encoding'] === undefined &&
      Number(headers['content-length'] ?? 0) === 0,
  };
}

/** Answers what cannot be read as a request. */
export function answerParseErrors(server: EventEmitter, visits: VisitHandler): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // An answer would wait for a handshake that took too long, and be read as that of a request.
    const isUnheard = !socket.writable || error.code === 'ERR_TLS_HANDSHAKE_TIMEOUT';
    if (isUnheard || visits.isAnswering(socket)) socket.destroy();
    else socket.end(rejection(error.code));
  });
}

/** The answer to bytes that are no request: there is nothing yet that could send it for us. */
function rejection(code = ''): string {
  const error = parseError(code);
  const id = newId('req');
  const body = JSON.stringify(toErrorEnvelope(error, id));
  return [
    `HTTP/1.1 ${error.status} ${error.status === 400 ? 'Bad Request' : 'Refused'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

function parseError(code: string) {
  if (code === 'HPE_HEADER_OVERFLOW') return CommonErrors.headers_too_large();
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return CommonErrors.timeout();
  return EdgeErrors.bad_request(
    code === '' ? {} : { detail: `This request cannot be read: ${code}.` },
  );
}
