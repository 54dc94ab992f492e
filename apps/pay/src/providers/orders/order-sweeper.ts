import { Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { OrderStore } from './order-store.js';
import { OrderWork } from './order-work.js';

const EVERY_MS = 1000;
const BATCH = 50;

/**
 * Looks after orders whose provider sends no webhook, and those that a crash left between two steps.
 */
@Injectable()
export class OrderSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Payments');
  readonly #rounds = new Rounds(
    () => this.sweep(),
    (error) => this.#logger.warn({ msg: 'A round of payments failed.', err: error }),
  );

  constructor(
    private readonly store: OrderStore,
    private readonly work: OrderWork,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** One round; processes that sweep together take different orders. */
  async sweep(): Promise<void> {
    const due = await this.store.claimDue(BATCH);
    const results = await Promise.allSettled(due.map((id) => this.work.attend(id)));
    const failed = results.filter((result) => result.status === 'rejected');
    // One that cannot be helped must not keep the others from their turn.
    for (const { reason } of failed) {
      this.#logger.warn({ msg: 'A payment waits for its next round.', err: reason as unknown });
    }
  }
}
