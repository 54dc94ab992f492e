import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Where a vault asks what places are called, before anything that it asks has an address or a key:
 * it has no answer until then, as while Location is away, and gets Location's own afterwards.
 */
export class PlaceNamesDoor {
  #location: { readonly url: string; readonly key: string } | undefined;

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.#pass(request, response));
  }

  static async open(): Promise<PlaceNamesDoor> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return new PlaceNamesDoor(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on Location is asked, with this key. */
  leadTo(url: string, key: string): void {
    this.#location = { url, key };
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (!this.#location) {
      response.writeHead(503).end();
      return;
    }
    const { url, key } = this.#location;
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}${request.url}`, { method: 'POST', headers, body });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  }
}
