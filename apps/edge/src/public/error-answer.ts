import type { ServerResponse } from 'node:http';
import { type ApiError, toErrorEnvelope } from '@skydeck/errors';
import { errorPage } from './error-page.js';

/**
 * Answers with an error: a small page for browsers, the envelope for everybody else.
 * @returns bytes of the body that were sent
 */
export function answerError(
  response: ServerResponse,
  error: ApiError,
  requestId: string,
  accept = '',
): number {
  const html = accept.includes('text/html');
  const body = html
    ? errorPage(error, requestId)
    : JSON.stringify(toErrorEnvelope(error, requestId));
  const length = Buffer.byteLength(body);
  response.writeHead(error.status, {
    'content-type': html ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    ...(html ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" } : {}),
    ...(error.retryAfterS === undefined ? {} : { 'retry-after': String(error.retryAfterS) }),
  });
  response.end(body);
  return length;
}
