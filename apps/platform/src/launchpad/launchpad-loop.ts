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
import { Reconciler } from './runtime/reconciler.js';

const EVERY_MS = 2_000;
const COLLECT_EVERY_MS = 60 * 60 * 1000;

/** Does what nobody asks for: sweeping, reconciling, collecting; from start to shutdown. */
@Injectable()
export class LaunchpadLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #running: Promise<void> | undefined;
  #wake: () => void = () => undefined;
  #isStopping = false;
  #collectedAtMs = performance.now();
  readonly #logger = new Logger(LaunchpadLoop.name);

  constructor(
    private readonly reconciler: Reconciler,
    private readonly sweeper: DeploymentSweeper,
    private readonly worker: DeploymentWorker,
    private readonly deletion: AppDeletion,
    private readonly builds: BuildStage,
  ) {}

  onApplicationBootstrap(): void {
    this.#running = this.#run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#isStopping = true;
    this.#wake();
    await this.worker.stop();
    await this.#running;
    await this.reconciler.end();
  }

  async #run(): Promise<void> {
    await this.#attempt('cleaning up', () => this.reconciler.begin());
    if (this.#isStopping) return;
    this.worker.start();
    // A machine that cannot build is told by the probe, and by the first build.
    this.builds.getReady().catch(() => undefined);
    while (!this.#isStopping) {
      await this.#attempt('sweeping', () => this.sweeper.sweep());
      await this.#attempt('deleting', () => this.deletion.finishAll());
      await this.#attempt('reconciling', () => this.reconciler.pass());
      if (performance.now() - this.#collectedAtMs > COLLECT_EVERY_MS) {
        this.#collectedAtMs = performance.now();
        await this.#attempt('collecting', () => this.deletion.collect());
      }
      await this.#pause();
    }
  }

  async #attempt(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#logger.error({ msg: `${what} failed; it is tried again`, err: error });
    }
  }

  async #pause(): Promise<void> {
    if (this.#isStopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, EVERY_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
