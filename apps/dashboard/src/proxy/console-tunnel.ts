import {
  type ClientRequest,
  type IncomingMessage,
  request as httpRequest,
  type Server,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { type ApiError, CommonErrors, toErrorEnvelope } from '@skydeck/errors';
import { DashboardErrors } from '../dashboard.errors.js';
import { requestIdOf } from '../http/request-id.js';

/** The address of a console, or of a terminal in a replica, holds a token that opens it once. */
const PATH = /^\/api\/platform(\/v1\/(?:console|exec)\/[\w-]{43})$/;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_HEADERS = [
  'sec-websocket-extensions',
  'sec-websocket-key',
  'sec-websocket-protocol',
  'sec-websocket-version',
];

export interface ConsoleTunnelOptions {
  readonly platformUrl: string;
  readonly dashboardUrl: string;
  /** @throws `dashboard.wrong_host` */
  readonly refuseForeignHosts: (request: Pick<IncomingMessage, 'headers'>) => void;
}

/**
 * Passes the WebSockets of consoles on to the platform, so that a page needs to reach one address
 * only. Nothing else is upgraded.
 */
export class ConsoleTunnel {
  readonly #open = new Set<Duplex>();

  constructor(private readonly options: ConsoleTunnelOptions) {}

  /** Takes the upgrades that this server is asked for. */
  attach(server: Server): void {
    const upgradable = server as Server & {
      shouldUpgradeCallback: (request: IncomingMessage) => boolean;
    };
    // Any other offer to upgrade is declined by answering the request itself (RFC 9110, 7.8).
    upgradable.shouldUpgradeCallback = ({ url = '' }) => PATH.test(url);
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      try {
        this.#refuseForeignPages(request);
        this.#join(request, socket, head);
      } catch (error) {
        refuse(request, socket, error as ApiError);
      }
    });
  }

  close(): void {
    for (const socket of this.#open) socket.destroy();
  }

  /** Browsers tell of every WebSocket which page opened it. */
  #refuseForeignPages(request: IncomingMessage): void {
    this.options.refuseForeignHosts(request);
    const { origin = '', host } = request.headers;
    const isOwn = URL.canParse(origin) && new URL(origin).host === host;
    if (!isOwn) throw DashboardErrors.cross_site();
  }

  #join(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const asked = this.#ask(request);
    this.#track(socket);
    socket.once('close', () => asked.destroy());
    asked.on('upgrade', (answer, upstream: Duplex, first: Buffer) => {
      asked.setTimeout(0);
      this.#track(upstream);
      upstream.on('error', () => upstream.destroy());
      upstream.once('close', () => socket.destroy());
      socket.once('close', () => upstream.destroy());
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${rawHeaders(answer)}\r\n`);
      socket.write(first);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    asked.on('response', (answer) => {
      const { statusCode = 502, statusMessage = '' } = answer;
      socket.write(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n${rawHeaders(answer)}\r\n`);
      answer.pipe(socket);
    });
    asked.on('error', (cause) => {
      if (!socket.destroyed) refuse(request, socket, away(cause));
    });
    asked.on('timeout', () => asked.destroy(new Error('the platform did not answer in time')));
    asked.end();
  }

  #ask(request: IncomingMessage): ClientRequest {
    const { platformUrl, dashboardUrl } = this.options;
    const [, path = ''] = PATH.exec(request.url ?? '') ?? [];
    const url = new URL(path, platformUrl);
    const passed = SOCKET_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return send(url, {
      timeout: CONNECT_TIMEOUT_MS,
      headers: {
        ...Object.fromEntries(passed),
        connection: 'Upgrade',
        upgrade: 'websocket',
        // The page is one of ours, whichever of our names it was opened by.
        origin: new URL(dashboardUrl).origin,
        'x-request-id': requestIdOf(request),
      },
    });
  }

  #track(socket: Duplex): void {
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
  }
}

const away = (cause: unknown) =>
  CommonErrors.unavailable({
    detail: 'The platform service does not answer.',
    retryAfterS: 2,
    cause,
  });

function rawHeaders({ rawHeaders: raw }: IncomingMessage): string {
  const lines: string[] = [];
  for (let at = 0; at < raw.length; at += 2) lines.push(`${raw[at]}: ${raw[at + 1]}\r\n`);
  return lines.join('');
}

function refuse(request: IncomingMessage, socket: Duplex, error: ApiError): void {
  const body = JSON.stringify(toErrorEnvelope(error, requestIdOf(request)));
  const head = [
    `HTTP/1.1 ${error.status} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
