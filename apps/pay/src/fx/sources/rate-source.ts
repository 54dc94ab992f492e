import type { Tenant } from '@skydeck/auth-guard';
import type { Ratio } from '../conversion.js';

/** Which price is wanted. */
export interface RateQuestion {
  readonly tenant: Tenant;
  readonly sell: string;
  readonly buy: string;
}

/** A price that a source gives. */
export interface FoundRate {
  /** Units of the bought currency for one of the sold one, exactly, before the spread. */
  readonly mid: Ratio;
  /** What is kept of it, in hundredths of a per cent. */
  readonly spreadBps: number;
  /** Day that the price is of, such as `2026-11-20`. */
  readonly date: string;
}

/** Knows prices of currencies. The price of the other direction is exactly the inverse. */
export abstract class RateSource {
  /**
   * The price of now; null when the source has none for these currencies.
   * @throws `rates_stale` or `rates_unavailable` when it would have one on a better day
   */
  abstract find(question: RateQuestion): Promise<FoundRate | null>;
}
