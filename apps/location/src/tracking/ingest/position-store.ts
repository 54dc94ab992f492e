import { runStatement } from '@skydeck/database';
import { Usage } from '@skydeck/usage';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DayPartitions, isDayMissing } from './day-partitions.js';
import { IngestMetrics } from './ingest-metrics.js';
import { KnownTimes } from './known-times.js';
import { isOvertaken } from './is-overtaken.js';
import { noteLate } from './late-positions.js';
import { LatestPositions } from './latest-positions.js';
import { type BatchRow, type IngestRequest, keyOf, mergeRequests } from './merged-batch.js';
import { columnsOf } from './position-columns.js';
import type { PositionOutcome } from './position-ingest.js';
import { type AcceptedPosition, PositionListeners } from './position-listener.js';
import { usageOf } from './position-usage.js';
import { ADD_NEW_POSITIONS, ADD_POSITIONS } from './position.sql.js';

interface Added {
  readonly count: number;
  /** Which ones, when not all were. */
  readonly added: string[] | null;
}

const STORED: PositionOutcome = { status: 'stored' };
const LATE: PositionOutcome = { status: 'late' };
const DUPLICATE: PositionOutcome = { status: 'duplicate' };

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
    const accepted = await this.#addRows(rows, false).catch((error: unknown) => {
      if (isDayMissing(error)) this.days.distrust();
      else if (!isOvertaken(error)) throw error;
      return this.#addRows(rows, true);
    });
    this.metrics.committed(performance.now() - startMs);
    await this.#follow(accepted);
    const outcomes = requests.map(({ items }) => items.map(() => DUPLICATE));
    for (const { request, item, isLatest } of accepted) {
      outcomes[request]![item] = isLatest ? STORED : LATE;
    }
    return outcomes;
  }

  /** @param isDoubted whether positions may be known of which nothing is known here */
  async #addRows(rows: readonly BatchRow[], isDoubted: boolean): Promise<readonly BatchRow[]> {
    await this.days.ensure(rows.map(({ position }) => position.recordedAtMs));
    await this.times.load(new Set(rows.map(({ device }) => device.id)));
    let told: readonly BatchRow[] = [];
    try {
      return await this.dataSource.transaction(async (manager) => {
        const isNews = !isDoubted && rows.every((row) => this.#isNews(row));
        told = await this.#insert(manager, rows, isNews);
        if (told.length === 0) return told;
        this.#judge(told);
        await this.usage.recordMany(manager, usageOf(told, this.clock.now()));
        await noteLate(manager, told);
        for (const listener of this.listeners.all) await listener.inTransaction?.(manager, told);
        return told;
      });
    } catch (error) {
      await this.#tell('afterRollback', told);
      throw error;
    }
  }

  /** Whether a position is later than all that is known of its device, which nearly all are. */
  #isNews({ device, position }: BatchRow): boolean {
    return position.recordedAtMs > this.times.of(device.id);
  }

  async #insert(
    manager: EntityManager,
    rows: readonly BatchRow[],
    isNews: boolean,
  ): Promise<readonly BatchRow[]> {
    const columns = columnsOf(
      rows.map(({ device }) => device.id),
      rows.map(({ position }) => position),
    );
    const values = [...columns, this.clock.now()];
    if (isNews) {
      await runStatement(manager, ADD_NEW_POSITIONS, values);
      return rows;
    }
    const [result] = await runStatement<Added>(manager, ADD_POSITIONS, values);
    if (result!.added === null) return rows;
    const added = new Set(result!.added);
    return rows.filter((row) => added.has(keyOf(row)));
  }

  /** Notes which ones are the latest of their devices; rows are by device and time. */
  #judge(rows: readonly BatchRow[]): void {
    let [deviceId, latestMs] = ['', -Infinity];
    for (const row of rows) {
      const { recordedAtMs } = row.position;
      if (row.device.id !== deviceId) {
        deviceId = row.device.id;
        latestMs = this.times.of(deviceId);
      }
      row.isLatest = recordedAtMs > latestMs;
      if (row.isLatest) latestMs = recordedAtMs;
    }
  }

  async #follow(accepted: readonly BatchRow[]): Promise<void> {
    for (const [index, { device, position, isLatest, receivedAt }] of accepted.entries()) {
      const seenMs = receivedAt.getTime();
      const isLast = accepted[index + 1]?.device.id !== device.id;
      if (!isLatest || !isLast) this.latest.heard(device.id, seenMs);
      else {
        this.times.note(device.id, position.recordedAtMs);
        this.latest.note(device.id, position, seenMs);
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
