import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { AuthConfig } from '../../auth.config.js';
import { Settings } from '../../settings.module.js';
import { MemoryRateLimiter } from './memory.rate-limiter.js';
import { RateLimiter } from './rate-limiter.js';
import { RedisRateLimiter } from './redis.rate-limiter.js';

@Injectable()
class Limiters {
  readonly chosen: RateLimiter;

  constructor(@Settings() { REDIS_URL }: AuthConfig) {
    this.chosen = REDIS_URL ? new RedisRateLimiter(REDIS_URL) : new MemoryRateLimiter();
  }
}

/** Gives the service its rate limiter: on Redis when there is one, else in this process. */
@Global()
@Module({
  providers: [
    Limiters,
    { provide: RateLimiter, useFactory: ({ chosen }: Limiters) => chosen, inject: [Limiters] },
  ],
  exports: [RateLimiter],
})
export class LimitsModule implements OnApplicationShutdown {
  constructor(private readonly limiter: RateLimiter) {}

  async onApplicationShutdown(): Promise<void> {
    await this.limiter.close();
  }
}
