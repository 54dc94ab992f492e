import { AuthGuardModule } from '@skydeck/auth-guard';
import { BusModule } from '@skydeck/bus';
import { DatabaseModule } from '@skydeck/database';
import { type DynamicModule, Module } from '@nestjs/common';
import type { PayConfig } from './pay.config.js';

@Module({})
export class PayModule {
  static forRoot(config: PayConfig): DynamicModule {
    return {
      module: PayModule,
      imports: [
        DatabaseModule.forRoot({
          url: config.DATABASE_URL,
          schema: config.PAY_SCHEMA,
          entities: [],
          migrations: [],
        }),
        BusModule.forRoot({ databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }),
        AuthGuardModule.forRoot({
          service: 'pay',
          authUrl: config.AUTH_URL,
          authInternalUrl: config.AUTH_INTERNAL_URL,
          serviceSecret: config.SKYDECK_SERVICE_SECRET,
        }),
      ],
    };
  }
}
