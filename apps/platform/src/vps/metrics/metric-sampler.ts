import { Clock } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { ComputeEngine } from '../engine/compute.driver.js';
import { ComputeEngines } from '../engine/compute-engines.js';
import { VpsEntity } from '../servers/vps.entity.js';
import { VpsSettings } from '../vps-settings.js';
import { ConsolePruner } from '../console/console-pruner.js';
import { MetricStore } from './metric-store.js';

const PRUNE_EVERY_MS = 10 * 60_000;

/** Measures all servers that run, one question to each engine at a time. */
@Injectable()
export class MetricSampler implements OnApplicationBootstrap, OnModuleDestroy {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #prunedAt = -Infinity;
  readonly #logger = new Logger(MetricSampler.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly engines: ComputeEngines,
    private readonly store: MetricStore,
    private readonly consoles: ConsolePruner,
    private readonly settings: VpsSettings,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => {
      // A measurement that takes longer than the interval is not overtaken.
      this.#running ??= this.#tick().finally(() => (this.#running = undefined));
    }, this.settings.config.VPS_METRICS_EVERY_S * 1000);
  }

  /** Before the engines are let go of. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** One measurement of every engine that has servers running. */
  async measure(): Promise<void> {
    for (const engine of await this.#inUse()) {
      const driver = await this.engines.open(engine);
      await this.store.add(await driver.samples());
    }
  }

  async #tick(): Promise<void> {
    try {
      await this.measure();
      if (performance.now() - this.#prunedAt < PRUNE_EVERY_MS) return;
      this.#prunedAt = performance.now();
      await this.store.prune(this.clock.now());
      await this.consoles.prune();
    } catch (error) {
      this.#logger.warn({ msg: 'servers were not measured; it is tried again', err: error });
    }
  }

  async #inUse(): Promise<ComputeEngine[]> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(VpsEntity, 'vps')
      .select('distinct vps.engine', 'engine')
      .where({ deletedAt: IsNull(), power: 'running' })
      .getRawMany<{ engine: ComputeEngine }>();
    return rows.map(({ engine }) => engine);
  }
}
