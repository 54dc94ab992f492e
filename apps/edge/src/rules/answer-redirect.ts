import type { Visit } from '../public/visit.js';
import type { Redirection } from './redirect.js';

/** Sends the visitor elsewhere. */
export function answerRedirect({ request, response, id }: Visit, where: Redirection): void {
  if (!request.complete) response.shouldKeepAlive = false;
  response.writeHead(where.status, {
    location: where.location,
    'content-length': 0,
    'x-request-id': id,
  });
  response.end();
}
