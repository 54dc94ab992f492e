import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CommonErrors } from '@skydeck/errors';
import { allowUpgrades, refuseUpgrade, takeConnection } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type WebSocket, WebSocketServer } from 'ws';

const LARGEST_FRAME_BYTES = 512 * 1024;
const PING_MS = 15_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** RFC 6455, 7.4: the service restarts, connect again. */
const RESTART = 1012;

/** A path that takes WebSockets. */
export interface SocketRoute {
  /** Fits the path and nothing else; its groups are the parameters. */
  readonly path: RegExp;
  /** The subprotocol that is spoken, where there is one. */
  readonly protocol?: string;
  /**
   * Decides whether who asks is let in, and says what to do with the connection.
   * @throws an error of a catalogue, which is the answer
   */
  enter(
    request: IncomingMessage,
    parameters: readonly string[],
  ): Promise<(socket: WebSocket) => void>;
}

/** Takes WebSockets on the public listener, and looks whether they live. */
@Injectable()
export class SocketRoutes implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #routes: SocketRoute[] = [];
  readonly #open = new Set<WebSocket>();
  readonly #logger = new Logger('Sockets');
  readonly #sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LARGEST_FRAME_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('mqtt') ? 'mqtt' : false),
  });
  #isClosing = false;

  constructor(private readonly host: HttpAdapterHost) {}

  /** Adds a route, before the service listens. */
  add(route: SocketRoute): void {
    this.#routes.push(route);
  }

  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    for (const { path } of this.#routes) allowUpgrades(server, path);
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      void this.#upgrade(request, socket, head);
    });
  }

  onModuleDestroy(): void {
    this.#isClosing = true;
    for (const socket of this.#open) {
      socket.close(RESTART);
      setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
    }
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => undefined);
    try {
      if (this.#isClosing) throw CommonErrors.unavailable();
      const path = (request.url ?? '').split('?', 1)[0]!;
      const route = this.#routes.find((one) => one.path.test(path));
      if (!route) throw CommonErrors.route_not_found();
      const attach = await route.enter(request, route.path.exec(path)!.slice(1));
      takeConnection(socket);
      this.#sockets.handleUpgrade(request, socket, head, (opened) => {
        this.#watch(opened);
        attach(opened);
      });
    } catch (error) {
      refuseUpgrade(request, socket, error, this.#logger);
    }
  }

  #watch(socket: WebSocket): void {
    let isAlive = true;
    this.#open.add(socket);
    const pinging = setInterval(() => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
    }, PING_MS);
    socket.on('pong', () => (isAlive = true));
    socket.on('error', () => socket.terminate());
    socket.once('close', () => {
      clearInterval(pinging);
      this.#open.delete(socket);
    });
  }
}
