import type { IncomingMessage, Server } from 'node:http';
import { refuseConnection } from './fastify-options.js';
import { isStreamed } from './streamed-body.js';

/**
 * Cuts requests whose body takes too long. Node's own limit knows no exception; here a body that
 * is streamed has the time for each of its parts instead of the whole.
 */
export function limitArrival(server: Server, requestMs: number): void {
  server.on('request', (request) => {
    const { headers, complete } = request;
    const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && !complete) watch(request, requestMs);
  });
}

function watch(request: IncomingMessage, requestMs: number): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const isArriving = isStreamed(request) && socket.bytesRead > before;
    before = socket.bytesRead;
    if (isArriving) return;
    clearInterval(timer);
    if (request.complete) return;
    const problem = new Error('The body did not arrive in time.');
    refuseConnection(Object.assign(problem, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    socket.destroySoon();
  }, requestMs).unref();
  const end = (): void => clearInterval(timer);
  request.once('end', end).once('close', end);
}
