import type { FuzzAnswer } from './answer-check.js';
import type { FuzzRequest } from './requests.js';

const LONGEST_MS = 30_000;

/** Sends a request. Of a stream only the head is read. */
export async function send(
  baseUrl: string,
  { method, target, headers, body }: FuzzRequest,
  token: string | undefined,
): Promise<FuzzAnswer> {
  const abort = new AbortController();
  const response = await fetch(baseUrl + target, {
    method,
    redirect: 'manual',
    signal: AbortSignal.any([abort.signal, AbortSignal.timeout(LONGEST_MS)]),
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && (JSON.stringify(body.value) ?? 'null'),
  });
  const contentType = response.headers.get('content-type') ?? '';
  if (contentType.startsWith('text/event-stream')) {
    abort.abort();
    return { status: response.status, contentType, text: '' };
  }
  return { status: response.status, contentType, text: await response.text() };
}
