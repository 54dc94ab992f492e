import type { Tenant } from '@skydeck/auth-guard';
import { NaturalBatches } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { TrackingSettings } from '../tracking-settings.js';
import { IngestMetrics } from './ingest-metrics.js';
import type { IngestRequest } from './merged-batch.js';
import { outOfTime } from './position-batch.js';
import { type DevicePosition, PositionIngest, type PositionOutcome } from './position-ingest.js';
import { PositionStore } from './position-store.js';

/** Positions that go into one transaction: more make nothing quicker, and nobody's wait shorter. */
const MOST_IN_BATCH = 4000;

/** A request of so few positions need not wait behind one of a thousand: somebody may be at a geofence. */
const MOST_IN_LIGHT = 50;

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
      isLight: ({ items }) => items.length <= MOST_IN_LIGHT,
      mustFollow: sharesDevice,
    });
  }

  override async acceptBatch(
    _tenant: Tenant,
    items: readonly DevicePosition[],
  ): Promise<PositionOutcome[]> {
    const receivedAt = this.clock.now();
    const taken: DevicePosition[] = [];
    const early = items.map((item): PositionOutcome | null => {
      const retentionMs = this.settings.retentionMsOf(item.device);
      const refused = outOfTime(item.position.recordedAtMs, { now: receivedAt, retentionMs });
      if (refused) return { status: 'refused', ...refused };
      taken.push(item);
      return null;
    });
    const stored = taken.length > 0 ? await this.#batches.ask(requestOf(taken, receivedAt)) : [];
    let next = 0;
    const outcomes = early.map((outcome) => outcome ?? stored[next++]!);
    this.#count(outcomes);
    return outcomes;
  }

  #count(outcomes: readonly PositionOutcome[]): void {
    const counts = { stored: 0, late: 0, duplicate: 0, refused: 0 };
    for (const { status } of outcomes) counts[status] += 1;
    for (const [status, count] of Object.entries(counts)) {
      this.metrics.counted(status as keyof typeof counts, count);
    }
  }
}

const requestOf = (items: readonly DevicePosition[], receivedAt: Date): IngestRequest => ({
  items,
  deviceIds: new Set(items.map(({ device }) => device.id)),
  receivedAt,
});

/** Whether both have positions of one device, of which none may overtake the others. */
function sharesDevice({ deviceIds: some }: IngestRequest, { deviceIds: others }: IngestRequest) {
  const [few, many] = some.size < others.size ? [some, others] : [others, some];
  for (const id of few) if (many.has(id)) return true;
  return false;
}
