import {
  type ClientRequest,
  type IncomingMessage,
  request as httpRequest,
  type Server,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { ApiError, CommonErrors } from '@skydeck/errors';
import { DashboardErrors } from '../../dashboard.errors.js';
import { requestIdOf } from '../../http/request-id.js';
import { cookieLines, rawHeaders, refuse } from './answers.js';
import type { TunnelDoor } from './tunnel-door.js';

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_HEADERS = [
  'sec-websocket-extensions',
  'sec-websocket-key',
  'sec-websocket-protocol',
  'sec-websocket-version',
];

export interface SocketTunnelOptions {
  readonly doors: readonly TunnelDoor[];
  readonly dashboardUrl: string;
  /** @throws `dashboard.wrong_host` */
  readonly refuseForeignHosts: (request: Pick<IncomingMessage, 'headers'>) => void;
}

/** What a browser asked for, and how it is answered. */
interface Asking {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly door: TunnelDoor;
  readonly cookies: readonly string[];
}

/**
 * Passes WebSockets on to the services, so that a page needs to reach one address only. What no
 * door is for is not upgraded.
 */
export class SocketTunnel {
  readonly #open = new Set<Duplex>();

  constructor(private readonly options: SocketTunnelOptions) {}

  /** Takes the upgrades that this server is asked for. */
  attach(server: Server): void {
    const upgradable = server as Server & {
      shouldUpgradeCallback: (request: IncomingMessage) => boolean;
    };
    // Any other offer to upgrade is declined by answering the request itself (RFC 9110, 7.8).
    upgradable.shouldUpgradeCallback = (request) => this.#doorOf(request) !== undefined;
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      void this.#take(request, socket, head);
    });
  }

  close(): void {
    for (const socket of this.#open) socket.destroy();
  }

  #doorOf({ url = '' }: IncomingMessage): TunnelDoor | undefined {
    return this.options.doors.find(({ address }) => address.test(url));
  }

  async #take(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    this.#track(socket);
    const cookies: string[] = [];
    try {
      this.#refuseForeignPages(request);
      const door = this.#doorOf(request)!;
      const target = await door.targetOf(request);
      cookies.push(...target.cookies);
      if (target.to instanceof ApiError) throw target.to;
      if (!socket.destroyed) this.#join({ request, socket, head, door, cookies }, target.to);
    } catch (error) {
      const refusal = error instanceof ApiError ? error : CommonErrors.unavailable();
      refuse(request, socket, refusal, cookies);
    }
  }

  /** Browsers tell of every WebSocket which page opened it. */
  #refuseForeignPages(request: IncomingMessage): void {
    this.options.refuseForeignHosts(request);
    const { origin = '', host } = request.headers;
    const isOwn = URL.canParse(origin) && new URL(origin).host === host;
    if (!isOwn) throw DashboardErrors.cross_site();
  }

  #join({ request, socket, head, door, cookies }: Asking, to: URL): void {
    const asked = this.#ask(request, to);
    const given = cookieLines(cookies);
    socket.once('close', () => asked.destroy());
    asked.on('upgrade', (answer, upstream: Duplex, first: Buffer) => {
      asked.setTimeout(0);
      this.#track(upstream);
      upstream.on('error', () => upstream.destroy());
      upstream.once('close', () => socket.destroy());
      socket.once('close', () => upstream.destroy());
      endAfter(door.longestMs, socket);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${rawHeaders(answer)}${given}\r\n`);
      socket.write(first);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    asked.on('response', (answer) => {
      const { statusCode = 502, statusMessage = '' } = answer;
      socket.write(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n${rawHeaders(answer)}${given}\r\n`);
      answer.pipe(socket);
    });
    asked.on('error', (cause) => {
      if (!socket.destroyed) refuse(request, socket, away(door.service, cause), cookies);
    });
    asked.on('timeout', () => asked.destroy(new Error('the service did not answer in time')));
    asked.end();
  }

  #ask(request: IncomingMessage, to: URL): ClientRequest {
    const passed = SOCKET_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const send = to.protocol === 'https:' ? httpsRequest : httpRequest;
    return send(to, {
      timeout: CONNECT_TIMEOUT_MS,
      headers: {
        ...Object.fromEntries(passed),
        connection: 'Upgrade',
        upgrade: 'websocket',
        // The page is one of ours, whichever of our names it was opened by.
        origin: new URL(this.options.dashboardUrl).origin,
        'x-request-id': requestIdOf(request),
      },
    });
  }

  #track(socket: Duplex): void {
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
  }
}

function endAfter(longestMs: number | undefined, socket: Duplex): void {
  if (longestMs === undefined) return;
  const ending = setTimeout(() => socket.destroy(), longestMs);
  socket.once('close', () => clearTimeout(ending));
}

const away = (service: string, cause: unknown) =>
  CommonErrors.unavailable({
    detail: `The ${service} service does not answer.`,
    retryAfterS: 2,
    cause,
  });
