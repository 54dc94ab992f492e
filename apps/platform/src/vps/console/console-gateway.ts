import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CommonErrors } from '@skydeck/errors';
import { allowUpgrades, refuseUpgrade, takeConnection } from '@skydeck/service';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { WebSocketServer } from 'ws';
import { VpsSettings } from '../vps-settings.js';
import { ConsoleErrors } from './console.errors.js';
import { ConsoleTickets } from './console-tickets.js';
import { ownOrigins } from './own-origins.js';
import { Recordings } from './recordings/recordings.js';
import { ConsoleSessions } from './session/console-sessions.js';

const PATH = '/v1/console/';
const LARGEST_FRAME_BYTES = 64 * 1024;
const LOOK_EVERY_MS = 5_000;

/** Takes WebSocket connections to consoles on the public listener. */
@Injectable()
export class ConsoleGateway
  implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  #isClosing = false;
  #looking: NodeJS.Timeout | undefined;
  readonly #origins: ReadonlySet<string>;
  readonly #logger = new Logger(ConsoleGateway.name);
  readonly #sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LARGEST_FRAME_BYTES,
    perMessageDeflate: false,
  });

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly tickets: ConsoleTickets,
    private readonly sessions: ConsoleSessions,
    private readonly recordings: Recordings,
    settings: VpsSettings,
  ) {
    this.#origins = ownOrigins(settings.config);
  }

  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    allowUpgrades(server, PATH);
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (request.url?.startsWith(PATH)) void this.#upgrade(request, socket, head);
    });
    this.#looking = setInterval(() => {
      this.sessions
        .look()
        .catch((error: unknown) =>
          this.#logger.warn({ msg: 'consoles not looked at', err: error }),
        );
    }, LOOK_EVERY_MS);
  }

  /** Before the engines are let go of. */
  async onModuleDestroy(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#looking);
    await this.sessions.close();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.recordings.settled();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => undefined);
    try {
      if (this.#isClosing) throw CommonErrors.unavailable();
      const { origin } = request.headers;
      if (origin !== undefined && !this.#origins.has(origin)) throw ConsoleErrors.origin_refused();
      const [path = ''] = (request.url ?? '').split('?');
      const ticket = await this.tickets.redeem(path.slice(PATH.length));
      if (!ticket) throw ConsoleErrors.token_invalid();
      takeConnection(socket);
      this.#sockets.handleUpgrade(request, socket, head, (opened) =>
        this.sessions.attach(opened, ticket),
      );
    } catch (error) {
      refuseUpgrade(request, socket, error, this.#logger);
    }
  }
}
