import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lets the services of a test send webhooks to a receiver on this machine, and ask nobody for rates. */
export const TO_RECEIVER = { WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8', PAY_FX_SOURCES: 'table' };

/** Takes every webhook that it is sent. */
export class Receiver implements AsyncDisposable {
  readonly #server = createServer((request, response) => {
    request.resume().on('end', () => response.end('taken'));
  });

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
