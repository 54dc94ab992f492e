import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CommonErrors } from '@skydeck/errors';
import { allowUpgrades, refuseUpgrade, takeConnection } from '@skydeck/service';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { WebSocketServer } from 'ws';
import { ownOrigins } from '../../vps/console/own-origins.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { ReplicaExecErrors } from './exec.errors.js';
import { ExecConnections } from './exec-connections.js';
import { ExecTickets } from './exec-tickets.js';

const PATH = '/v1/exec/';
const LARGEST_FRAME_BYTES = 64 * 1024;
const LOOK_EVERY_MS = 5_000;

/** Takes WebSocket connections to commands inside replicas on the public listener. */
@Injectable()
export class ExecGateway implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #isClosing = false;
  #looking: NodeJS.Timeout | undefined;
  readonly #origins: ReadonlySet<string>;
  readonly #logger = new Logger(ExecGateway.name);
  readonly #sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LARGEST_FRAME_BYTES,
    perMessageDeflate: false,
  });

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly tickets: ExecTickets,
    private readonly connections: ExecConnections,
    settings: LaunchpadSettings,
  ) {
    this.#origins = ownOrigins(settings.config);
  }

  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    allowUpgrades(server, PATH);
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (isOurs(request)) void this.#upgrade(request, socket, head);
    });
    this.#looking = setInterval(() => {
      this.connections.look().catch((error: unknown) => {
        this.#logger.warn({ msg: 'commands in replicas not looked at', err: error });
      });
    }, LOOK_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#looking);
    await this.connections.close();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => undefined);
    try {
      if (this.#isClosing) throw CommonErrors.unavailable();
      const { origin } = request.headers;
      if (origin !== undefined && !this.#origins.has(origin)) {
        throw ReplicaExecErrors.origin_refused();
      }
      const [path = ''] = (request.url ?? '').split('?');
      const redeemed = await this.tickets.redeem(path.slice(PATH.length));
      if (!redeemed) throw ReplicaExecErrors.token_invalid();
      takeConnection(socket);
      this.#sockets.handleUpgrade(request, socket, head, (opened) =>
        this.connections.attach(opened, redeemed.ticket, redeemed.command),
      );
    } catch (error) {
      refuseUpgrade(request, socket, error, this.#logger);
    }
  }
}

function isOurs({ url }: IncomingMessage): boolean {
  return url?.startsWith(PATH) ?? false;
}
