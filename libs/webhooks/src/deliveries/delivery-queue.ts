import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';

/** Data of a job: it only says where to look, the row says what to do. */
export interface DeliveryJob {
  readonly deliveryId: string;
}

/** A delivery that waits for its next attempt. */
export interface Waiting {
  readonly id: string;
  readonly attempts: number;
}

/** Name under which the queue itself can be injected. */
export const WEBHOOK_QUEUE = Symbol('webhook queue');

/** A job that comes a moment early would find nothing to do. */
const MARGIN_MS = 25;

/** Asks workers to make attempts. Asking twice does nothing more. */
@Injectable()
export class DeliveryQueue {
  readonly #logger = new Logger('Webhooks');
  #startWorker: () => void = () => undefined;

  constructor(@Inject(WEBHOOK_QUEUE) private readonly queue: Queue<DeliveryJob>) {}

  /** Names what starts the worker of this process; may be called often. */
  whenUsed(startWorker: () => void): void {
    this.#startWorker = startWorker;
  }

  /** Says that there are webhooks. Without any, a worker would cost a connection for nothing. */
  use(): void {
    this.#startWorker();
  }

  async enqueue(waiting: readonly Waiting[], delayMs = 0): Promise<void> {
    if (waiting.length === 0) return;
    this.use();
    await this.queue.addBulk(
      waiting.map(({ id, attempts }) => ({
        name: 'deliver',
        data: { deliveryId: id },
        opts: {
          jobId: `${id}-${attempts}`,
          delay: delayMs === 0 ? 0 : delayMs + MARGIN_MS,
          removeOnComplete: true,
          removeOnFail: true,
        },
      })),
    );
  }

  /** As {@link enqueue}, but a failure is left to the sweeper. */
  enqueueQuietly(waiting: readonly Waiting[], delayMs = 0): void {
    this.enqueue(waiting, delayMs).catch((error: unknown) => {
      this.#logger.warn({ msg: 'Deliveries wait for the sweeper.', err: error });
    });
  }
}
