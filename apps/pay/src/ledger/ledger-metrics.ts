import { Injectable, Optional } from '@nestjs/common';
import { ServiceMetrics } from '@skydeck/telemetry';
import type { Outcome } from './decide/decide.js';

const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 512, 1024];
const WAITS_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 10];

/** Counts what the ledger does, and how long accounts are waited for. */
@Injectable()
export class LedgerMetrics {
  readonly #operations;
  readonly #replays;
  readonly #sizes;
  readonly #waits;

  constructor(@Optional() private readonly metrics?: ServiceMetrics) {
    this.#operations = metrics?.counter(
      'skydeck_ledger_operations_total',
      'Commands that were decided, by kind and by the code of their refusal, or `done`.',
      ['kind', 'code'],
    );
    this.#replays = metrics?.counter(
      'skydeck_ledger_replays_total',
      'Commands that were decided before, or whose key belongs to another.',
      ['outcome'],
    );
    this.#sizes = metrics?.histogram(
      'skydeck_ledger_batch_size',
      'Commands that were decided in one transaction.',
      [],
      SIZES,
    );
    this.#waits = metrics?.histogram(
      'skydeck_ledger_lock_wait_seconds',
      'How long a batch waited for its accounts.',
      [],
      WAITS_S,
    );
  }

  /** How many commands wait, whenever somebody asks. */
  watchQueue(read: () => number): void {
    this.metrics?.gauge(
      'skydeck_ledger_waiting',
      'Commands that wait for their batch, or are in one.',
      [],
      () => [{ value: read() }],
    );
  }

  /** A batch was committed. */
  committed(outcomes: readonly Outcome[]): void {
    this.#sizes?.observe(outcomes.length);
    for (const one of outcomes) {
      if (one.kind === 'reused') this.#replays?.inc({ outcome: 'reused' });
      else if (one.isReplay) this.#replays?.inc({ outcome: 'replayed' });
      else this.#operations?.inc({ kind: one.operation.kind, code: one.operation.code ?? 'done' });
    }
  }

  /** The accounts of a batch were locked. */
  locked(waitedMs: number): void {
    this.#waits?.observe(waitedMs / 1000);
  }
}
