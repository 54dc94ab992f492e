import { DatabaseModule } from '@skydeck/database';
import { SpineModule, spineMigrations } from '@skydeck/spine';
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
          migrations: spineMigrations,
        }),
        SpineModule.forRoot({ service: 'location', schema: config.LOCATION_SCHEMA, config }),
      ],
    };
  }
}
