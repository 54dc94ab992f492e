import { isIPv4 } from 'node:net';
import type { Tenant } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import type { Destination } from './destination.js';
import type { Limit, RateLimiter } from './limits/rate-limiter.js';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;
const PREFIX_REST = 4;

/** Who asks for a code to be sent. */
export interface Sender {
  readonly tenant: Tenant | null;
  /** Address of the end user's device, as far as it is known. */
  readonly ip: string | undefined;
}

/**
 * Refuses with 429 when the destination, its neighbours, the device or the project had enough.
 * Otherwise counts the code; the answer uncounts it, for a code that could not be sent.
 */
export async function checkLimits(
  limiter: RateLimiter,
  sender: Sender,
  destination: Destination,
  nowMs: number,
): Promise<() => Promise<void>> {
  const taken = await limiter.take(limitsOf(sender, destination), nowMs);
  if (taken.isAllowed) return () => taken.giveBack();
  throw CommonErrors.rate_limited({
    detail: 'Too many codes were requested.',
    retryAfterS: taken.retryAfterS,
  });
}

const of = (key: string, most: number, windowS: number): Limit => ({ key, most, windowS });

function limitsOf({ tenant, ip }: Sender, { channel, to }: Destination): Limit[] {
  const owner = tenant ?? 'platform';
  const target = `to:${owner}:${to}`;
  const limits = [
    of(target, 5, 10 * MINUTE_S),
    of(target, 10, HOUR_S),
    of(target, 20, DAY_S),
    of(`project:${owner}`, 100, MINUTE_S),
  ];
  if (channel === 'sms') {
    // Neighbouring numbers in a row are how codes are pumped to a paid range.
    limits.push(of(`prefix:${owner}:${to.slice(0, -PREFIX_REST)}`, 10, 10 * MINUTE_S));
  }
  if (ip !== undefined && !isLoopback(ip)) {
    limits.push(of(`ip:${owner}:${ip}`, 10, 10 * MINUTE_S), of(`ip:${owner}:${ip}`, 50, HOUR_S));
  }
  return limits;
}

/** Everybody behind a proxy of this machine has this address, so it says nothing about anybody. */
function isLoopback(ip: string): boolean {
  const bare = ip.replace(/^::ffff:/, '');
  return bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}
