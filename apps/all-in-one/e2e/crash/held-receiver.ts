import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface Arrived {
  readonly id: string;
  readonly type: string;
}

/** Takes webhooks on this machine; while it is held it answers none. */
export class HeldReceiver implements AsyncDisposable {
  readonly arrived: Arrived[] = [];
  isHeld = false;
  readonly #waiting: ServerResponse[] = [];
  readonly #server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const { type } = JSON.parse(body) as { type: string };
      this.arrived.push({ id: String(request.headers['webhook-id']), type });
      if (this.isHeld) this.#waiting.push(response);
      else response.end('taken');
    });
  });

  static async start(): Promise<HeldReceiver> {
    const receiver = new HeldReceiver();
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  of(type: string): Arrived[] {
    return this.arrived.filter((each) => each.type === type);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
