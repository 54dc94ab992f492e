import { DatabaseModule } from '@skydeck/database';
import { SpineModule } from '@skydeck/spine';
import { type DynamicModule, Module } from '@nestjs/common';
import { migrations } from './migrations/index.js';
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
          migrations,
        }),
        SpineModule.forRoot({ service: 'pay', schema: config.PAY_SCHEMA, config }),
      ],
    };
  }
}
