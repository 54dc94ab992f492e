import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { TrackEntity } from './track.entity.js';
import { TrackWork } from './track-work.js';

const SWEEP_EVERY_MS = 1000;
const AT_ONCE = 8;
/** Whoever has not come back by then is thought dead, and another one does it. */
const LEASE_MS = 120_000;

/** Sees to it that no track is being prepared for ever. */
@Injectable()
export class TrackSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Tracks');
  readonly #rounds = new Rounds(
    () => this.sweep(),
    (error) => this.#logger.warn({ msg: 'A sweep of tracks failed.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly work: TrackWork,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(SWEEP_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Has a round done soon: there is something to do. */
  wake(): void {
    setImmediate(() => void this.#rounds.now());
  }

  /** One round; processes that sweep together take different rows. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const { manager } = this.dataSource;
    const until = new Date(now.getTime() + LEASE_MS);
    const [taken] = await manager.query<[{ id: string }[], number]>(TAKE, [now, until, AT_ONCE]);
    const rows = await manager.findBy(TrackEntity, { id: In(taken.map(({ id }) => id)) });
    const results = await Promise.allSettled(rows.map((row) => this.work.run(row)));
    for (const result of results) {
      if (result.status === 'rejected') {
        this.#logger.warn({ msg: 'A track could not be worked on.', err: result.reason as Error });
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
