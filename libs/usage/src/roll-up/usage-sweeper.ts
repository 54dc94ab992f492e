import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CLOSE_GONE, PRUNE_INTERVALS, PRUNE_RECORDS } from './usage-roll-up.sql.js';
import { UsageRollUp } from './usage-roll-up.js';

const SWEEP_EVERY_MS = 60_000;
const GONE_AFTER_MS = 86_400_000;
const KEPT_MS = 90 * 86_400_000;
const BATCH = 5000;

/** Brings the hours up to date each minute, and removes what was counted 90 days ago. */
@Injectable()
export class UsageSweeper extends Sweeper {
  constructor(
    private readonly rollUp: UsageRollUp,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super({ name: 'Usage', problem: 'Usage waits for the next sweep.', everyMs: SWEEP_EVERY_MS });
  }

  /** One round. Repeating it, or doing it in several processes, changes nothing. */
  override async sweep(): Promise<void> {
    await this.rollUp.run();
    const nowMs = this.clock.now().getTime();
    await this.dataSource.query(CLOSE_GONE, [new Date(nowMs - GONE_AFTER_MS)]);
    const before = new Date(nowMs - KEPT_MS);
    await this.#prune(PRUNE_RECORDS, before);
    await this.#prune(PRUNE_INTERVALS, before);
  }

  async #prune(sql: string, before: Date): Promise<void> {
    for (;;) {
      const [, count] = await this.dataSource.query<[unknown[], number]>(sql, [before, BATCH]);
      if (count < BATCH) return;
    }
  }
}
