import { DatabaseModule } from '@skydeck/database';
import { SpineModule, spineMigrations } from '@skydeck/spine';
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
          migrations: spineMigrations,
        }),
        SpineModule.forRoot({ service: 'media', schema: config.MEDIA_SCHEMA, config }),
      ],
    };
  }
}
