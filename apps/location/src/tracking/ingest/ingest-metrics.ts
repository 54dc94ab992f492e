import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable } from '@nestjs/common';

const BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What is to be seen of the positions that come in. */
@Injectable()
export class IngestMetrics {
  readonly #positions;
  readonly #batches;

  constructor(metrics: ServiceMetrics) {
    this.#positions = metrics.counter(
      'location_positions_total',
      'Positions that were sent, by what became of them.',
      ['outcome'],
    );
    this.#batches = metrics.histogram(
      'location_position_batch_seconds',
      'Time that one batch of positions takes until it is committed.',
      [],
      BUCKETS_S,
    );
  }

  /** So many positions came to this. */
  counted(outcome: 'stored' | 'late' | 'duplicate' | 'refused', count: number): void {
    if (count > 0) this.#positions.inc({ outcome }, count);
  }

  /** A batch was committed. */
  committed(tookMs: number): void {
    this.#batches.observe(tookMs / 1000);
  }
}
