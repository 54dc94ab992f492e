import { type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const ANY_ADDRESS: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Sends a call of a kept connection on to whoever listens at the address now. */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { address, port }: AddressInfo,
): Promise<void> {
  const { method, url: path, headers } = request;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const host = ANY_ADDRESS[address] ?? address;
  const outgoing = sendRequest({ host, port, method, path, headers, agent: false });
  outgoing.once('error', reject);
  outgoing.once('response', (answer) => {
    const { connection: _connection, 'keep-alive': _keepAlive, ...passed } = answer.headers;
    // The next call makes a connection of its own, to the one that listens.
    response.shouldKeepAlive = false;
    response.writeHead(answer.statusCode ?? 502, passed);
    answer.once('error', reject);
    answer.once('end', resolve);
    answer.pipe(response);
  });
  response.once('close', () => outgoing.destroy());
  request.pipe(outgoing);
  await promise;
}
