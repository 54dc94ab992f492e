import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { TrackEntity } from './track.entity.js';
import { TrackWork } from './track-work.js';

const SWEEP_EVERY_MS = 1000;
const AT_ONCE = 8;
/** Whoever has not come back by then is thought dead, and another one does it. */
const LEASE_MS = 120_000;

/** Sees to it that no track is being prepared for ever. */
@Injectable()
export class TrackSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly work: TrackWork,
    private readonly clock: Clock,
  ) {
    super({ name: 'Tracks', problem: 'A sweep of tracks failed.', everyMs: SWEEP_EVERY_MS });
  }

  /** Has a round done soon: there is something to do. */
  wake(): void {
    setImmediate(() => void this.sweepSoon());
  }

  /** One round; processes that sweep together take different rows. */
  override async sweep(): Promise<void> {
    const now = this.clock.now();
    const { manager } = this.dataSource;
    const until = new Date(now.getTime() + LEASE_MS);
    const [taken] = await manager.query<[{ id: string }[], number]>(TAKE, [now, until, AT_ONCE]);
    const rows = await manager.findBy(TrackEntity, { id: In(taken.map(({ id }) => id)) });
    const results = await Promise.allSettled(rows.map((row) => this.work.run(row)));
    for (const result of results) {
      if (result.status === 'rejected') {
        this.logger.warn({ msg: 'A track could not be worked on.', err: result.reason as Error });
      }
    }
  }
}

const TAKE = `
  update track set work_at = $2
  where id in (
    select id from track where status = 'preparing' and work_at <= $1
    order by work_at limit $3 for update skip locked)
  returning id`;
