import { LRUCache } from 'lru-cache';
import { type Allowance, type Limit, RateLimiter } from './rate-limiter.js';

const MOST_KEYS = 100_000;

/** Limits of one process: right for an installation that runs auth once. */
export class MemoryRateLimiter extends RateLimiter {
  readonly #events = new LRUCache<string, number[]>({ max: MOST_KEYS });

  async take(limits: readonly Limit[], nowMs: number): Promise<Allowance> {
    const counted = limits.map((limit) => ({ limit, events: this.#inWindow(limit, nowMs) }));
    for (const { limit, events } of counted) {
      const oldest = events[events.length - limit.most];
      if (oldest === undefined) continue;
      const retryAfterS = Math.ceil((oldest + limit.windowS * 1000 - nowMs) / 1000);
      return { isAllowed: false, key: limit.key, retryAfterS: Math.max(1, retryAfterS) };
    }
    for (const { limit, events } of counted) this.#events.set(idOf(limit), [...events, nowMs]);
    return { isAllowed: true, giveBack: async () => this.#giveBack(limits, nowMs) };
  }

  async close(): Promise<void> {
    this.#events.clear();
  }

  #giveBack(limits: readonly Limit[], atMs: number): void {
    for (const limit of limits) {
      const events = this.#events.get(idOf(limit)) ?? [];
      const index = events.lastIndexOf(atMs);
      if (index !== -1) this.#events.set(idOf(limit), events.toSpliced(index, 1));
    }
  }

  #inWindow(limit: Limit, nowMs: number): number[] {
    const sinceMs = nowMs - limit.windowS * 1000;
    return (this.#events.get(idOf(limit)) ?? []).filter((atMs) => atMs > sinceMs);
  }
}

/** One key may have several windows. */
function idOf({ key, windowS }: Limit): string {
  return `${key}|${windowS}`;
}
