import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { type DynamicModule, Module } from '@nestjs/common';
import { Ledger } from './ledger.js';
import { LedgerMetrics } from './ledger-metrics.js';
import { LedgerPreview } from './preview.js';
import { SystemAccounts } from './system-accounts.js';

export interface LedgerModuleOptions {
  readonly url: string;
  readonly schema: string;
  /** Connections that batches of commands run on, 1 to 8. */
  readonly lanes: number;
}

/** Gives the service its `Ledger`. */
@Module({})
export class LedgerModule {
  static forRoot(options: LedgerModuleOptions): DynamicModule {
    return {
      module: LedgerModule,
      global: true,
      providers: [
        {
          provide: Ledger,
          inject: [Clock, Events, LedgerMetrics],
          useFactory: (clock: Clock, events: Events, metrics: LedgerMetrics) =>
            new Ledger({
              ...options,
              metrics,
              nowOf: () => clock.now(),
              onCommitted: () => events.committed(),
            }),
        },
        LedgerMetrics,
        LedgerPreview,
        SystemAccounts,
      ],
      exports: [Ledger, LedgerPreview, SystemAccounts],
    };
  }
}
