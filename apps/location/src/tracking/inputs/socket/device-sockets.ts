import { CommonErrors } from '@skydeck/errors';
import { readBearer } from '@skydeck/auth-guard';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { SocketRoutes } from '../../stream/socket/socket-routes.js';
import { DeviceInlet } from '../device-inlet.js';
import { MessageInvalid, takeOwnPositions } from '../own-positions.js';

const SIGN_IN_MS = 10_000;
/** RFC 6455, 7.4. */
const CLOSED = { refused: 1008, failed: 1011 } as const;

/** Positions of one device by WebSocket: each message is answered once it is committed. */
@Injectable()
export class DeviceSockets implements OnModuleInit {
  readonly #logger = new Logger('Devices');

  constructor(
    private readonly routes: SocketRoutes,
    private readonly inlet: DeviceInlet,
  ) {}

  onModuleInit(): void {
    this.routes.add({
      path: /^\/api\/v1\/devices\/(dev_[0-9a-z]{26})\/socket$/,
      enter: async (request, [id]) => {
        const key = readBearer(request.headers.authorization);
        if (key !== null && !(await this.inlet.withKey(key, id))) {
          throw CommonErrors.unauthenticated();
        }
        return (socket) => this.#attach(socket, id!, key);
      },
    });
  }

  /** @param key null when the first message has to say it: browsers send no headers */
  #attach(socket: WebSocket, id: string, key: string | null): void {
    const closed = this.inlet.opened('websocket');
    const signIn = setTimeout(() => this.#end(socket, 'not_signed_in'), SIGN_IN_MS);
    if (key !== null) clearTimeout(signIn);
    let known = key;
    let working: Promise<void> = Promise.resolve();
    socket.once('close', () => {
      clearTimeout(signIn);
      closed();
    });
    const hear = async (text: string) => {
      if (known === null) {
        known = keyIn(text);
        clearTimeout(signIn);
        await this.#admit(socket, id, known);
      } else await this.#take(socket, id, known, text);
      socket.resume();
    };
    socket.on('message', (bytes: Buffer) => {
      socket.pause();
      working = working.then(() => hear(bytes.toString()));
    });
  }

  async #admit(socket: WebSocket, id: string, key: string): Promise<void> {
    const device = await this.inlet.withKey(key, id).catch(() => null);
    if (device) socket.send(JSON.stringify({ ready: true }));
    else this.#end(socket, 'unknown_device');
  }

  async #take(socket: WebSocket, id: string, key: string, text: string): Promise<void> {
    try {
      const device = await this.inlet.withKey(key, id);
      if (!device) return this.#end(socket, 'unknown_device');
      const results = await takeOwnPositions(this.inlet, 'websocket', device, text);
      socket.send(JSON.stringify({ results }));
    } catch (error) {
      if (error instanceof MessageInvalid) {
        socket.send(JSON.stringify({ error: { code: 'invalid', message: error.message } }));
        return;
      }
      // Not answered: the device sends it again.
      this.#logger.error({ msg: 'What a device sent was not stored.', err: error });
      this.inlet.ended('websocket', 'failed');
      socket.close(CLOSED.failed);
    }
  }

  #end(socket: WebSocket, reason: string): void {
    this.inlet.ended('websocket', reason);
    socket.close(CLOSED.refused, reason);
  }
}

function keyIn(text: string): string {
  try {
    const said = JSON.parse(text) as { key?: unknown } | null;
    return typeof said?.key === 'string' ? said.key : '';
  } catch {
    return '';
  }
}
