import type { Policy } from './policy.js';

/** One bucket that a request draws from. */
export interface Limit {
  /** Whose bucket it is, such as `key:key_01…`. */
  readonly key: string;
  readonly policy: Policy;
}

/** What a limiter decides, and what the caller may know about it. */
export interface Decision {
  readonly isAllowed: boolean;
  /** The limit that refuses, else the first one. */
  readonly policy: Policy;
  /** Requests that may follow at once. */
  readonly remaining: number;
  /** Seconds until the bucket is full again. */
  readonly resetS: number;
  /** Seconds until the next request is let through; 0 when this one was. */
  readonly retryAfterS: number;
}

/**
 * Counts requests. A request draws from all of its buckets or, when one of them refuses it, from
 * none. Limiters in memory decide at once; null means that the limiter cannot tell now.
 */
export abstract class RateLimiter {
  abstract take(limits: readonly Limit[], nowMs: number): Decision | Promise<Decision | null>;
  abstract open(): Promise<void>;
  abstract close(): Promise<void>;
}
