import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { HOP_BY_HOP, namedByConnection } from './hop-by-hop.js';

/** The headers of a replica's answer as the visitor gets them. */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  requestId: string,
): OutgoingHttpHeaders {
  const named = namedByConnection(headers.connection);
  const passed: OutgoingHttpHeaders = {};
  for (const name in headers) {
    if (!HOP_BY_HOP.has(name) && !named.has(name)) passed[name] = headers[name];
  }
  passed['x-request-id'] = requestId;
  return passed;
}
