import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { AppDeletion } from './apps/app-deletion.js';
import { DeploymentSweeper } from './deployments/deployment-sweeper.js';
import { DeploymentWorker } from './deployments/deployment-worker.js';
import { BuildStage } from './deployments/stages/build-stage.js';
import { WatchWindow } from './rollbacks/watch-window.js';
import { CronClock } from './cron/cron-clock.js';
import { RunKeeper } from './runs/run-keeper.js';
import { RunPruner } from './runs/run-pruner.js';
import { Reconciler } from './runtime/reconciler.js';

const EVERY_MS = 2_000;
const COLLECT_EVERY_MS = 60 * 60 * 1000;

/** Does what nobody asks for: sweeping, reconciling, collecting; from start to shutdown. */
@Injectable()
export class LaunchpadLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #running: Promise<void> | undefined;
  readonly #stop = new AbortController();
  #collectedAtMs = performance.now();
  readonly #logger = new Logger(LaunchpadLoop.name);

  constructor(
    private readonly reconciler: Reconciler,
    private readonly sweeper: DeploymentSweeper,
    private readonly worker: DeploymentWorker,
    private readonly deletion: AppDeletion,
    private readonly builds: BuildStage,
    private readonly watch: WatchWindow,
    private readonly runs: RunKeeper,
    private readonly pruner: RunPruner,
    private readonly crons: CronClock,
  ) {}

  onApplicationBootstrap(): void {
    this.#running = this.#run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.worker.stop();
    await this.#running;
    await this.runs.end();
    await this.reconciler.end();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    // What runs and is not known would be started once more.
    while (!(await this.#attempt('taking over', () => this.reconciler.begin()))) {
      if (signal.aborted) return;
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
    await this.#attempt('telling lost runs', () => this.runs.begin());
    if (signal.aborted) return;
    this.worker.start();
    // A machine that cannot build is told by the probe, and by the first build.
    this.builds.getReady().catch(() => undefined);
    while (!signal.aborted) {
      await this.#attempt('sweeping', () => this.sweeper.sweep());
      await this.#attempt('deleting', () => this.deletion.finishAll());
      await this.#attempt('reconciling', () => this.reconciler.pass());
      await this.#attempt('watching', () => this.watch.pass());
      await this.#attempt('running by the clock', () => this.crons.pass());
      if (performance.now() - this.#collectedAtMs > COLLECT_EVERY_MS) {
        this.#collectedAtMs = performance.now();
        await this.#attempt('collecting', () => this.deletion.collect());
        await this.#attempt('forgetting runs', () => this.pruner.prune());
      }
      // Stopping ends the pause.
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #attempt(what: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.#logger.error({ msg: `${what} failed; it is tried again`, err: error });
      return false;
    }
  }
}
