import { Clock } from '@skydeck/service';
import { inverse, ratioOf } from '../conversion.js';
import { FxRates } from '../rates/fx-rates.js';
import { type FoundRate, type RateQuestion, RateSource } from './rate-source.js';

/** The prices that a project set itself. */
export class TableSource extends RateSource {
  constructor(
    private readonly rates: FxRates,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async find({ tenant, sell, buy }: RateQuestion): Promise<FoundRate | null> {
    const row = await this.rates.current(tenant, [sell, buy], this.clock.now());
    if (row?.rate == null) return null;
    const price = ratioOf(row.rate);
    return {
      mid: row.base === sell ? price : inverse(price),
      spreadBps: row.spreadBps,
      date: row.validFrom.toISOString().slice(0, 10),
    };
  }
}
