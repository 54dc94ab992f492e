import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that reached a service. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface LocalService extends AsyncDisposable {
  readonly baseUrl: string;
  readonly seen: readonly Seen[];
}

/** Answers one request; it may also cut the connection with `response.destroy()`. */
export type Answer = (seen: Seen, response: ServerResponse, count: number) => void;

/** A real server on this machine for a test of clients. */
export async function localService(answer: Answer): Promise<LocalService> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body };
      seen.push(one);
      answer(one, response, seen.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with JSON. */
export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** The error envelope. */
export const refusal = (code: string) => ({
  data: {},
  error: { code, title: code, detail: code, errors: [] },
  meta: { request_id: 'req_1' },
});
