import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FORGET_ACTIVITY } from './activity.sql.js';
import { ActivitySettings } from './activity-settings.js';

const EVERY_MS = 3_600_000;
const BATCH = 5_000;
const DAY_MS = 86_400_000;

/** Forgets what was done long ago. */
@Injectable()
export class ActivitySweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: ActivitySettings,
    private readonly clock: Clock,
  ) {
    super({
      name: 'Activity',
      problem: 'Old activity waits for the next sweep.',
      everyMs: EVERY_MS,
    });
  }

  /** Removes what is old. @returns how much that was */
  override async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - this.settings.days * DAY_MS);
    let removed = 0;
    for (;;) {
      const [, count] = await this.dataSource.query<[unknown, number]>(FORGET_ACTIVITY, [
        before,
        BATCH,
      ]);
      removed += count;
      if (count < BATCH) return removed;
    }
  }
}
