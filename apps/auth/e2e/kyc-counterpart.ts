import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** What a provider was asked. */
export interface Asked {
  readonly id: string;
  readonly type: string;
  readonly reply_to: string;
  readonly identity: object | null;
  readonly images: { side: string; url?: string; base64?: string }[];
}

/** How it answers one call: status and body, or nothing at all. */
export type Reply = readonly [status: number, body: unknown] | 'silence';

/** A real provider of checks on this machine: it verifies every signature. */
export class KycCounterpart {
  readonly asked: Asked[] = [];
  secret = '';
  url = '';
  /** What it answers, call by call; the last one again and again. */
  replies: Reply[] = [[200, { status: 'passed' }]];
  problems = 0;
  #server: Server | undefined;

  async start(): Promise<string> {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/checks`;
    return this.url;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  /** Posts an answer that took a while. */
  async reply(to: string, body: object, { secret = this.secret, at = new Date() } = {}) {
    const text = JSON.stringify(body);
    const response = await fetch(to, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign('msg_1', at, text),
      },
      body: text,
    });
    return response.status;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of request) text += String(part);
    try {
      new Webhook(this.secret).verify(text, request.headers as Record<string, string>);
    } catch {
      this.problems += 1;
    }
    this.asked.push(JSON.parse(text) as Asked);
    const reply = this.replies.length > 1 ? this.replies.shift() : this.replies[0];
    if (!reply || reply === 'silence') return;
    const [status, body] = reply;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }
}
