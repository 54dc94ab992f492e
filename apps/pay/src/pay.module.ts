import { DatabaseModule } from '@skydeck/database';
import { SpineModule } from '@skydeck/spine';
import { type DynamicModule, Module } from '@nestjs/common';
import { LedgerModule } from './ledger/ledger.module.js';
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
        LedgerModule.forRoot({
          url: config.DATABASE_URL,
          schema: config.PAY_SCHEMA,
          lanes: config.PAY_LEDGER_LANES,
        }),
      ],
    };
  }
}
