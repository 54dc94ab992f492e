import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';

/** Data of a job: the row says what to do. */
export interface BankJob {
  readonly paymentId: string;
}

/** Name under which the queue itself can be injected. */
export const BANK_QUEUE = Symbol('sandbox bank queue');

/** A job that comes a moment early would find nothing to do. */
const MARGIN_MS = 25;

/** Asks workers to do the next step of a payment when its time has come. */
@Injectable()
export class BankQueue {
  readonly #logger = new Logger('SandboxBank');
  #startWorker: () => void = () => undefined;

  constructor(@Inject(BANK_QUEUE) private readonly queue: Queue<BankJob>) {}

  /** Names what starts the worker of this process. */
  whenUsed(startWorker: () => void): void {
    this.#startWorker = startWorker;
  }

  /** A failure is left to the sweeper. */
  wake(paymentId: string, delayMs: number): void {
    // An installation without trials needs no worker for them.
    this.#startWorker();
    const delay = Math.max(0, delayMs) + MARGIN_MS;
    this.queue
      .add(
        'step',
        { paymentId },
        { jobId: paymentId, delay, removeOnComplete: true, removeOnFail: true },
      )
      .catch((error: unknown) => {
        this.#logger.warn({ msg: 'A payment of the bank waits for the sweeper.', err: error });
      });
  }
}
