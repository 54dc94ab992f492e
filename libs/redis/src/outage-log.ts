import { Logger } from '@nestjs/common';
import type { RedisLink } from './redis-link.js';

const logger = new Logger('Redis');

/**
 * Says once that a Redis is away and once that it is back, however many connections notice it.
 * Without it each connection would report each attempt to connect again.
 */
export class OutageLog {
  readonly #away = new Set<RedisLink>();
  #startedMs = 0;

  /** Notices when a connection is lost and made again. */
  watch(redis: RedisLink): void {
    let problem: Error | undefined;
    redis.on('error', (error: Error) => (problem = error));
    redis.on('reconnecting', () => this.#lost(redis, problem));
    redis.on('ready', () => this.#found(redis));
    redis.on('end', () => this.#away.delete(redis));
  }

  #lost(redis: RedisLink, problem: Error | undefined): void {
    if (this.#away.size === 0) {
      this.#startedMs = performance.now();
      logger.warn({
        msg: 'Redis is away: rate limits let everything through, jobs wait in the database.',
        err: problem,
      });
    }
    this.#away.add(redis);
  }

  #found(redis: RedisLink): void {
    if (!this.#away.delete(redis) || this.#away.size > 0) return;
    const seconds = Math.round((performance.now() - this.#startedMs) / 1000);
    logger.log({ msg: 'Redis is back.', away_s: seconds });
  }
}
