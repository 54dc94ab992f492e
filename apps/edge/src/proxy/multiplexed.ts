import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';

/** The same request with what only HTTP/2 knows of it. */
export function multiplexed(request: IncomingMessage): Http2ServerRequest {
  return request as unknown as Http2ServerRequest;
}
