import { once } from 'node:events';
import { type Agent, type IncomingHttpHeaders, request as sendRequest } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Question {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly agent?: Agent | false;
}

/** Sends one request to a port under a host name. */
export function ask(port: number, host: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', path = '/', headers, body, agent = false } = question;
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest(
      { host: '127.0.0.1', port, method, path, agent, headers: { host, ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** Sends bytes as they are and returns everything that came back until the end. */
export async function sendRaw(port: number, bytes: string, timeoutMs = 2_000): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(bytes, 'latin1');
  const timer = setTimeout(() => socket.destroy(), timeoutMs);
  await once(socket, 'close');
  clearTimeout(timer);
  return received;
}
