import type { Tenant } from '@skydeck/auth-guard';
import { NaturalBatches } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { TrackingSettings } from '../tracking-settings.js';
import { IngestMetrics } from './ingest-metrics.js';
import { type IngestRequest, keyOf } from './merged-batch.js';
import { outOfTime } from './position-batch.js';
import { type DevicePosition, PositionIngest, type PositionOutcome } from './position-ingest.js';
import { PositionStore } from './position-store.js';

/** Positions that go into one transaction: more make nothing quicker, and nobody's wait shorter. */
const MOST_IN_BATCH = 4000;

/** Lets those who come at once share a transaction. Batches follow each other, so each device keeps its order. */
@Injectable()
export class BatchedIngest extends PositionIngest {
  readonly #batches: NaturalBatches<IngestRequest, PositionOutcome[]>;

  constructor(
    store: PositionStore,
    private readonly settings: TrackingSettings,
    private readonly metrics: IngestMetrics,
    private readonly clock: Clock,
  ) {
    super();
    this.#batches = new NaturalBatches((requests) => store.add(requests), {
      most: MOST_IN_BATCH,
      gathers: true,
      weightOf: ({ items }) => items.length,
    });
  }

  override async acceptBatch(
    _tenant: Tenant,
    items: readonly DevicePosition[],
  ): Promise<PositionOutcome[]> {
    const receivedAt = this.clock.now();
    const seen = new Set<string>();
    const taken: DevicePosition[] = [];
    const early = items.map((item): PositionOutcome | null => {
      const retentionMs = this.settings.retentionMsOf(item.device);
      const refused = outOfTime(item.position.recordedAtMs, { now: receivedAt, retentionMs });
      if (refused) return { status: 'refused', ...refused };
      const key = keyOf(item);
      if (seen.has(key)) return { status: 'duplicate' };
      seen.add(key);
      taken.push(item);
      return null;
    });
    const stored = taken.length > 0 ? await this.#batches.ask({ items: taken, receivedAt }) : [];
    let next = 0;
    const outcomes = early.map((outcome) => outcome ?? stored[next++]!);
    this.#count(outcomes);
    return outcomes;
  }

  #count(outcomes: readonly PositionOutcome[]): void {
    for (const status of ['stored', 'late', 'duplicate', 'refused'] as const) {
      this.metrics.counted(status, outcomes.filter((one) => one.status === status).length);
    }
  }
}
