import { Clock } from '@skydeck/service';
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
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<number> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.#sweepQuietly(), SWEEP_EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
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

  async #sweepQuietly(): Promise<void> {
    this.#sweeping ??= this.sweep()
      .catch((error: unknown) => {
        this.#logger.warn({ msg: 'Old events wait for the next sweep.', err: error });
        return 0;
      })
      .finally(() => (this.#sweeping = undefined));
    await this.#sweeping;
  }
}

const REMOVE = `
  delete from event where id in (
    select id from event where created_at < $1 and seq is not null limit $2)`;
