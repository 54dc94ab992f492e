/** How a request that may succeed later is sent again. */
export interface RetryOptions {
  /** Most tries, the first included; 4 when not given, 1 to try once. */
  readonly maxAttempts?: number;
  /** No try starts later than this after the first; 30 s when not given. */
  readonly maxTotalMs?: number;
  /** Longest wait after the first try; doubles with each; 200 ms when not given. */
  readonly baseDelayMs?: number;
  /** Longest wait between two tries that the service did not ask for; 5 s when not given. */
  readonly maxDelayMs?: number;
  /** Told before each wait. */
  readonly onRetry?: (retry: Retry) => void;
  /** Time and chance; for tests. */
  readonly clock?: RetryClock;
}

/** A request that is about to be sent again. */
export interface Retry {
  readonly request: Request;
  /** Number of the try that did not succeed, from 1. */
  readonly attempt: number;
  readonly waitMs: number;
  /** Status of the answer; undefined when none came. */
  readonly status: number | undefined;
}

/** Where time and chance come from. */
export interface RetryClock {
  nowMs(): number;
  /** From 0 up to 1. */
  random(): number;
  /** Rejects with the reason of the signal when that aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const SYSTEM_CLOCK: RetryClock = {
  nowMs: Date.now,
  random: Math.random,
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
    }),
};

/** The options with what holds when nothing is said. */
export function withDefaults(options: RetryOptions): Required<RetryOptions> {
  return {
    maxAttempts: 4,
    maxTotalMs: 30_000,
    baseDelayMs: 200,
    maxDelayMs: 5000,
    onRetry: () => undefined,
    clock: SYSTEM_CLOCK,
    ...options,
  };
}
