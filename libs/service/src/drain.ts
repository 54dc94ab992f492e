import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const LOOK_AGAIN_MS = 25;
const LONGEST_MS = 10_000;

const taken = new WeakSet<object>();

/** Says that a connection is not HTTP's any more, such as a WebSocket's: who took it closes it. */
export function takeConnection(socket: Duplex): void {
  taken.add(socket);
}

/**
 * Makes servers that close let go of their connections. Node waits for every connection that was
 * not idle at the moment of closing, and counts those as busy on which nothing was asked yet,
 * such as browsers open in advance.
 */
export class Drain {
  readonly #servers: Server[] = [];
  readonly #unused = new Set<Socket>();

  /** Notices the connections of a server from now on. */
  watch(server: Server): void {
    this.#servers.push(server);
    server.on('connection', (socket) => {
      this.#unused.add(socket);
      socket.once('close', () => this.#unused.delete(socket));
    });
    server.on('request', ({ socket }) => this.#unused.delete(socket));
  }

  /** Cuts connections as they fall idle while the servers close, and all of them after 10 s. */
  async during(closing: () => Promise<void>): Promise<void> {
    const look = setInterval(() => this.#cutIdle(), LOOK_AGAIN_MS);
    const cut = setTimeout(() => this.#cutAll(), LONGEST_MS);
    try {
      await closing();
    } finally {
      clearInterval(look);
      clearTimeout(cut);
    }
  }

  #cutIdle(): void {
    for (const server of this.#servers) server.closeIdleConnections();
    for (const socket of this.#unused) if (!taken.has(socket)) socket.destroy();
  }

  #cutAll(): void {
    for (const server of this.#servers) server.closeAllConnections();
  }
}
