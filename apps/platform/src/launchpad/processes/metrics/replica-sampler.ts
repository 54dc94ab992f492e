import { Clock } from '@skydeck/service';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Replica, ReplicaUsage } from '../../engine/runtime.driver.js';
import { LaunchpadSettings } from '../../launchpad-settings.js';
import { ReplicaKeeper } from '../../runtime/replica-keeper.js';
import { Runtimes } from '../../runtime/runtimes.js';
import { ReplicaSampleEntity } from './replica-sample.entity.js';

const KEPT = '24 hours';

interface Look extends ReplicaUsage {
  readonly atMs: number;
}

/** Measures what every replica uses, again and again, and keeps it for a day. */
@Injectable()
export class ReplicaSampler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #looks = new Map<string, Look>();
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  readonly #logger = new Logger(ReplicaSampler.name);

  constructor(
    private readonly keeper: ReplicaKeeper,
    private readonly runtimes: Runtimes,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: LaunchpadSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => {
      this.#working ??= this.sample()
        .catch((error: unknown) => this.#logger.warn({ msg: 'replicas not measured', err: error }))
        .finally(() => (this.#working = undefined));
    }, this.settings.config.LAUNCHPAD_METRICS_EVERY_S * 1000);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#working;
  }

  /** Measures all that runs now. */
  async sample(): Promise<void> {
    const running = await this.keeper.list();
    const looks = new Map<string, Look>();
    for (const appId of new Set(running.map((one) => one.appId))) {
      for (const used of await this.runtimes.usage(appId)) {
        looks.set(used.replicaId, { ...used, atMs: performance.now() });
      }
    }
    const rows = running.flatMap((one) => this.#rowOf(one, looks.get(one.replicaId)) ?? []);
    this.#looks = looks;
    if (rows.length > 0) await this.dataSource.manager.insert(ReplicaSampleEntity, rows);
    const before = this.clock.now();
    await this.dataSource.query(
      `delete from app_replica_sample where at < $1::timestamptz - interval '${KEPT}'`,
      [before],
    );
  }

  #rowOf({ replicaId, appId, process }: Replica, used: Look | undefined) {
    if (!used) return undefined;
    const before = this.#looks.get(replicaId);
    const passedS = before ? (used.atMs - before.atMs) / 1000 : 0;
    const spentS = before ? used.cpuSeconds - before.cpuSeconds : -1;
    // A process that ended takes its time with it.
    const cpuPercent = passedS > 0 && spentS >= 0 ? (100 * spentS) / passedS : null;
    const memoryBytes = String(Math.round(used.memoryBytes));
    return { replicaId, appId, process, at: this.clock.now(), cpuPercent, memoryBytes };
  }
}
