import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { LaunchpadEngines } from '../engine/engines.js';
import { within } from '../engine/runtimes/within.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { RecoveryGate } from '../recovery/recovery-gate.js';
import { DailySnapshots } from './snapshots/daily-snapshots.js';
import { SnapshotWork } from './snapshots/snapshot-work.js';
import { VolumeGauge } from './volume-gauge.js';
import { VolumeWork } from './volume-work.js';

const EVERY_MS = 2_000;
const DAILY_EVERY_MS = 60_000;

/** Makes, grows, removes and measures volumes, from start to shutdown. */
@Injectable()
export class VolumeLoop
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  readonly #logger = new Logger(VolumeLoop.name);
  readonly #stop = new AbortController();
  readonly #pokes = new Set<() => void>();
  #running: Promise<void> | undefined;
  #measuredAtMs = -Infinity;
  #askedAtMs = -Infinity;

  constructor(
    private readonly work: VolumeWork,
    private readonly snapshots: SnapshotWork,
    private readonly daily: DailySnapshots,
    private readonly gauge: VolumeGauge,
    private readonly engines: LaunchpadEngines,
    private readonly settings: LaunchpadSettings,
    private readonly gate: RecoveryGate,
  ) {}

  onApplicationBootstrap(): void {
    this.#running = this.#run();
  }

  /** There is something to do now. */
  poke(): void {
    const pokes = [...this.#pokes];
    this.#pokes.clear();
    for (const poke of pokes) poke();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    this.poke();
    await this.#running;
  }

  /** By now no replica runs any more, or it has its volumes still. */
  async onApplicationShutdown(): Promise<void> {
    if (this.settings.config.LAUNCHPAD_APPS_ON_STOP === 'keep') return;
    await this.engines.volumes.close();
  }

  async #run(): Promise<void> {
    // Volumes of replicas that go on are held; until those are known, none may be touched.
    await this.gate.passed(this.#stop.signal);
    await this.#attempt(() => this.work.sweep());
    await Promise.all([
      this.#again(async (signal) => {
        await this.work.pass(signal);
        await this.#measure();
      }),
      // Many files take long.
      this.#again(async (signal) => {
        await this.#ask();
        await this.snapshots.pass(signal);
      }),
    ]);
  }

  async #again(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const poked = new Promise<void>((resolve) => this.#pokes.add(resolve));
      await this.#attempt(() => work(signal));
      if (!signal.aborted) await within(poked, EVERY_MS);
    }
  }

  async #ask(): Promise<void> {
    if (performance.now() - this.#askedAtMs < DAILY_EVERY_MS) return;
    this.#askedAtMs = performance.now();
    await this.daily.pass();
  }

  async #measure(): Promise<void> {
    const everyMs = this.settings.config.LAUNCHPAD_METRICS_EVERY_S * 1000;
    if (performance.now() - this.#measuredAtMs < everyMs) return;
    this.#measuredAtMs = performance.now();
    await this.gauge.pass();
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#logger.error({ msg: 'volumes are seen to later', err: error });
    }
  }
}
