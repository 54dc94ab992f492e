import { LRUCache } from 'lru-cache';
import { allowed, nextArrival, refused, waitMs } from './gcra.js';
import { type Decision, type Limit, RateLimiter } from './rate-limiter.js';

const MOST_KEYS = 100_000;

/** Buckets of one process: right for an installation that runs each service once. */
export class MemoryRateLimiter extends RateLimiter {
  readonly #arrivals = new LRUCache<string, number>({ max: MOST_KEYS });

  take(limits: readonly Limit[], nowMs: number): Decision {
    for (const { key, policy } of limits) {
      const arrivalMs = this.#arrivals.get(key) ?? 0;
      const next = nextArrival(arrivalMs, policy, nowMs);
      if (waitMs(next, policy, nowMs) > 0) return refused(arrivalMs, policy, nowMs);
    }
    let first: Decision | undefined;
    for (const { key, policy } of limits) {
      const next = nextArrival(this.#arrivals.get(key) ?? 0, policy, nowMs);
      this.#arrivals.set(key, next);
      first ??= allowed(next, policy, nowMs);
    }
    if (!first) throw new Error('A request draws from one bucket at least.');
    return first;
  }

  async open(): Promise<void> {
    await Promise.resolve();
  }

  async close(): Promise<void> {
    this.#arrivals.clear();
  }
}
