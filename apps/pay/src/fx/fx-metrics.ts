import { Injectable, Optional } from '@nestjs/common';
import { ServiceMetrics } from '@skydeck/telemetry';
import type { RateSourceName } from './sources/rate-sources.js';

/** Counts what is exchanged. */
@Injectable()
export class FxMetrics {
  readonly #quotes;
  readonly #trades;

  constructor(@Optional() metrics?: ServiceMetrics) {
    this.#quotes = metrics?.counter(
      'skydeck_fx_quotes_total',
      'Quotes that were made, by where their price comes from.',
      ['source'],
    );
    this.#trades = metrics?.counter(
      'skydeck_fx_trades_total',
      'Trades that came to an end, by outcome.',
      ['outcome'],
    );
  }

  /** A quote was made. */
  quoted(source: RateSourceName): void {
    this.#quotes?.inc({ source });
  }

  /** A trade came to an end. */
  traded(outcome: 'executed' | 'failed'): void {
    this.#trades?.inc({ outcome });
  }
}
