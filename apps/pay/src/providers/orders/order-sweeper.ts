import { Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { OrderStore } from './order-store.js';
import { OrderWork } from './order-work.js';

const EVERY_MS = 1000;
const BATCH = 50;

/**
 * Looks after orders whose provider sends no webhook, and those that a crash left between two steps.
 */
@Injectable()
export class OrderSweeper extends Sweeper {
  constructor(
    private readonly store: OrderStore,
    private readonly work: OrderWork,
  ) {
    super({ name: 'Payments', problem: 'A round of payments failed.', everyMs: EVERY_MS });
  }

  /** One round; processes that sweep together take different orders. */
  override async sweep(): Promise<void> {
    const due = await this.store.claimDue(BATCH);
    const results = await Promise.allSettled(due.map((id) => this.work.attend(id)));
    const failed = results.filter((result) => result.status === 'rejected');
    // One that cannot be helped must not keep the others from their turn.
    for (const { reason } of failed) {
      this.logger.warn({ msg: 'A payment waits for its next round.', err: reason as unknown });
    }
  }
}
