import { Outbound } from '@skydeck/outbound';
import { Clock } from '@skydeck/service';
import { type DynamicModule, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CurrenciesModule } from '../currencies/currencies.module.js';
import type { FxSettings } from './fx.config.js';
import { FxMetrics } from './fx-metrics.js';
import { TenantTime } from '../test-clocks/tenant-time.js';
import { FxUpkeep } from './fx-upkeep.js';
import { FxQuotes } from './quotes/fx-quotes.js';
import { FxQuotesController } from './quotes/fx-quotes.controller.js';
import { FxRates } from './rates/fx-rates.js';
import { FxRatesController } from './rates/fx-rates.controller.js';
import { EcbFiles } from './sources/ecb/ecb-files.js';
import { EcbSource } from './sources/ecb/ecb.source.js';
import { type RateSourceName, RateSources } from './sources/rate-sources.js';
import type { RateSource } from './sources/rate-source.js';
import { TableSource } from './sources/table.source.js';
import { FxSettlement } from './trades/fx-settlement.js';
import { FxTradeClaims } from './trades/fx-trade-claims.js';
import { FxTrades } from './trades/fx-trades.js';
import { FxTradesController } from './trades/fx-trades.controller.js';

/** Exchanges money between currencies. */
@Module({})
export class FxModule implements OnModuleDestroy {
  constructor(@Inject(Outbound) private readonly outbound: Outbound) {}

  static forRoot(settings: FxSettings): DynamicModule {
    return {
      module: FxModule,
      imports: [CurrenciesModule],
      controllers: [FxRatesController, FxQuotesController, FxTradesController],
      providers: [
        FxRates,
        FxQuotes,
        FxTrades,
        FxTradeClaims,
        FxSettlement,
        FxMetrics,
        FxUpkeep,
        { provide: Outbound, useFactory: () => new Outbound(settings.PAY_FX_ALLOW_CIDRS) },
        {
          provide: EcbFiles,
          inject: [DataSource, Outbound, Clock],
          useFactory: (dataSource: DataSource, outbound: Outbound, clock: Clock) =>
            new EcbFiles({ url: settings.PAY_FX_ECB_URL, dataSource, outbound, clock }),
        },
        {
          provide: RateSources,
          inject: [FxRates, EcbFiles, Clock, TenantTime],
          useFactory: (rates: FxRates, files: EcbFiles, clock: Clock, time: TenantTime) =>
            sourcesOf(settings, { rates, files, clock, time }),
        },
      ],
    };
  }

  async onModuleDestroy(): Promise<void> {
    await this.outbound.close();
  }
}

interface SourceNeeds {
  readonly rates: FxRates;
  readonly files: EcbFiles;
  readonly clock: Clock;
  readonly time: TenantTime;
}

function sourcesOf(settings: FxSettings, { rates, files, clock, time }: SourceNeeds): RateSources {
  const terms = { spreadBps: settings.PAY_FX_SPREAD_BPS, staleDays: settings.PAY_FX_STALE_DAYS };
  const drivers: Readonly<Record<RateSourceName, () => RateSource>> = {
    table: () => new TableSource(rates, time),
    ecb: () => new EcbSource(files, terms, clock),
  };
  return new RateSources(settings.PAY_FX_SOURCES.map((name) => [name, drivers[name]()]));
}
