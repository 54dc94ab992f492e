import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A customer's server that takes webhooks. */
export class WebhookReceiver {
  #heard = '';
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => (this.#heard += chunk));
      request.on('end', () => response.writeHead(200).end('taken'));
    });
  }

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  /** Those of the identifiers that nothing was heard of. */
  missing(ids: readonly string[]): string[] {
    return ids.filter((id) => !this.#heard.includes(id));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
