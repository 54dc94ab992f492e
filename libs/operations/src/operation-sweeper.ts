import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { OperationEntity } from './operation.entity.js';
import { OperationErrors } from './operation.errors.js';
import { OperationHandlers } from './operation-handlers.js';
import { OperationLeases } from './operation-leases.js';
import { OperationQueue } from './operation-queue.js';
import { toOperationError } from './operation-runner.js';
import { OperationLeaseLost } from './operation-lease.js';

/** A worker says that it lives every two seconds; after this long without a word it is dead. */
const STALE_MS = 10_000;
/** More than this are looked at by the next sweeps. */
const AT_ONCE = 500;

/** Sees to it that no operation is ever stuck: what a dead worker left is done again or ended. */
@Injectable()
export class OperationSweeper {
  readonly #logger = new Logger(OperationSweeper.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly leases: OperationLeases,
    private readonly handlers: OperationHandlers,
    private readonly queue: OperationQueue,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    const unfinished = await this.dataSource.manager.find(OperationEntity, {
      where: { finishedAt: IsNull() },
      order: { id: 'ASC' },
      take: AT_ONCE,
    });
    for (const row of unfinished) {
      if (row.status === 'queued') {
        await this.#wake(row, now);
      } else if (now - (row.heartbeatAt?.getTime() ?? 0) > STALE_MS) {
        await this.#resolve(row);
      }
    }
  }

  async #wake(row: OperationEntity, now: number): Promise<void> {
    const waitedMs = now - row.runAfter.getTime();
    if (waitedMs < 0) return;
    if (waitedMs < STALE_MS) await this.queue.wake(row);
    else await this.queue.wakeAgain(row, Math.floor(now / STALE_MS));
  }

  async #resolve(row: OperationEntity): Promise<void> {
    const { id, kind, epoch, attempts } = row;
    this.#logger.warn({ msg: 'a worker is gone', operation: id, kind });
    const handler = this.handlers.of(kind);
    if (attempts < handler.mostAttempts) {
      await this.leases.giveBack({ id, epoch }, { isFree: false, delayMs: 0 });
      await this.queue.wake({ id, epoch: epoch + 1 });
      return;
    }
    const error = toOperationError(OperationErrors.worker_lost());
    try {
      await this.leases.end({ id, epoch }, 'failed', error, (manager) =>
        handler.failed(manager, row, error),
      );
    } catch (problem) {
      if (!(problem instanceof OperationLeaseLost)) throw problem;
    }
    await this.queue.wakeNext(row.resourceId);
  }
}
