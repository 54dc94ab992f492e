import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const SWEEP_EVERY_MS = 3_600_000;
const KEPT_MS = 30 * 86_400_000;
const BATCH = 5000;

/** Removes events 30 days after they happened. */
@Injectable()
export class EventRetention extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super({
      name: 'Events',
      problem: 'Old events wait for the next sweep.',
      everyMs: SWEEP_EVERY_MS,
    });
  }

  /** Removes what is old. @returns how many events that were */
  override async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    let removed = 0;
    for (;;) {
      const [, count] = await this.dataSource.query<[unknown[], number]>(REMOVE, [before, BATCH]);
      removed += count;
      if (count < BATCH) return removed;
    }
  }
}

const REMOVE = `
  delete from event where id in (
    select id from event where created_at < $1 and seq is not null limit $2)`;
