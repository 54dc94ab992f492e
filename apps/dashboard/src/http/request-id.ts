import type { IncomingMessage } from 'node:http';
import { newId } from '@skydeck/ids';

const ACCEPTED = /^[\w.:-]{8,128}$/;

/** The caller's `X-Request-Id` when it is a sane one, else a new `req_…`. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : newId('req');
}
