import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { type DynamicModule, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Ledger } from './ledger.js';
import { LedgerMetrics } from './ledger-metrics.js';
import { LedgerPreview } from './preview.js';
import { SystemAccounts } from './system-accounts.js';

export interface LedgerModuleOptions {
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
          inject: [DataSource, Clock, Events, LedgerMetrics],
          useFactory: (
            dataSource: DataSource,
            clock: Clock,
            events: Events,
            metrics: LedgerMetrics,
          ) =>
            new Ledger({
              ...options,
              url: addressOf(dataSource),
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

/** The ledger connects as whom the service is, and not as the owner of the tables. */
function addressOf({ options }: DataSource): string {
  if (options.type !== 'postgres' || !options.url) throw new Error('The ledger needs Postgres.');
  return options.url;
}
