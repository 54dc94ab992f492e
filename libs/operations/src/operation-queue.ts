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
    const options = { jobId: `${id}-${epoch}`, removeOnComplete: true, removeOnFail: true };
    await this.queue.add('operation', { operationId: id }, options);
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
}
