import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CLOSE_GONE, PRUNE_INTERVALS, PRUNE_RECORDS } from './usage-roll-up.sql.js';
import { UsageRollUp } from './usage-roll-up.js';

const SWEEP_EVERY_MS = 60_000;
const GONE_AFTER_MS = 86_400_000;
const KEPT_MS = 90 * 86_400_000;
const BATCH = 5000;

/** Brings the hours up to date each minute, and removes what was counted 90 days ago. */
@Injectable()
export class UsageSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Usage');
  readonly #rounds = new Rounds(
    () => this.sweep(),
    (error) => this.#logger.warn({ msg: 'Usage waits for the next sweep.', err: error }),
  );

  constructor(
    private readonly rollUp: UsageRollUp,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(SWEEP_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** One round. Repeating it, or doing it in several processes, changes nothing. */
  async sweep(): Promise<void> {
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
