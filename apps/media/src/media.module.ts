import { AuthGuardModule } from '@skydeck/auth-guard';
import { BusModule } from '@skydeck/bus';
import { DatabaseModule } from '@skydeck/database';
import { type DynamicModule, Module } from '@nestjs/common';
import type { MediaConfig } from './media.config.js';

@Module({})
export class MediaModule {
  static forRoot(config: MediaConfig): DynamicModule {
    return {
      module: MediaModule,
      imports: [
        DatabaseModule.forRoot({
          url: config.DATABASE_URL,
          schema: config.MEDIA_SCHEMA,
          entities: [],
          migrations: [],
        }),
        BusModule.forRoot({ databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }),
        AuthGuardModule.forRoot({
          service: 'media',
          authUrl: config.AUTH_URL,
          authInternalUrl: config.AUTH_INTERNAL_URL,
          serviceSecret: config.SKYDECK_SERVICE_SECRET,
        }),
      ],
    };
  }
}
