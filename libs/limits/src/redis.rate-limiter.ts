import { Logger } from '@nestjs/common';
import { isConnectionError, openRedis, type RedisLink } from '@skydeck/redis';
import { allowed, refused } from './gcra.js';
import { type Decision, type Limit, RateLimiter } from './rate-limiter.js';

/** The braces keep all keys in one slot of a Redis cluster, as one script may use only one. */
const PREFIX = '{skydeck:rate}';
const PAUSE_MS = 1000;
const WARN_EVERY_MS = 60_000;

/** Checks every bucket, then fills every bucket; answers with where they stand. */
const TAKE = `
  local now, nexts = tonumber(ARGV[1]), {}
  for i, key in ipairs(KEYS) do
    local interval, depth = tonumber(ARGV[i * 2]), tonumber(ARGV[i * 2 + 1])
    local arrival = tonumber(redis.call('GET', key) or '0')
    nexts[i] = math.max(arrival, now) + interval
    if nexts[i] - depth - now > 0 then return { i, string.format('%.3f', arrival) } end
  end
  for i, key in ipairs(KEYS) do
    local text = string.format('%.3f', nexts[i])
    redis.call('SET', key, text, 'PX', math.ceil(nexts[i] - now) + 1000)
  end
  return { 0, string.format('%.3f', nexts[1]) }`;

type TakeCommand = (keyCount: number, ...values: (string | number)[]) => Promise<[number, string]>;

/** Buckets that all replicas share. While Redis is away everything is let through. */
export class RedisRateLimiter extends RateLimiter {
  readonly #logger = new Logger('Limits');
  readonly #redis: RedisLink;
  #pausedUntilMs = 0;
  #warnedMs = Number.NEGATIVE_INFINITY;

  constructor(url: string) {
    super();
    this.#redis = openRedis(url, 'ask');
    this.#redis.defineCommand('takeFromBuckets', { lua: TAKE });
  }

  async open(): Promise<void> {
    await this.#redis.connect().catch((error: unknown) => this.#report(error));
  }

  async take(limits: readonly Limit[], nowMs: number): Promise<Decision | null> {
    if (performance.now() < this.#pausedUntilMs) return null;
    const keys = limits.map(({ key }) => `${PREFIX}:${key}`);
    const rules = limits.flatMap(({ policy }) => [policy.intervalMs, policy.depthMs]);
    try {
      const [refusing, arrival] = await this.#run(keys.length, ...keys, nowMs, ...rules);
      const { policy } = limits[Math.max(0, refusing - 1)]!;
      return (refusing === 0 ? allowed : refused)(Number(arrival), policy, nowMs);
    } catch (error) {
      // Waiting for a Redis that hangs would slow every request down.
      this.#pausedUntilMs = performance.now() + PAUSE_MS;
      this.#report(error);
      return null;
    }
  }

  async close(): Promise<void> {
    this.#redis.disconnect();
    await Promise.resolve();
  }

  get #run(): TakeCommand {
    const commands = this.#redis as unknown as { takeFromBuckets: TakeCommand };
    return commands.takeFromBuckets.bind(this.#redis);
  }

  /** That Redis is away is reported by its connections; a script that fails is not. */
  #report(error: unknown): void {
    if (isConnectionError(error) || performance.now() - this.#warnedMs < WARN_EVERY_MS) return;
    this.#warnedMs = performance.now();
    this.#logger.warn({ msg: 'Rate limits cannot be counted.', err: error });
  }
}
