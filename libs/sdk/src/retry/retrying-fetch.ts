import type { ErrorBody } from '../api-request-error.js';
import { ConnectionError, RequestTimeoutError } from '../request-failures.js';
import { retryAfterMs } from './retry-after.js';
import { type RetryOptions, withDefaults } from './retry-options.js';
import { type Send, tryOnce } from './try-once.js';

/** A service, or what stands before it, could not do it now. */
const PASSING = new Set([408, 429, 502, 503, 504]);
const SAFE_TO_REPEAT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/**
 * Sends requests again that did not get an answer, or were told to come later. A `POST` or `PATCH`
 * is sent again only under an `Idempotency-Key` of a known caller, as services promise one effect
 * for those alone.
 */
export function retryingFetch(send: Send, timeoutMs: number, options: RetryOptions = {}): Send {
  const retry = withDefaults(options);
  const { clock } = retry;

  return async (request) => {
    const startedMs = clock.nowMs();
    const isRepeatable = retry.maxAttempts > 1 && mayRepeat(request);
    for (let attempt = 1; ;) {
      const outcome = await outcomeOf(send, isRepeatable ? request.clone() : request, timeoutMs);
      const isRunning = isRepeatable && (await isInProgress(outcome));
      // Waiting for the first request to end is no new try.
      if (!isRunning && (!isRepeatable || !isPassing(outcome) || attempt >= retry.maxAttempts)) {
        return settle(outcome);
      }
      const asked = outcome.response && retryAfterMs(outcome.response.headers, clock.nowMs());
      if (isRunning && asked === undefined) return settle(outcome);
      const waitMs = asked ?? clock.random() * longestWaitMs(attempt, retry);
      if (clock.nowMs() - startedMs + waitMs > retry.maxTotalMs) return settle(outcome);
      retry.onRetry({ request, attempt, waitMs, status: outcome.response?.status });
      void outcome.response?.body?.cancel();
      await clock.sleep(waitMs, request.signal);
      if (!isRunning) attempt++;
    }
  };
}

/** Full jitter: anything from nothing up to a bound that doubles with each try. */
const longestWaitMs = (attempt: number, { maxDelayMs, baseDelayMs }: Required<RetryOptions>) =>
  Math.min(maxDelayMs, baseDelayMs * 2 ** (attempt - 1));

function mayRepeat({ method, headers }: Request): boolean {
  if (SAFE_TO_REPEAT.has(method)) return true;
  return headers.has('idempotency-key') && headers.has('authorization');
}

interface Outcome {
  readonly response?: Response;
  readonly error?: unknown;
}

async function outcomeOf(send: Send, request: Request, timeoutMs: number): Promise<Outcome> {
  try {
    return { response: await tryOnce(send, request, timeoutMs) };
  } catch (error) {
    if (request.signal.aborted) throw error;
    return { error };
  }
}

function isPassing({ response, error }: Outcome): boolean {
  if (response) return PASSING.has(response.status);
  return error instanceof ConnectionError || error instanceof RequestTimeoutError;
}

async function isInProgress({ response }: Outcome): Promise<boolean> {
  if (response?.status !== 409) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as ErrorBody;
  return body.error?.code === 'idempotency_in_progress';
}

function settle({ response, error }: Outcome): Response {
  if (response) return response;
  throw error;
}
