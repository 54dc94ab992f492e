import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  constants,
  createSecureServer,
  type Http2SecureServer,
  type ServerHttp2Session,
} from 'node:http2';
import type { Socket } from 'node:net';
import { callbackify } from 'node:util';
import { chooseCertificate, type CertificateSources } from '../certificates/choose-certificate.js';
import { type PublicListenerOptions, answerParseErrors, http1Options } from './public-listener.js';
import type { VisitHandler } from './visit-handler.js';

const MOST_STREAMS = 128;
const MOST_HEADERS = 200;
/** RFC 9113 §6.8: "no new streams, please" first, the last stream that counts a while later. */
const HIGHEST_STREAM = 2 ** 31 - 1;
const NOTICE_MS = 1_000;

/** A TLS server, with what it takes to stop one. */
export interface TlsListener {
  readonly server: Http2SecureServer;
  /** Lets HTTP/2 connections finish what they carry, and takes nothing new on them. */
  closeSessions(): void;
  /** The same for connections on which requests may be under way that have not been seen yet. */
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
  let isLeaving = false;
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
    visits.onRequest(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    session.on('error', () => session.destroy());
    session.setTimeout(options.keepAliveTimeoutMs, () => session.close());
    if (isLeaving) leave(session);
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
      isLeaving = true;
      for (const session of sessions) leave(session);
    },
    destroyConnections: () => connections.forEach((socket) => socket.destroy()),
  };
}

function leave(session: ServerHttp2Session): void {
  if (session.destroyed || session.closed) return;
  session.goaway(constants.NGHTTP2_NO_ERROR, HIGHEST_STREAM);
  setTimeout(() => session.close(), NOTICE_MS);
}
