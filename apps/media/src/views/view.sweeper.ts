import { Clock, Sweeper } from '@skydeck/service';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** For how many days single views are kept. */
export const VIEW_RETENTION_DAYS = Symbol('days that views are kept');

const SWEEP_EVERY_MS = 60_000;
const AT_ONCE = 5000;
const MOST_ROUNDS = 20;
const DAY_MS = 86_400_000;

/** Forgets single views after their time; their sums stay. */
@Injectable()
export class ViewSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(VIEW_RETENTION_DAYS) private readonly days: number,
  ) {
    super({ name: 'Views', problem: 'A sweep of views failed.', everyMs: SWEEP_EVERY_MS });
  }

  /** One round, in pieces that hold no row for long. */
  override async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - this.days * DAY_MS);
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const [row] = await this.dataSource.query<{ gone: number }[]>(FORGET, [before, AT_ONCE]);
      if ((row?.gone ?? 0) < AT_ONCE) return;
    }
  }
}

const FORGET = `
  with gone as (
    delete from playback_view where id in (
      select id from playback_view where last_at < $1 order by last_at limit $2)
    returning id
  ) select count(*)::int as gone from gone`;
