import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to Postgres that can be cut, with every connection that is on it. */
export class PostgresGate {
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #port = 0;
  #host = '';
  readonly #server = createServer((near) => this.#join(near));

  /** The address of the same database through the gate. */
  async open(url: string): Promise<string> {
    const target = new URL(url);
    this.#host = target.hostname;
    this.#port = Number(target.port);
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    target.hostname = '127.0.0.1';
    target.searchParams.delete('host');
    target.port = String((this.#server.address() as AddressInfo).port);
    return target.href;
  }

  /** Ends all connections and takes no new ones. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(near: Socket): void {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(this.#port, this.#host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
