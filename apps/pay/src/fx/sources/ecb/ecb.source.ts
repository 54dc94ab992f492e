import type { Clock } from '@skydeck/service';
import { ratioOf } from '../../conversion.js';
import { FxErrors } from '../../fx.errors.js';
import { type FoundRate, type RateQuestion, RateSource } from '../rate-source.js';
import type { EcbFiles } from './ecb-files.js';

const DAY_MS = 86_400_000;

/** How the published rates are sold at. */
export interface EcbTerms {
  readonly spreadBps: number;
  /** Rates of a day that is longer ago are refused. */
  readonly staleDays: number;
}

/**
 * The reference rates of the European Central Bank. Two currencies are priced through the euro: if
 * one euro is `s` of the sold and `b` of the bought one, the price is exactly `b / s`.
 */
export class EcbSource extends RateSource {
  constructor(
    private readonly files: EcbFiles,
    private readonly terms: EcbTerms,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async find({ sell, buy }: RateQuestion): Promise<FoundRate | null> {
    const { date, rates } = await this.files.current();
    const [sold, bought] = [rates.get(sell), rates.get(buy)];
    if (sold === undefined || bought === undefined) return null;
    const ageMs = this.clock.now().getTime() - Date.parse(date);
    if (ageMs >= (this.terms.staleDays + 1) * DAY_MS) throw FxErrors.rates_stale();
    return { mid: ratioOf(bought, sold), spreadBps: this.terms.spreadBps, date };
  }
}
