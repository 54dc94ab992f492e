import {
  type DynamicModule,
  Global,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Refusals } from '@skydeck/auth-guard';
import { CallerLimits, type RateSettings } from './caller-limits.js';
import { LimitsGuard } from './limits.guard.js';
import { MemoryRateLimiter } from './memory.rate-limiter.js';
import { RateLimiter } from './rate-limiter.js';
import { RedisRateLimiter } from './redis.rate-limiter.js';
import { RefusalLimits } from './refusal-limits.js';

export interface LimitsOptions {
  /** Buckets are shared over Redis when given; otherwise each process has its own. */
  readonly redisUrl?: string | undefined;
  readonly rates: RateSettings;
}

/**
 * Limits the requests of every caller, and for the guard that finds the caller what it refuses.
 * Import it after that guard.
 */
@Global()
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
        { provide: Refusals, useClass: RefusalLimits },
        { provide: APP_GUARD, useClass: LimitsGuard },
      ],
      exports: [Refusals],
    };
  }

  async onModuleInit(): Promise<void> {
    await this.limiter.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.limiter.close();
  }
}
