import type { Policy } from './policy.js';
import type { Decision } from './rate-limiter.js';

/**
 * The generic cell rate algorithm: `arrivalMs` is the time at which the bucket will be full again,
 * and each request moves it on by one interval.
 * @see ITU-T I.371, annex A
 */
export function nextArrival(arrivalMs: number, { intervalMs }: Policy, nowMs: number): number {
  return Math.max(arrivalMs, nowMs) + intervalMs;
}

/** Milliseconds to wait until a request fits; 0 or less when it fits now. */
export function waitMs(nextMs: number, { depthMs }: Policy, nowMs: number): number {
  return nextMs - depthMs - nowMs;
}

/** A request was let through, and moved the bucket to `arrivalMs`. */
export function allowed(arrivalMs: number, policy: Policy, nowMs: number): Decision {
  const filledMs = arrivalMs - nowMs;
  return {
    isAllowed: true,
    policy,
    remaining: Math.max(0, Math.floor((policy.depthMs - filledMs) / policy.intervalMs + 1e-6)),
    resetS: Math.ceil(filledMs / 1000),
    retryAfterS: 0,
  };
}

/** A request was refused by a bucket that stands at `arrivalMs`. */
export function refused(arrivalMs: number, policy: Policy, nowMs: number): Decision {
  const wait = waitMs(nextArrival(arrivalMs, policy, nowMs), policy, nowMs);
  return {
    isAllowed: false,
    policy,
    remaining: 0,
    resetS: Math.ceil((arrivalMs - nowMs) / 1000),
    retryAfterS: Math.max(1, Math.ceil(wait / 1000)),
  };
}
