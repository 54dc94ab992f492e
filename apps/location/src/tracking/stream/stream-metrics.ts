import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable } from '@nestjs/common';

/** By what somebody follows. */
export type StreamKind = 'sse' | 'websocket' | 'share';

/** Counts those who follow, and what they missed. */
@Injectable()
export class StreamMetrics {
  readonly #open = new Map<StreamKind, number>();
  readonly #dropped;

  constructor(metrics: ServiceMetrics) {
    metrics.gauge(
      'skydeck_position_streams',
      'Streams of positions that are open, by kind.',
      ['kind'],
      () => Array.from(this.#open, ([kind, value]) => ({ labels: { kind }, value })),
    );
    this.#dropped = metrics.counter(
      'skydeck_stream_positions_dropped_total',
      'Positions that slow readers were not told, because a later one of the device came.',
    );
  }

  /** Counts a stream for as long as it is open. @returns to be called once, at its end */
  opened(kind: StreamKind): () => void {
    this.#open.set(kind, (this.#open.get(kind) ?? 0) + 1);
    return () => this.#open.set(kind, (this.#open.get(kind) ?? 1) - 1);
  }

  dropped(count: number): void {
    if (count > 0) this.#dropped.inc(count);
  }
}
