import { addressOf, ConnectionError, RequestTimeoutError } from '../request-failures.js';

export type Send = (request: Request) => Promise<Response>;

/**
 * Sends a request and gives up after a while. JSON is read to its end, so that an answer that is
 * cut in the middle counts as none; whatever else comes is left to flow.
 */
export async function tryOnce(send: Send, request: Request, timeoutMs: number): Promise<Response> {
  const { signal } = request;
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  const expired = new RequestTimeoutError(addressOf(request), timeoutMs);
  const timer = setTimeout(() => controller.abort(expired), timeoutMs);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  let isRead = false;
  try {
    const response = await send(new Request(request, { signal: controller.signal }));
    isRead = isJson(response);
    return isRead ? await readToEnd(response) : response;
  } catch (error) {
    isRead = true;
    if (controller.signal.aborted) throw controller.signal.reason;
    throw isNetworkFailure(error) ? new ConnectionError(addressOf(request), error) : error;
  } finally {
    clearTimeout(timer);
    // What still flows must stop when the caller says so.
    if (isRead) signal.removeEventListener('abort', abort);
  }
}

const isJson = (response: Response) =>
  response.body !== null && /\bjson\b/.test(response.headers.get('content-type') ?? '');

async function readToEnd(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/** `fetch` tells every failure of the network as a TypeError, which may be of another realm. */
const isNetworkFailure = (error: unknown) => (error as Error | undefined)?.name === 'TypeError';
