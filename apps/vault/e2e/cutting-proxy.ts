import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Passes connections on to a port of this machine, and can cut one in the middle of what is sent. */
export class CuttingProxy {
  /** How many connections were cut. */
  cuts = 0;
  #left = Infinity;
  readonly #open = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  /** Listens in front of a port. */
  static async before(port: number): Promise<CuttingProxy> {
    const server = createServer();
    const proxy = new CuttingProxy(server);
    server.on('connection', (socket) => proxy.#pass(socket, port));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Cuts the connection that carries the byte that comes so much later. */
  cutAfter(bytes: number): void {
    this.#left = bytes;
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  #pass(client: Socket, port: number): void {
    const target = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      this.#open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    client.on('data', (chunk) => {
      this.#left -= chunk.length;
      if (this.#left > 0) return;
      this.#left = Infinity;
      this.cuts += 1;
      client.destroy();
    });
  }
}
