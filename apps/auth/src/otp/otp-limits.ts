import { isIPv4 } from 'node:net';
import type { Tenant } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import type { Limit, RateLimiter } from './limits/rate-limiter.js';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;
const PREFIX_REST = 4;

/** What a code is counted against. */
export interface Counted {
  readonly tenant: Tenant | null;
  /** Address of the end user's device, as far as it is known. */
  readonly ip?: string | undefined;
  readonly to: string;
  /** Of phone numbers only. */
  readonly country?: string | null | undefined;
}

/** A number without its last digits: neighbours in a row are how codes are pumped to a paid range. */
export const prefixOf = (phone: string): string => phone.slice(0, -PREFIX_REST);

/**
 * Refuses with 429 when the destination, the device, its neighbours, the country or the project
 * had enough. Otherwise counts the code; the answer uncounts it, for one that could not be sent.
 */
export async function checkLimits(
  limiter: RateLimiter,
  counted: Counted,
  nowMs: number,
): Promise<() => Promise<void>> {
  const taken = await limiter.take(limitsOf(counted), nowMs);
  if (taken.isAllowed) return () => taken.giveBack();
  throw CommonErrors.rate_limited({
    detail: 'Too many codes were requested.',
    retryAfterS: taken.retryAfterS,
  });
}

const of = (key: string, most: number, windowS: number): Limit => ({ key, most, windowS });

/** The most specific first, which is the one that a refusal names. */
function limitsOf({ tenant, ip, to, country }: Counted): Limit[] {
  const owner = tenant ?? 'platform';
  const target = `to:${owner}:${to}`;
  const limits = [of(target, 5, 10 * MINUTE_S), of(target, 10, HOUR_S), of(target, 20, DAY_S)];
  if (ip !== undefined && !isLoopback(ip)) {
    limits.push(of(`ip:${owner}:${ip}`, 10, 10 * MINUTE_S), of(`ip:${owner}:${ip}`, 50, HOUR_S));
  }
  if (country) {
    limits.push(
      of(`prefix:${owner}:${prefixOf(to)}`, 10, 10 * MINUTE_S),
      of(`country:${owner}:${country}`, 60, MINUTE_S),
    );
  }
  limits.push(of(`project:${owner}`, 100, MINUTE_S));
  return limits;
}

/** Everybody behind a proxy of this machine has this address, so it says nothing about anybody. */
function isLoopback(ip: string): boolean {
  const bare = ip.replace(/^::ffff:/, '');
  return bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}
