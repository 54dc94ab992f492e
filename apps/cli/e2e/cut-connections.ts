import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Stands between a program and a service on loopback, and cuts what goes through it. */
export class CuttingProxy implements AsyncDisposable {
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  /** What services sent through it. */
  passed = '';

  private constructor(private readonly target: number) {}

  static async to(url: string): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(Number(new URL(url).port));
    await proxy.mend();
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens, at the same port each time. */
  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.target, '127.0.0.1');
      for (const socket of [near, far]) this.#keep(socket);
      far.on('data', (bytes) => (this.passed += bytes.toString('latin1')));
      near.pipe(far).pipe(near);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
    await once(server.listen(this.#port, '127.0.0.1'), 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
  }

  /** Breaks every connection that stands. */
  hangUp(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** Breaks every connection and lets no new one in. */
  async cut(): Promise<void> {
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    this.hangUp();
    await closed;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.cut();
  }
}
