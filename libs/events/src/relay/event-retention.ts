import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';

const SWEEP_EVERY_MS = 3_600_000;
const KEPT_MS = 30 * 86_400_000;
const BATCH = 5000;

/** Removes events 30 days after they happened. */
@Injectable()
export class EventRetention implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Events');
  readonly #rounds = new Rounds(
    () => this.sweep(),
    (error) => this.#logger.warn({ msg: 'Old events wait for the next sweep.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(SWEEP_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Removes what is old. @returns how many events that were */
  async sweep(): Promise<number> {
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
