import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ServiceMetrics } from '@skydeck/telemetry';

const REQUEST_TIMEOUT_MS = 10_000;

/** The listener for monitors, which the public never reaches: metrics and health, nothing else. */
export function createInternalListener(metrics: ServiceMetrics): Server {
  const server = createServer((request, response) => {
    answer(request, response, metrics).catch(() => response.destroy());
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  return server;
}

async function answer(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  metrics: ServiceMetrics,
): Promise<void> {
  const [path] = url.split('?');
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
  } else if (path === '/healthz' || path === '/readyz') {
    response.writeHead(200, { 'content-type': 'text/plain' }).end('ok\n');
  } else if (path === '/metrics') {
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  } else {
    response.writeHead(404).end();
  }
}
