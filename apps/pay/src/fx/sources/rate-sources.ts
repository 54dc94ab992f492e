import { FxErrors } from '../fx.errors.js';
import type { FoundRate, RateQuestion, RateSource } from './rate-source.js';

/** Where prices may come from. */
export const RATE_SOURCES = ['table', 'ecb'] as const;
export type RateSourceName = (typeof RATE_SOURCES)[number];

/** A price and where it comes from. */
export interface SourcedRate extends FoundRate {
  readonly source: RateSourceName;
}

/** Asks the sources in their order; the first that has a price tells it. */
export class RateSources {
  constructor(private readonly sources: readonly (readonly [RateSourceName, RateSource])[]) {}

  /** @throws `no_rate` when none has a price, or why the last one cannot tell it now */
  async find(question: RateQuestion): Promise<SourcedRate> {
    for (const [source, prices] of this.sources) {
      const found = await prices.find(question);
      if (found) return { ...found, source };
    }
    throw FxErrors.no_rate();
  }
}
