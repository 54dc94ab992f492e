import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as messaging's internal route takes it. */
export interface TakenMessage {
  readonly project_id: string | null;
  readonly channel: string;
  readonly to: string;
  readonly content: { readonly subject?: string; readonly text: string; readonly html?: string };
  readonly sender_name?: string;
  readonly kind: string;
  readonly validity_s: number;
  readonly reference: string;
  readonly headers: IncomingMessage['headers'];
}

/** The one route of messaging that auth uses, on a real socket, so that tests can read codes. */
export class MessagingDouble {
  readonly taken: TakenMessage[] = [];
  isAway = false;
  /** Takes messages without an answer, as a connection that breaks at the wrong moment does. */
  isMute = false;
  /** Runs when a message was taken, before the answer. */
  onTake: (() => void) | undefined;
  /** References of messages that are said to have arrived. */
  readonly delivered = new Set<string>();
  readonly #keys = new Set<string>();
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
    const code = /\b(\d{6,8})\b/.exec(text ?? '')?.[1];
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
    const data = request.url?.endsWith('/delivered')
      ? this.#arrived(text)
      : this.#take(text, request.headers);
    this.onTake?.();
    if (this.isMute) {
      request.socket.destroy();
      return;
    }
    response.writeHead(202, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data, meta: {} }));
  }

  /** Messaging takes a message with the same key once. */
  #take(text: string, headers: IncomingMessage['headers']): object {
    const body = JSON.parse(text) as Omit<TakenMessage, 'headers'>;
    const key = String(headers['idempotency-key'] ?? this.taken.length);
    if (!this.#keys.has(key)) this.taken.push({ ...body, headers });
    this.#keys.add(key);
    return { id: 'msg_1', status: 'accepted' };
  }

  #arrived(text: string): object {
    const { references } = JSON.parse(text) as { references: string[] };
    const at = new Date().toISOString();
    const arrived = references.filter((reference) => this.delivered.has(reference));
    return { delivered: arrived.map((reference) => ({ reference, delivered_at: at })) };
  }
}
