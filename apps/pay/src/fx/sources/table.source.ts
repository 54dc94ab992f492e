import { TenantTime } from '../../test-clocks/tenant-time.js';
import { inverse, ratioOf } from '../conversion.js';
import { FxRates } from '../rates/fx-rates.js';
import { type FoundRate, type RateQuestion, RateSource } from './rate-source.js';

/** The prices that a project set itself. */
export class TableSource extends RateSource {
  constructor(
    private readonly rates: FxRates,
    private readonly time: TenantTime,
  ) {
    super();
  }

  override async find({ tenant, sell, buy }: RateQuestion): Promise<FoundRate | null> {
    const now = await this.time.now(tenant);
    const row = await this.rates.current(tenant, [sell, buy], now);
    if (row?.rate == null) return null;
    const price = ratioOf(row.rate);
    return {
      mid: row.base === sell ? price : inverse(price),
      spreadBps: row.spreadBps,
      date: row.validFrom.toISOString().slice(0, 10),
    };
  }
}
