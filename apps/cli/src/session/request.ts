import type { ErrorBody, Retry } from '@skydeck/sdk';
import { timedOut, unreachable } from '../failures/cli-error.js';

/** Longest a service may take to answer; it may hold a `?wait=` for 60 s. */
export const ANSWER_TIMEOUT_MS = 90_000;

/** Sends a request as `fetch` does. */
export type Send = (request: Request, init?: RequestInit) => Promise<Response>;

/** Who may say which token a request carries, and get a new one when it has expired. */
export interface TokenSource {
  current(): Promise<string | undefined>;
  /** A newer token than the one refused; undefined when there is none to be had. */
  renew(refused: string | undefined): Promise<string | undefined>;
}

/** Sends a request; when the service says that the token has expired, once more with a new one. */
export function authorizedFetch(
  tokens: TokenSource,
  signal: AbortSignal,
  send: Send = fetch,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const again = request.clone();
    const response = await sendUntil(signal, request, send);
    if (response.status !== 401 || (await codeOf(response)) !== 'token_expired') return response;
    const refused = request.headers.get('authorization')?.replace(/^Bearer /, '');
    const token = await tokens.renew(refused);
    if (token === undefined) return response;
    again.headers.set('authorization', `Bearer ${token}`);
    return sendUntil(signal, again, send);
  };
}

/** Sends a request that ends when its own signal or the command's aborts. */
function sendUntil(signal: AbortSignal, request: Request, send: Send): Promise<Response> {
  return send(request, { signal: AbortSignal.any([request.signal, signal]) });
}

/** Sends a request and says in a sentence when nobody answers. */
export async function sendRequest(
  request: Request,
  signal: AbortSignal,
  send: Send = fetch,
): Promise<Response> {
  const deadline = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  try {
    return await send(request, { signal: AbortSignal.any([deadline, signal]) });
  } catch (cause) {
    if (signal.aborted) throw cause;
    const { origin } = new URL(request.url);
    if (deadline.aborted)
      throw timedOut(`${origin} did not answer within ${ANSWER_TIMEOUT_MS / 1000} s.`);
    throw unreachable(request.url, cause);
  }
}

/** A retry as a line for the person who watches. */
export function retryText({ attempt, waitMs, status }: Retry): string {
  const why = status === undefined ? 'no answer' : `status ${status}`;
  return `try ${attempt}: ${why}; again in ${Math.round(waitMs)} ms`;
}

async function codeOf(response: Response): Promise<string | undefined> {
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as ErrorBody;
  return body.error?.code;
}
