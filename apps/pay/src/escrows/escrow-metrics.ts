import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, Optional } from '@nestjs/common';

/** What became of something that time did. */
export type EndedByTime = 'released' | 'expired' | 'refused';

/** Counts what the sweeper does. */
@Injectable()
export class EscrowMetrics {
  readonly #ended;

  constructor(@Optional() metrics?: ServiceMetrics) {
    this.#ended = metrics?.counter(
      'skydeck_escrows_ended_by_time_total',
      'Releases after an inspection, expired escrows, and what of it was refused and is tried again.',
      ['how'],
    );
  }

  /** A deadline was over. */
  ended(how: EndedByTime): void {
    this.#ended?.inc({ how });
  }
}
