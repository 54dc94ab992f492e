import { DatabaseModule } from '@skydeck/database';
import { QueueModule } from '@skydeck/queue';
import { SpineModule } from '@skydeck/spine';
import { type DynamicModule, Module } from '@nestjs/common';
import { EnginesController } from './engines/engines.controller.js';
import { launchpadEntities, LaunchpadModule } from './launchpad/launchpad.module.js';
import { migrations } from './migrations/index.js';
import type { PlatformConfig } from './platform.config.js';

/** The platform service: stores, guard, and its features. */
@Module({})
export class PlatformModule {
  static forRoot(config: PlatformConfig): DynamicModule {
    const stores = { databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL };
    return {
      module: PlatformModule,
      imports: [
        DatabaseModule.forRoot({
          url: config.DATABASE_URL,
          schema: config.PLATFORM_SCHEMA,
          entities: launchpadEntities,
          migrations,
        }),
        QueueModule.forRoot(stores),
        SpineModule.forRoot({ service: 'platform', config }),
        LaunchpadModule.forRoot(config),
      ],
      controllers: [EnginesController],
    };
  }
}
