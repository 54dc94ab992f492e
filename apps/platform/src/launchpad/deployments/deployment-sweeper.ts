import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import type { DeploymentEntity } from './deployment.entity.js';
import { toDeploymentError } from './deployment-failure.js';
import { DeploymentErrors } from './deployment.errors.js';
import { DeploymentQueue } from './deployment-queue.js';
import { DeploymentLeases } from './deployment-leases.js';
import { DeploymentRows } from './deployment-rows.js';
import type { DeploymentStage } from './deployment-status.js';

/** A worker says that it lives every two seconds; after this long without a word it is dead. */
const STALE_MS = 10_000;
const MOST_ATTEMPTS = 2;

/** Sees to it that no deployment is ever stuck: what a dead worker left is done again or ended. */
@Injectable()
export class DeploymentSweeper {
  readonly #logger = new Logger(DeploymentSweeper.name);

  constructor(
    private readonly rows: DeploymentRows,
    private readonly leases: DeploymentLeases,
    private readonly queue: DeploymentQueue,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const row of await this.rows.unfinished()) {
      if (row.status === 'queued') {
        await this.queue.wake(row);
      } else if (now - (row.heartbeatAt?.getTime() ?? 0) > STALE_MS) {
        await this.#resolve(row);
      }
    }
  }

  async #resolve(row: DeploymentEntity): Promise<void> {
    this.#logger.warn({ msg: 'a worker is gone', deployment: row.id, stage: row.status });
    // The rows had switched already: the reconciler brings its release up.
    if (row.status === 'draining') return void (await this.leases.end(row, 'live'));
    const stage = row.status as DeploymentStage;
    if (row.cancelRequested) {
      const error = toDeploymentError(DeploymentErrors.cancelled(), stage);
      await this.leases.end(row, 'cancelled', error);
    } else if (row.attempts >= MOST_ATTEMPTS) {
      const error = toDeploymentError(DeploymentErrors.worker_lost(), stage);
      await this.leases.end(row, 'failed', error);
    } else {
      await this.leases.requeue(row);
    }
    await this.queue.wakeNext(row.appId);
  }
}
