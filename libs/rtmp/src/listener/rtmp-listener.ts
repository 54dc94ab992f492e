import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { RtmpEnd } from '../rtmp-end.js';
import { RtmpConnection } from './rtmp-connection.js';
import { RTMP_LIMITS, type RtmpGate, type RtmpLimits } from './rtmp-gate.js';

/** Takes publishers. Those beyond the limits are hung up on. */
export class RtmpListener {
  readonly #open = new Map<Socket, RtmpConnection>();
  readonly #server = createServer((socket) => this.#accept(socket));

  constructor(
    private readonly gate: RtmpGate,
    private readonly limits: RtmpLimits = RTMP_LIMITS,
  ) {}

  async listen(port: number, host: string): Promise<{ host: string; port: number }> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    const { address, port: bound } = this.#server.address() as AddressInfo;
    return { host: address, port: bound };
  }

  /** Takes nobody any more and ends those who are there. */
  async close(why: RtmpEnd): Promise<void> {
    const closed = this.#server.listening ? once(this.#server, 'close') : undefined;
    this.#server.close();
    for (const connection of this.#open.values()) connection.close(why);
    await closed;
  }

  #accept(socket: Socket): void {
    const { connections, connectionsPerAddress } = this.limits;
    const same = [...this.#open.keys()].filter(
      ({ remoteAddress }) => remoteAddress === socket.remoteAddress,
    );
    if (this.#open.size >= connections || same.length >= connectionsPerAddress) {
      socket.destroy();
      return;
    }
    this.#open.set(socket, new RtmpConnection(socket, this.gate, this.limits));
    socket.once('close', () => this.#open.delete(socket));
  }
}
