import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { LaunchpadEngines } from '../engine/engines.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { VolumeGauge } from './volume-gauge.js';
import { VolumeWork } from './volume-work.js';

const EVERY_MS = 2_000;

/** Makes, grows, removes and measures volumes, from start to shutdown. */
@Injectable()
export class VolumeLoop
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  readonly #logger = new Logger(VolumeLoop.name);
  readonly #stop = new AbortController();
  #pause = new AbortController();
  #running: Promise<void> | undefined;
  #measuredAtMs = -Infinity;

  constructor(
    private readonly work: VolumeWork,
    private readonly gauge: VolumeGauge,
    private readonly engines: LaunchpadEngines,
    private readonly settings: LaunchpadSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.#running = this.#run();
  }

  /** There is something to do now. */
  poke(): void {
    this.#pause.abort();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    this.#pause.abort();
    await this.#running;
  }

  /** By now no replica runs any more. */
  async onApplicationShutdown(): Promise<void> {
    await this.engines.volumes.close();
  }

  async #run(): Promise<void> {
    const everyMs = this.settings.config.LAUNCHPAD_METRICS_EVERY_S * 1000;
    while (!this.#stop.signal.aborted) {
      this.#pause = new AbortController();
      await this.#attempt(() => this.work.pass(this.#stop.signal));
      if (performance.now() - this.#measuredAtMs >= everyMs) {
        this.#measuredAtMs = performance.now();
        await this.#attempt(() => this.gauge.pass());
      }
      if (this.#stop.signal.aborted) return;
      await sleep(EVERY_MS, undefined, { signal: this.#pause.signal }).catch(() => undefined);
    }
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#logger.error({ msg: 'volumes are seen to later', err: error });
    }
  }
}
