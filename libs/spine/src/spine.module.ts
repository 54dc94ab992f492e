import { type DynamicModule, Module } from '@nestjs/common';
import { AuthGuardModule, type AuthGuardOptions } from '@skydeck/auth-guard';
import { BusModule } from '@skydeck/bus';
import type { SharedConfig } from '@skydeck/config';
import { IdempotencyModule } from '@skydeck/idempotency';
import { LimitsModule } from '@skydeck/limits';

export interface SpineOptions extends Pick<AuthGuardOptions, 'service' | 'source' | 'nowMs'> {
  readonly config: SharedConfig;
}

/**
 * What every request to every service passes, in this order: who asks, whether they ask too much,
 * whether they asked it before. Needs the `DatabaseModule` of the service and `spineMigrations`.
 */
@Module({})
export class SpineModule {
  static forRoot({ config, ...guard }: SpineOptions): DynamicModule {
    return {
      module: SpineModule,
      imports: [
        BusModule.forRoot({ databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }),
        AuthGuardModule.forRoot({
          ...guard,
          authUrl: config.AUTH_URL,
          authInternalUrl: config.AUTH_INTERNAL_URL,
          serviceSecret: config.SKYDECK_SERVICE_SECRET,
        }),
        LimitsModule.forRoot({ redisUrl: config.REDIS_URL, rates: config }),
        IdempotencyModule.forRoot({ serviceSecret: config.SKYDECK_SERVICE_SECRET }),
      ],
    };
  }
}
