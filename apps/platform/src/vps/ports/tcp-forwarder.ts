import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Forwarder, Target } from './forwarder.js';

/** A port of this machine whose connections are led elsewhere, as fast as the slower end reads. */
export class TcpForwarder implements Forwarder {
  readonly #open = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  /** @throws when somebody else has the port */
  static async listen(address: string, port: number, target: Target): Promise<TcpForwarder> {
    // Each end may say that it has no more to send while the other still does.
    const server = createServer({ allowHalfOpen: true, pauseOnConnect: true });
    const forwarder = new TcpForwarder(server);
    server.on('connection', (socket) => void forwarder.#lead(socket, target));
    server.listen(port, address);
    await once(server, 'listening');
    return forwarder;
  }

  /** Ends every connection. */
  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.#open) socket.destroy();
    await closed;
  }

  async #lead(socket: Socket, target: Target): Promise<void> {
    this.#keep(socket);
    try {
      const far = this.#keep(connect({ ...(await target()), allowHalfOpen: true }));
      await once(far, 'connect');
      socket.resume();
      await Promise.all([pipeline(socket, far), pipeline(far, socket)]);
    } catch {
      // The server is off, or one end went away: the caller sees that its connection ends.
      socket.resetAndDestroy();
    }
  }

  #keep(socket: Socket): Socket {
    this.#open.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.#open.delete(socket));
    return socket;
  }
}
