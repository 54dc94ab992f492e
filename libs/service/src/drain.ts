import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Server as TlsServer } from 'node:tls';

const LOOK_AGAIN_MS = 25;
const LONGEST_MS = 10_000;
/** A request that was sent at once may be on its way on a connection this young. */
const YOUNG_MS = 500;

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
  readonly #unused = new Map<Socket, number>();

  /** Notices the connections of a server from now on. */
  watch(server: Server): void {
    this.#servers.push(server);
    // Of TLS only the side inside is what requests name.
    const opened = server instanceof TlsServer ? 'secureConnection' : 'connection';
    server.on(opened, (socket: Socket) => {
      this.#unused.set(socket, performance.now());
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
    const youngest = performance.now() - YOUNG_MS;
    for (const [socket, openedMs] of this.#unused) {
      if (openedMs < youngest && !taken.has(socket)) socket.destroy();
    }
  }

  #cutAll(): void {
    for (const server of this.#servers) server.closeAllConnections();
  }
}
