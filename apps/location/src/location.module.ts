import { AuthGuardModule } from '@skydeck/auth-guard';
import { BusModule } from '@skydeck/bus';
import { DatabaseModule } from '@skydeck/database';
import { type DynamicModule, Module } from '@nestjs/common';
import type { LocationConfig } from './location.config.js';

@Module({})
export class LocationModule {
  static forRoot(config: LocationConfig): DynamicModule {
    return {
      module: LocationModule,
      imports: [
        DatabaseModule.forRoot({
          url: config.DATABASE_URL,
          schema: config.LOCATION_SCHEMA,
          entities: [],
          migrations: [],
        }),
        BusModule.forRoot({ databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }),
        AuthGuardModule.forRoot({
          service: 'location',
          authUrl: config.AUTH_URL,
          authInternalUrl: config.AUTH_INTERNAL_URL,
          serviceSecret: config.SKYDECK_SERVICE_SECRET,
        }),
      ],
    };
  }
}
