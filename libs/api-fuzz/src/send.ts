import type { FuzzAnswer } from './answer-check.js';
import type { FuzzRequest } from './requests.js';

const LONGEST_MS = 30_000;
const CLOSED = new Set(['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE']);

/** Sends a request. Of a stream only the head is read. */
export async function send(
  baseUrl: string,
  { method, target, headers, body }: FuzzRequest,
  token: string | undefined,
): Promise<FuzzAnswer> {
  const abort = new AbortController();
  const options: RequestInit = {
    method,
    redirect: 'manual',
    signal: AbortSignal.any([abort.signal, AbortSignal.timeout(LONGEST_MS)]),
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && (JSON.stringify(body.value) ?? 'null'),
  };
  // A kept connection may be closed in the moment in which it is used again; a service that died stays away.
  const response = await fetch(baseUrl + target, options).catch((error: unknown) => {
    if (isClosed(error)) return fetch(baseUrl + target, options);
    throw new Error(`${method} ${target} is not answered.`, { cause: error });
  });
  const contentType = response.headers.get('content-type') ?? '';
  if (contentType.startsWith('text/event-stream')) {
    abort.abort();
    return { status: response.status, contentType, text: '' };
  }
  return { status: response.status, contentType, text: await response.text() };
}

const isClosed = (error: unknown): boolean =>
  error instanceof TypeError &&
  CLOSED.has(String((error.cause as NodeJS.ErrnoException | undefined)?.code));
