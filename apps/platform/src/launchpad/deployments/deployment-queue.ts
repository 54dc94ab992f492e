import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { DeploymentEntity } from './deployment.entity.js';
import { DeploymentRows } from './deployment-rows.js';

/** Data of a job: it only says where to look, the row says what to do. */
export interface DeployJob {
  readonly deploymentId: string;
}

/** Name under which the queue itself can be injected. */
export const DEPLOY_QUEUE = Symbol('launchpad deploy queue');

/** Wakes a worker. Waking twice, or for a deployment that has ended, does nothing. */
@Injectable()
export class DeploymentQueue {
  constructor(
    @Inject(DEPLOY_QUEUE) private readonly queue: Queue<DeployJob>,
    private readonly rows: DeploymentRows,
  ) {}

  async wake({ id, workerEpoch }: Pick<DeploymentEntity, 'id' | 'workerEpoch'>): Promise<void> {
    await this.queue.add(
      'deploy',
      { deploymentId: id },
      {
        // One job for each time it waits: while every worker is busy, further wakes add nothing.
        jobId: `${id}-${workerEpoch}`,
        removeOnComplete: true,
        removeOnFail: true,
      },
    );
  }

  /** Wakes a worker for what waits of an app, now that its turn may have come. */
  async wakeNext(appId: string): Promise<void> {
    const next = await this.rows.waiting(appId);
    if (next) await this.wake(next);
  }
}
