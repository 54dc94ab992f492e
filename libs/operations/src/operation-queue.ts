import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { DataSource, IsNull } from 'typeorm';
import { OperationEntity } from './operation.entity.js';

/** Data of a job: it only says where to look, the row says what to do. */
export interface OperationJob {
  readonly operationId: string;
}

/** Name under which the queue itself can be injected. */
export const OPERATION_QUEUE = Symbol('operation queue');

/** Wakes a worker. Waking twice, or for an operation that is over, does nothing. */
@Injectable()
export class OperationQueue {
  constructor(
    @Inject(OPERATION_QUEUE) private readonly queue: Queue<OperationJob>,
    private readonly dataSource: DataSource,
  ) {}

  async wake({ id, epoch }: Pick<OperationEntity, 'id' | 'epoch'>): Promise<void> {
    await this.#add(id, `${id}-${epoch}`);
  }

  /**
   * Wakes a worker for what waits although it was woken: the job may be in the hands of a dead
   * worker, and would be given to another one only when its lock has run out.
   * @param round each makes a job of its own, so that few are made
   */
  async wakeAgain({ id, epoch }: Pick<OperationEntity, 'id' | 'epoch'>, round: number) {
    await this.#add(id, `${id}-${epoch}-${round}`);
  }

  /** Wakes a worker for what waits for a resource, now that its turn may have come. */
  async wakeNext(resourceId: string): Promise<void> {
    const [next] = await this.dataSource.manager.find(OperationEntity, {
      where: { resourceId, finishedAt: IsNull() },
      order: { id: 'ASC' },
      take: 1,
    });
    if (next?.status === 'queued') await this.wake(next);
  }

  async #add(operationId: string, jobId: string): Promise<void> {
    const options = { jobId, removeOnComplete: true, removeOnFail: true };
    await this.queue.add('operation', { operationId }, options);
  }
}
