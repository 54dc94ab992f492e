import { Injectable } from '@nestjs/common';
import { Refusals } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { LRUCache } from 'lru-cache';
import { CallerLimits } from './caller-limits.js';
import { RateLimiter } from './rate-limiter.js';

const MOST_ADDRESSES = 10_000;

/**
 * Counts refused credentials by address. An address that had too many is let look up nothing more
 * for a while; what was good before works on, so that neighbours behind the address are spared.
 */
@Injectable()
export class RefusalLimits extends Refusals {
  readonly #blockedUntilMs = new LRUCache<string, number>({ max: MOST_ADDRESSES });

  constructor(
    private readonly callers: CallerLimits,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {
    super();
  }

  check(address: string): void {
    // Nobody is blocked: the usual case costs nothing.
    if (this.#blockedUntilMs.size === 0) return;
    const untilMs = this.#blockedUntilMs.get(this.callers.networkOf(address)) ?? 0;
    const waitMs = untilMs - this.clock.now().getTime();
    if (waitMs > 0) throw CommonErrors.rate_limited({ retryAfterS: Math.ceil(waitMs / 1000) });
  }

  async count(address: string): Promise<void> {
    const limits = this.callers.ofRefusal(address);
    if (limits.length === 0) return;
    const nowMs = this.clock.now().getTime();
    const decision = await this.limiter.take(limits, nowMs);
    if (!decision || decision.isAllowed) return;
    const { retryAfterS } = decision;
    this.#blockedUntilMs.set(this.callers.networkOf(address), nowMs + retryAfterS * 1000);
    throw CommonErrors.rate_limited({ retryAfterS });
  }
}
