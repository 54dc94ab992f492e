import { randomUUID } from 'node:crypto';
import { CommonErrors } from '@skydeck/errors';
import { openRedis, type RedisLink } from '@skydeck/redis';
import { type Allowance, type Limit, RateLimiter } from './rate-limiter.js';

/** The braces keep all keys in one slot of a Redis cluster, as one script may use only one. */
const PREFIX = '{skydeck:limit}';
/** A code that waits a moment is better than one that is refused because a machine is busy. */
const COMMAND_TIMEOUT_MS = 1000;

/**
 * Each key is a sorted set of the times of its events. One script checks all limits and then counts,
 * so that replicas of auth can never let one event too many through.
 */
const TAKE = `
  local now, id = tonumber(ARGV[1]), ARGV[2]
  for i, key in ipairs(KEYS) do
    local most, window = tonumber(ARGV[1 + i * 2]), tonumber(ARGV[2 + i * 2])
    redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
    if redis.call('ZCARD', key) >= most then
      local oldest = redis.call('ZRANGE', key, -most, -most, 'WITHSCORES')
      return { i, tostring(tonumber(oldest[2]) + window - now) }
    end
  end
  for i, key in ipairs(KEYS) do
    redis.call('ZADD', key, now, id)
    redis.call('PEXPIRE', key, tonumber(ARGV[2 + i * 2]))
  end
  return { 0, '0' }`;

type TakeCommand = (keyCount: number, ...values: (string | number)[]) => Promise<[number, string]>;

/** Limits that all replicas of auth share. */
export class RedisRateLimiter extends RateLimiter {
  readonly #redis: RedisLink;

  constructor(url: string) {
    super();
    this.#redis = openRedis(url, 'ask', {
      enableOfflineQueue: true,
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
    this.#redis.defineCommand('takeFromWindows', { lua: TAKE });
  }

  async take(limits: readonly Limit[], nowMs: number): Promise<Allowance> {
    const keys = limits.map(({ key, windowS }) => `${PREFIX}:${key}|${windowS}`);
    const rules = limits.flatMap(({ most, windowS }) => [most, windowS * 1000]);
    const event = randomUUID();
    const values = [...keys, nowMs, event, ...rules];
    const [refused, waitMs] = await this.#run(keys.length, values);
    const limit = limits[refused - 1];
    if (!limit) return { isAllowed: true, giveBack: () => this.#giveBack(keys, event) };
    const retryAfterS = Math.max(1, Math.ceil(Number(waitMs) / 1000));
    return { isAllowed: false, key: limit.key, retryAfterS };
  }

  async #giveBack(keys: readonly string[], event: string): Promise<void> {
    await Promise.all(keys.map((key) => this.#redis.zrem(key, event)));
  }

  async #run(keyCount: number, values: (string | number)[]): Promise<[number, string]> {
    try {
      const { takeFromWindows } = this.#redis as unknown as { takeFromWindows: TakeCommand };
      return await takeFromWindows.call(this.#redis, keyCount, ...values);
    } catch (cause) {
      // Without limits codes could be pumped, so nothing is sent until Redis is back.
      throw CommonErrors.unavailable({ retryAfterS: 1, cause });
    }
  }

  async close(): Promise<void> {
    this.#redis.disconnect();
  }
}
