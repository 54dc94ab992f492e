import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import { callbackify } from 'node:util';
import { chooseCertificate, type CertificateSources } from '../certificates/choose-certificate.js';
import { Farewell } from './farewell.js';
import { type PublicListenerOptions, answerParseErrors, http1Options } from './public-listener.js';
import type { VisitHandler } from './visit-handler.js';

const MOST_STREAMS = 128;
const MOST_HEADERS = 200;

/** A TLS server, with what it takes to stop one. */
export interface TlsListener {
  readonly server: Http2SecureServer;
  /** Lets HTTP/2 connections finish what they carry, and takes nothing new on them. */
  closeSessions(): void;
  /** The same for each connection with its next request, so that none on its way is refused. */
  leaveSessions(): void;
  destroyConnections(): void;
}

/** The TLS server: HTTP/2, and HTTP/1.1 with its upgrades for those who speak only that. */
export function createTlsListener(
  visits: VisitHandler,
  sources: CertificateSources,
  options: PublicListenerOptions,
): TlsListener {
  const sessions = new Set<ServerHttp2Session>();
  let farewell: Farewell | undefined;
  const server = createSecureServer({
    ...http1Options(options),
    allowHTTP1: true,
    minVersion: 'TLSv1.2',
    handshakeTimeout: Math.max(options.headersTimeoutMs, options.handshakeTimeoutMs),
    maxHeaderListPairs: MOST_HEADERS,
    settings: {
      maxConcurrentStreams: MOST_STREAMS,
      maxHeaderListSize: options.maxHeaderBytes,
      enablePush: false,
    },
    SNICallback: callbackify((name: string) => chooseCertificate(name, sources)),
  });
  server.on('request', (request, response) => {
    // The two kinds of request differ only where the code asks for `httpVersionMajor`.
    const begin = () =>
      visits.onRequest(
        request as unknown as IncomingMessage,
        response as unknown as ServerResponse,
      );
    const session = farewell && request.httpVersionMajor === 2 ? request.stream.session : undefined;
    if (farewell && session) void farewell.say(session).then(begin);
    else begin();
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    session.on('error', () => session.destroy());
    session.setTimeout(options.keepAliveTimeoutMs, () => session.close());
  });
  server.on('upgrade', (request, socket, head) => visits.onUpgrade(request, socket, head));
  answerParseErrors(server, visits);
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return {
    server,
    closeSessions: () => sessions.forEach((session) => session.close()),
    leaveSessions: () => {
      farewell ??= new Farewell();
    },
    destroyConnections: () => connections.forEach((socket) => socket.destroy()),
  };
}
