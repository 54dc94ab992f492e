import { runStatement } from '@skydeck/database';
import { Usage } from '@skydeck/usage';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { DayPartitions } from './day-partitions.js';
import { IngestMetrics } from './ingest-metrics.js';
import { KnownTimes } from './known-times.js';
import { noteLate } from './late-positions.js';
import { LatestPositions } from './latest-positions.js';
import {
  type BatchRow,
  type IngestRequest,
  keyOf,
  mergeRequests,
  positionOf,
} from './merged-batch.js';
import { columnsOf } from './position-columns.js';
import type { PositionOutcome } from './position-ingest.js';
import { type AcceptedPosition, PositionListeners } from './position-listener.js';
import { ADD_POSITIONS } from './position.sql.js';

interface Added {
  readonly count: number;
  /** Which ones, when not all were. */
  readonly added: string[] | null;
}

const NO_PARTITION = '23514';

/** Adds batches of positions, each in one transaction with all that follows from them. */
@Injectable()
export class PositionStore {
  readonly #logger = new Logger(PositionStore.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly days: DayPartitions,
    private readonly times: KnownTimes,
    private readonly latest: LatestPositions,
    private readonly listeners: PositionListeners,
    private readonly usage: Usage,
    private readonly metrics: IngestMetrics,
    private readonly clock: Clock,
  ) {}

  /** Adds what is new of many requests; the answers are in their order. One call at a time. */
  async add(requests: readonly IngestRequest[]): Promise<PositionOutcome[][]> {
    const rows = mergeRequests(requests);
    const startMs = performance.now();
    const accepted = await this.#addRows(rows).catch((error: unknown) => {
      if (!isDayMissing(error)) throw error;
      this.days.distrust();
      return this.#addRows(rows);
    });
    this.metrics.committed(performance.now() - startMs);
    await this.#follow(accepted);
    const outcomes = requests.map(({ items }) =>
      items.map((): PositionOutcome => ({ status: 'duplicate' })),
    );
    for (const [{ request, item }, { isLatest }] of accepted) {
      outcomes[request]![item] = { status: isLatest ? 'stored' : 'late' };
    }
    return outcomes;
  }

  async #addRows(rows: readonly BatchRow[]): Promise<[BatchRow, AcceptedPosition][]> {
    await this.days.ensure(rows.map(({ sent }) => sent.position.recordedAtMs));
    await this.times.load(rows.map(({ sent }) => sent.device.id));
    let told: AcceptedPosition[] = [];
    try {
      return await this.dataSource.transaction(async (manager) => {
        const added = await this.#insert(manager, rows);
        const accepted = this.#judge(added);
        told = accepted.map(([, one]) => one);
        if (told.length === 0) return accepted;
        await this.#meter(manager, told);
        await noteLate(manager, told);
        for (const listener of this.listeners.all) await listener.inTransaction?.(manager, told);
        return accepted;
      });
    } catch (error) {
      await this.#tell('afterRollback', told);
      throw error;
    }
  }

  async #insert(manager: EntityManager, rows: readonly BatchRow[]): Promise<readonly BatchRow[]> {
    const columns = columnsOf(rows.map(({ sent }) => positionOf(sent)));
    const values = [...columns, this.clock.now()];
    const [result] = await runStatement<Added>(manager, ADD_POSITIONS, values);
    if (result!.added === null) return rows;
    const added = new Set(result!.added);
    return rows.filter(({ sent }) => added.has(keyOf(sent)));
  }

  /** Which ones are the latest of their devices; rows are by device and time. */
  #judge(rows: readonly BatchRow[]): [BatchRow, AcceptedPosition][] {
    let [deviceId, latestMs] = ['', -Infinity];
    return rows.map((row) => {
      const { sent, receivedAt } = row;
      if (sent.device.id !== deviceId) {
        deviceId = sent.device.id;
        latestMs = this.times.of(deviceId);
      }
      const isLatest = sent.position.recordedAtMs > latestMs;
      if (isLatest) latestMs = sent.position.recordedAtMs;
      return [row, { ...sent, isLatest, receivedAt }];
    });
  }

  async #meter(manager: EntityManager, accepted: readonly AcceptedPosition[]): Promise<void> {
    const counts = new Map<string, number>();
    for (const { device } of accepted) {
      counts.set(device.tenant, (counts.get(device.tenant) ?? 0) + 1);
    }
    const key = newId('pos');
    const occurredAt = this.clock.now();
    const records = [...counts].map(([project, quantity]) => ({
      project,
      meter: 'tracking.positions' as const,
      quantity,
      occurredAt,
      key,
    }));
    await this.usage.recordMany(manager, records);
  }

  async #follow(rows: readonly [BatchRow, AcceptedPosition][]): Promise<void> {
    const accepted = rows.map(([, one]) => one);
    for (const { device, position, isLatest, receivedAt } of accepted) {
      const seenMs = receivedAt.getTime();
      if (!isLatest) this.latest.heard(device.id, seenMs);
      else {
        this.times.note(device.id, position.recordedAtMs);
        this.latest.note({ ...position, deviceId: device.id }, seenMs);
      }
    }
    await this.#tell('afterCommit', accepted);
  }

  async #tell(
    what: 'afterCommit' | 'afterRollback',
    accepted: readonly AcceptedPosition[],
  ): Promise<void> {
    if (accepted.length === 0) return;
    for (const listener of this.listeners.all) {
      try {
        await listener[what]?.(accepted);
      } catch (error) {
        this.#logger.warn({ msg: `${listener.name} failed ${what}`, err: error });
      }
    }
  }
}

/** Postgres has no code of its own for it. */
const isDayMissing = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { code?: string }).code === NO_PARTITION &&
  /no partition of relation/.test(error.message);
