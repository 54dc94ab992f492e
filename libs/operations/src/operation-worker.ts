import { Inject, Injectable, Logger } from '@nestjs/common';
import { startWorker } from '@skydeck/queue';
import type { Queue, Worker } from 'bullmq';
import { DataSource } from 'typeorm';
import { OperationEntity } from './operation.entity.js';
import { OPERATION_QUEUE, type OperationJob, OperationQueue } from './operation-queue.js';
import { OperationRunner } from './operation-runner.js';
import { RunningOperations } from './running-operations.js';

const LOCK_MS = 60_000;

/** Works on operations, some at once. */
@Injectable()
export class OperationWorker {
  #worker: Worker<OperationJob> | undefined;
  readonly #logger = new Logger(OperationWorker.name);

  constructor(
    @Inject(OPERATION_QUEUE) private readonly queue: Queue<OperationJob>,
    private readonly wakes: OperationQueue,
    private readonly runner: OperationRunner,
    private readonly running: RunningOperations,
    private readonly dataSource: DataSource,
  ) {}

  start(concurrency: number): void {
    const worker = startWorker(this.queue, (job) => this.#process(job.data), {
      concurrency,
      lockDuration: LOCK_MS,
    });
    worker.on('error', (error) => {
      this.#logger.warn({ msg: 'the queue of operations had a problem', err: error });
    });
    this.#worker = worker;
  }

  /** Interrupts what runs and gives it back to the queue. */
  async stop(): Promise<void> {
    this.running.shutDown();
    await this.#worker?.close();
  }

  async #process({ operationId }: OperationJob): Promise<void> {
    try {
      await this.runner.run(operationId);
    } catch (error) {
      // The row keeps its state; the sweeper takes it up once its heartbeat is old.
      this.#logger.error({ msg: 'an operation was left', operation: operationId, err: error });
    }
    const which = { id: operationId };
    const row = await this.dataSource.manager.findOneBy(OperationEntity, which);
    if (row?.finishedAt) await this.wakes.wakeNext(row.resourceId);
  }
}
