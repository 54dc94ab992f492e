import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as messaging's internal route takes it. */
export interface TakenMessage {
  readonly project_id: string | null;
  readonly channel: string;
  readonly to: string;
  readonly content: { readonly subject?: string; readonly text: string };
  readonly kind: string;
  readonly validity_s: number;
  readonly reference: string;
  readonly headers: IncomingMessage['headers'];
}

/** The one route of messaging that auth uses, on a real socket, so that tests can read codes. */
export class MessagingDouble {
  readonly taken: TakenMessage[] = [];
  isAway = false;
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The code of the newest message about one verification. */
  codeOf(reference: string): string {
    const text = this.taken.findLast((message) => message.reference === reference)?.content.text;
    const code = /\b(\d{6})\b/.exec(text ?? '')?.[1];
    if (!code) throw new Error(`No message about ${reference}.`);
    return code;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (this.isAway) {
      request.socket.destroy();
      return;
    }
    const body = JSON.parse(text) as Omit<TakenMessage, 'headers'>;
    this.taken.push({ ...body, headers: request.headers });
    response.writeHead(202, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { id: 'msg_1', status: 'accepted' }, meta: {} }));
  }
}
