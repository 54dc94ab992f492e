import { Injectable } from '@nestjs/common';
import { runStatement } from '@skydeck/database';
import type { EntityManager } from 'typeorm';
import { type CountMeter, meterOf, type TimeMeter } from '../catalogue/meters.js';
import { BEGIN, END, OBSERVE, RECORD } from './usage.sql.js';

/** Something that happened and is billed. */
export interface UsageRecord {
  /** The project, or whatever stands for it where `project_id` is stored. */
  readonly project: string;
  readonly meter: CountMeter;
  /** How many; a whole number. */
  readonly quantity: bigint | number;
  readonly occurredAt: Date;
  /** Names what happened: the same key counts once, however often it is recorded. */
  readonly key: string;
}

/** Something that is there for a while. */
export interface UsageInterval {
  readonly project: string;
  readonly meter: TimeMeter;
  /** Names what is there. One that was ended never begins again. */
  readonly key: string;
  /** What each second counts: 1 for time itself, megabytes for memory. */
  readonly rate: bigint | number;
}

/** Writes down what is used, together with the change that uses it. */
@Injectable()
export class Usage {
  /**
   * Records what happened in the running transaction: it counts exactly when the change does.
   * @throws when the manager is in no transaction
   */
  async record(manager: EntityManager, record: UsageRecord): Promise<void> {
    await this.recordMany(manager, [record]);
  }

  /** Records what happened in the running transaction, with one statement. */
  async recordMany(manager: EntityManager, records: readonly UsageRecord[]): Promise<void> {
    const [first] = records;
    if (!first) return;
    mustBeInTransaction(manager, first.meter);
    await runStatement(manager, RECORD, [
      records.map(({ project }) => project),
      records.map(({ meter }) => meter),
      records.map(({ key }) => key),
      records.map(({ quantity }) => String(BigInt(quantity))),
      records.map(({ occurredAt }) => occurredAt),
    ]);
  }

  /** Says that something is there from now on. Repeating it changes nothing. */
  async begin(
    manager: EntityManager,
    { project, meter, key, rate }: UsageInterval,
    at: Date,
  ): Promise<void> {
    mustBeInTransaction(manager, meter);
    const isWatched = meterOf(meter).isWatched ?? false;
    await manager.query(BEGIN, [meter, key, project, String(BigInt(rate)), isWatched, at]);
  }

  /** Says that something is over. Only the first end counts. */
  async end(manager: EntityManager, meter: TimeMeter, key: string, at: Date): Promise<void> {
    mustBeInTransaction(manager, meter);
    await manager.query(END, [meter, key, at]);
  }

  /**
   * Says what is there now, of watched meters. What was not begun begins; what was unseen for more
   * than five minutes goes on from now, and the time between is not counted.
   */
  async observe(
    manager: Pick<EntityManager, 'query'>,
    intervals: readonly UsageInterval[],
    at: Date,
  ): Promise<void> {
    if (intervals.length === 0) return;
    await manager.query(OBSERVE, [
      intervals.map(({ meter }) => meter),
      intervals.map(({ key }) => key),
      intervals.map(({ project }) => project),
      intervals.map(({ rate }) => String(BigInt(rate))),
      at,
    ]);
  }
}

function mustBeInTransaction({ queryRunner }: EntityManager, meter: string): void {
  if (queryRunner?.isTransactionActive) return;
  throw new Error(`${meter} must be recorded in the transaction of its change.`);
}
