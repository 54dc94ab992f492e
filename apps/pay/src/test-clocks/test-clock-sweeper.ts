import type { Tenant } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ClockWalk } from './clock-walk.js';

const EVERY_MS = 1000;
/** One that has not moved for so long is moved by nobody. */
const LEFT_FOR_MS = 2000;
const MOST_CLOCKS = 50;
/** So that one clock with much to do does not keep the others from their turn. */
const MOST_MOMENTS = 500;

const LEFT = statement(`
  select tenant from test_clock where status = 'advancing' and stepped_at <= $1
  order by stepped_at limit ${MOST_CLOCKS}`);

/** Goes on with clocks that were left on their way: by a crash, or because there is much to do. */
@Injectable()
export class TestClockSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('TestClocks');
  readonly #rounds = new Rounds(
    () => this.sweep(),
    (error) => this.#logger.warn({ msg: 'Looking for test clocks failed.', err: error }),
  );
  #isClosing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly walk: ClockWalk,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    this.#isClosing = true;
    await this.#rounds.stop();
  }

  /** One round; a clock that cannot be moved holds up no other. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - LEFT_FOR_MS);
    const left = await runStatement<{ tenant: Tenant }>(this.dataSource, LEFT, [before]);
    const way = { most: MOST_MOMENTS, isOver: () => this.#isClosing };
    for (const { tenant } of left) {
      await this.walk.walk(tenant, way).catch((error: unknown) => {
        this.#logger.warn({ msg: 'A test clock waits for its next round.', tenant, err: error });
      });
    }
  }
}
