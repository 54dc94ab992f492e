import {
  type DynamicModule,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CallerLimits, type RateSettings } from './caller-limits.js';
import { LimitsGuard } from './limits.guard.js';
import { MemoryRateLimiter } from './memory.rate-limiter.js';
import { RateLimiter } from './rate-limiter.js';
import { RedisRateLimiter } from './redis.rate-limiter.js';

export interface LimitsOptions {
  /** Buckets are shared over Redis when given; otherwise each process has its own. */
  readonly redisUrl?: string | undefined;
  readonly rates: RateSettings;
}

/** Limits the requests of every caller. Import it after the guard that finds the caller. */
@Module({})
export class LimitsModule implements OnModuleInit, OnApplicationShutdown {
  constructor(private readonly limiter: RateLimiter) {}

  static forRoot({ redisUrl, rates }: LimitsOptions): DynamicModule {
    const callers = new CallerLimits(rates);
    return {
      module: LimitsModule,
      providers: [
        { provide: CallerLimits, useValue: callers },
        {
          provide: RateLimiter,
          useFactory: () =>
            redisUrl && !callers.isOff ? new RedisRateLimiter(redisUrl) : new MemoryRateLimiter(),
        },
        { provide: APP_GUARD, useClass: LimitsGuard },
      ],
    };
  }

  async onModuleInit(): Promise<void> {
    await this.limiter.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.limiter.close();
  }
}
