import { Inject, Injectable, Logger } from '@nestjs/common';
import { startWorker } from '@skydeck/queue';
import type { Queue, Worker } from 'bullmq';
import { DataSource } from 'typeorm';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { ActiveRuns } from './active-runs.js';
import { DeploymentEntity } from './deployment.entity.js';
import { DEPLOY_QUEUE, type DeployJob, DeploymentQueue } from './deployment-queue.js';
import { DeploymentRunner } from './deployment-runner.js';

const LOCK_MS = 60_000;

/** Works on as many deployments at once as the machine is set to. */
@Injectable()
export class DeploymentWorker {
  #worker: Worker<DeployJob> | undefined;
  readonly #logger = new Logger(DeploymentWorker.name);

  constructor(
    @Inject(DEPLOY_QUEUE) private readonly queue: Queue<DeployJob>,
    private readonly wakes: DeploymentQueue,
    private readonly runner: DeploymentRunner,
    private readonly active: ActiveRuns,
    private readonly dataSource: DataSource,
    private readonly settings: LaunchpadSettings,
  ) {}

  start(): void {
    // The name carries the installation, so the worker is made here and not by a decorator.
    const worker = startWorker(this.queue, (job) => this.#process(job.data), {
      concurrency: this.settings.config.LAUNCHPAD_CONCURRENCY,
      lockDuration: LOCK_MS,
    });
    worker.on('error', (error) => {
      this.#logger.warn({ msg: 'the deployment queue had a problem', err: error });
    });
    this.#worker = worker;
  }

  /** Interrupts what runs and gives it back to the queue. */
  async stop(): Promise<void> {
    this.active.shutDown();
    await this.#worker?.close();
  }

  async #process({ deploymentId }: DeployJob): Promise<void> {
    try {
      // What could not be had waits for another one of its app, which wakes it at its end.
      if (!(await this.runner.run(deploymentId))) return;
    } catch (error) {
      // The row keeps its state; the sweeper takes it up once its heartbeat is old.
      this.#logger.error({ msg: 'a deployment was left', deployment: deploymentId, err: error });
    }
    const row = await this.dataSource.manager.findOneBy(DeploymentEntity, { id: deploymentId });
    if (row) await this.wakes.wakeNext(row.appId);
  }
}
