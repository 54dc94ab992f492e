import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ADD_INTERVALS, ADD_RECORDS } from './usage-roll-up.sql.js';

const BATCH = 50_000;

/**
 * Adds what is new to the hours it belongs to, also to hours long past. Adding and marking as added
 * are one transaction, and one runs at a time, so everything counts once: whatever is killed, and
 * however many run.
 */
@Injectable()
export class UsageRollUp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Counts everything that was committed before. @returns how many records that were */
  async run(): Promise<number> {
    let counted = await this.#step(ADD_RECORDS, [BATCH]);
    for (let last = counted; last === BATCH; counted += last) {
      last = await this.#step(ADD_RECORDS, [BATCH]);
    }
    await this.#step(ADD_INTERVALS, []);
    return counted;
  }

  async #step(sql: string, values: readonly unknown[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      // Taken in a statement of its own: the next one sees what the run before committed.
      await manager.query(`select pg_advisory_xact_lock(hashtext('usage:' || current_schema()))`);
      const now = this.clock.now();
      const [row] = await manager.query<{ counted: number }[]>(sql, [now, ...values]);
      return row?.counted ?? 0;
    });
  }
}
